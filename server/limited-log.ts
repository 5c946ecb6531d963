import { log } from '../lib/config/log';

/** In a flood of events, logging every one would be most of the work and add no information. */
const MOST_A_SECOND = 50;

type Write = typeof log;

/** Logs an event at most fifty times a second. The next line after that counts the lines left out (`leftOutBefore`). */
export function createLimitedLog(event: string, write: Write = log, now: () => number = () => performance.now()) {
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
