import type { WriteStream } from 'node:tty';

/** Where the content tool writes. Texts of staff and visitors are printed without characters that control a terminal. */
export type Terminal = {
  /** Prints a result. */
  readonly print: (line: string) => void;
  /** Prints a fault. */
  readonly printError: (line: string) => void;
  /** The stream for the progress bar. */
  readonly progress: Pick<WriteStream, 'write' | 'isTTY'>;
};

/**
 * Replaces characters that could control a terminal with spaces: control characters, except for line breaks and tabs,
 * and characters that reverse or hide text, except for those in Thai words and emoji and for byte order marks.
 */
export const harmless = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}|(?![\u200b-\u200d\ufeff])\p{Cf}/gu, ' ');

/** The standard output. It cannot be controlled by texts of visitors, staff and servers (see `harmless`). */
export const TERMINAL: Terminal = {
  print: (text) => console.log(harmless(text)),
  printError: (text) => console.error(harmless(text)),
  progress: process.stdout,
};
