import type { Message } from '../../lib/content/check/fault';

/** An error for staff, printed without a stack trace. The exit code is 1 for faults and 2 for an invalid command. */
export class ContentToolError extends Error {
  override readonly name = 'ContentToolError';
  readonly words: Message;
  /** @param words the message in both languages, or only in English for a tool without `--lang` */
  constructor(
    words: Message | string,
    readonly exitCode: 1 | 2,
  ) {
    const both = typeof words === 'string' ? { en: words, th: words } : words;
    super(both.en);
    this.words = both;
  }
}
