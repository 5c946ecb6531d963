import type { WriteStream } from 'node:tty';

/** Where the tool speaks. */
export type Terminal = {
  /** Tells what is or would be. */
  readonly say: (line: string) => void;
  /** Tells what is wrong. */
  readonly complain: (line: string) => void;
  /** Takes the progress bar. */
  readonly bar: Pick<WriteStream, 'write' | 'isTTY'>;
};

/**
 * The text with spaces for characters that could control a terminal: control characters other than line ends and tabs,
 * and characters that reverse or hide text, other than those of Thai words and emoji and the byte order mark of a sheet.
 */
export const harmless = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}|(?![\u200b-\u200d\ufeff])\p{Cf}/gu, ' ');

/** Prints text of visitors, staff and servers so that it cannot control the terminal. */
export const TERMINAL: Terminal = {
  say: (text) => console.log(harmless(text)),
  complain: (text) => console.error(harmless(text)),
  bar: process.stdout,
};
