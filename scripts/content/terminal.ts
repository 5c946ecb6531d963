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

export const TERMINAL: Terminal = {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  bar: process.stdout,
};
