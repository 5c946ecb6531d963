import { format, stripVTControlCharacters } from 'node:util';
import { createLimitedLog } from './limited-log';

/** Enough for an error with its stack and its cause. */
const MOST_CHARACTERS = 8_000;

/**
 * Turns the console output of Next and other packages into log lines, because log collectors read only JSON. It limits
 * their rate, because visitors can trigger some of this output repeatedly.
 */
export function consoleToLog(): void {
  const write = createLimitedLog('console');
  const to =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]): void =>
      write(level, {
        text: stripVTControlCharacters(format(...parts))
          .trim()
          .slice(0, MOST_CHARACTERS),
      });
  Object.assign(console, {
    debug: to('debug'),
    log: to('info'),
    info: to('info'),
    warn: to('warn'),
    error: to('error'),
  });
}
