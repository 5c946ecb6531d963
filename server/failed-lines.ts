import { log } from '../lib/config/log';

/** In a flood of failures their lines would be most of the work, and tell no more. */
const MOST_A_SECOND = 50;

type Write = typeof log;

/** Writes a line for each failed request, fifty a second at most; the next line says how many were left out. */
export function createFailedLines(write: Write = log, now: () => number = () => performance.now()) {
  let second = 0;
  let written = 0;
  let leftOut = 0;
  return (level: 'warn' | 'error', details: Record<string, unknown>): void => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) {
      second = current;
      written = 0;
    }
    if (written >= MOST_A_SECOND) {
      leftOut += 1;
      return;
    }
    written += 1;
    write(level, 'request failed', leftOut === 0 ? details : { ...details, leftOutBefore: leftOut });
    leftOut = 0;
  };
}
