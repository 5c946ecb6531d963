import { log } from '../lib/config/log';

/** In a flood of events their lines would be most of the work, and tell no more. */
const MOST_A_SECOND = 50;

type Write = typeof log;

/** Writes lines of an event, fifty a second at most; the next line says how many were left out. */
export function createFewLines(event: string, write: Write = log, now: () => number = () => performance.now()) {
  let second = 0;
  let written = 0;
  let leftOut = 0;
  return (level: Parameters<Write>[0], details: Record<string, unknown>): void => {
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
    write(level, event, leftOut === 0 ? details : { ...details, leftOutBefore: leftOut });
    leftOut = 0;
  };
}
