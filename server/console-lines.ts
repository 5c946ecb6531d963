import { format, stripVTControlCharacters } from 'node:util';
import { log } from '../lib/config/log';

/** Enough for an error with its stack and its cause. */
const MOST_CHARACTERS = 8_000;

/** What Next and other packages write to the console becomes a line of the log: whoever collects it reads JSON alone. */
export function consoleToLog(): void {
  const to =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]): void =>
      log(level, 'console', {
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
