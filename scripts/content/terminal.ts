import { createInterface } from 'node:readline/promises';
import type { WriteStream } from 'node:tty';
import type { Language, Message } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';

/** Where the content tool writes. Texts of staff and visitors are printed without characters that control a terminal. */
export type Terminal = {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly progress: Pick<WriteStream, 'write' | 'isTTY'>;
};

/** Replaces characters that could control a terminal, or reverse or hide text. Keeps those of Thai words and emoji. */
export const withoutControlCharacters = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}|(?![\u200b-\u200d\ufeff])\p{Cf}/gu, ' ');

/** The standard output, without characters from visitors, staff and servers that could control the terminal. */
export const TERMINAL: Terminal = {
  print: (text) => console.log(withoutControlCharacters(text)),
  printError: (text) => console.error(withoutControlCharacters(text)),
  progress: process.stdout,
};

export type MessagePrinter = {
  readonly language: Language;
  readonly print: (words: Message) => void;
  readonly printError: (words: Message) => void;
  readonly progress: Terminal['progress'];
};

export const messagePrinter = ({ print, printError, progress }: Terminal, language: Language): MessagePrinter => ({
  language,
  print: (words) => print(words[language]),
  printError: (words) => printError(words[language]),
  progress,
});

/** Protects documents against deletion by a mistyped command. */
export type DeleteGuard = {
  readonly confirmed: readonly string[];
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

/** Whether the documents may be deleted. Requires the exact name of the collection, by `--confirm` or typed. */
export async function mayDelete(
  collection: CollectionName,
  count: number,
  guard: DeleteGuard,
  language: Language,
): Promise<boolean> {
  if (guard.confirmed.includes(collection)) return true;
  if (guard.ask === undefined) return false;
  const question = {
    en: `${count} documents of ${collection} will be deleted for good. Type the collection's name to go on: `,
    th: `จะลบ ${collection} ถาวร ${count} รายการ ถ้าต้องการลบ ให้พิมพ์ชื่อคอลเลกชัน: `,
  };
  return (await guard.ask(question[language])).trim() === collection;
}

export function terminalQuestion(): DeleteGuard['ask'] {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  };
}

export type Progress = { readonly add: (done: number) => void; readonly end: () => void };

const WIDTH = 24;
/** The shortest time between two updates of a terminal's bar, and between two lines of a log, in milliseconds. */
const PACE = { terminal: 100, log: 5_000 } as const;

/** The progress as text, such as `12,500 of 20,000, 2,410 a second, 3 s left`. `elapsed` is in milliseconds. */
export function progressText(done: number, total: number, elapsed: number, language: Language): string {
  const rate = elapsed > 0 ? (done * 1_000) / elapsed : 0;
  const left = rate > 0 ? Math.ceil((total - done) / rate) : undefined;
  const count = (value: number) => Math.round(value).toLocaleString('en');
  if (language === 'th')
    return `${count(done)} จาก ${count(total)} วินาทีละ ${count(rate)}${left === undefined ? '' : ` เหลือ ${left} วินาที`}`;
  return `${count(done)} of ${count(total)}, ${count(rate)} a second${left === undefined ? '' : `, ${left} s left`}`;
}

export function showProgress(
  label: Message,
  total: number,
  { progress: out, language }: Pick<MessagePrinter, 'progress' | 'language'>,
): Progress {
  const start = performance.now();
  const pace = out.isTTY ? PACE.terminal : PACE.log;
  let done = 0;
  let shownAt = start;
  const show = (ending: string) => {
    const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
    const bar = out.isTTY ? `\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ` : '';
    out.write(`${bar}${label[language]}: ${progressText(done, total, performance.now() - start, language)}${ending}`);
    shownAt = performance.now();
  };
  return {
    add(count) {
      done += count;
      if (performance.now() - shownAt >= pace) show(out.isTTY ? '' : '\n');
    },
    end: () => show('\n'),
  };
}
