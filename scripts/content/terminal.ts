import type { WriteStream } from 'node:tty';

/** The output of the tool. */
export type Terminal = {
  /** Prints a result. */
  readonly say: (line: string) => void;
  /** Prints a fault. */
  readonly complain: (line: string) => void;
  /** The stream for the progress bar. */
  readonly bar: Pick<WriteStream, 'write' | 'isTTY'>;
};

/**
 * Replaces characters that could control a terminal with spaces: control characters, except for line breaks and tabs,
 * and characters that reverse or hide text, except for those in Thai words and emoji and for byte order marks.
 */
export const harmless = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}|(?![\u200b-\u200d\ufeff])\p{Cf}/gu, ' ');

/** The standard output. It cannot be controlled by texts of visitors, staff and servers (see `harmless`). */
export const TERMINAL: Terminal = {
  say: (text) => console.log(harmless(text)),
  complain: (text) => console.error(harmless(text)),
  bar: process.stdout,
};
