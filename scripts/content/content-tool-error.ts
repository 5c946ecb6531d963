import type { Words } from '../../lib/content/check/fault';

/** Said on one line each, with the exit code: 1 for faults, 2 for a command that cannot be meant. */
export class ContentToolError extends Error {
  override readonly name = 'ContentToolError';
  readonly words: Words;
  /** @param words in both languages, or in English alone for a tool that has no `--lang` */
  constructor(
    words: Words | string,
    readonly exitCode: 1 | 2,
  ) {
    const both = typeof words === 'string' ? { en: words, th: words } : words;
    super(both.en);
    this.words = both;
  }
}
