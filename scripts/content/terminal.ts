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
 * The text without what would steer a terminal: control characters but for ends of lines and tabs, and signs that turn or
 * hide what is written, but for those within Thai words and emoji and the mark before a sheet.
 */
export const harmless = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}|(?![\u200b-\u200d\ufeff])\p{Cf}/gu, ' ');

/** Whatever others wrote, visitors, staff or a server, cannot steer the terminal. */
export const TERMINAL: Terminal = {
  say: (text) => console.log(harmless(text)),
  complain: (text) => console.error(harmless(text)),
  bar: process.stdout,
};
