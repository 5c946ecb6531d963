import { format, stripVTControlCharacters } from 'node:util';
import { log } from '../lib/config/log';

const MAX_PER_SECOND = 50;

type Write = typeof log;

/** At most fifty times a second. The next line counts the lines left out, because a flood adds no information. */
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
    if (written >= MAX_PER_SECOND) {
      leftOut += 1;
      return;
    }
    written += 1;
    write(level, event, leftOut === 0 ? details : { ...details, leftOutBefore: leftOut });
    leftOut = 0;
  };
}

const MAX_PATH_LENGTH = 200;

/** Without the query, which people typed, and the part after `sent/`, `again/`, `status/` and `preview/`, which opens a page. */
export const loggedPath = (url = ''): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(/\/(sent|again|status|preview)\/.*/s, '/$1/…').slice(0, MAX_PATH_LENGTH);

/** If the log fails, its lines are lost. Without a listener, that would be an uncaught exception. */
export function ignoreLogErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

const MAX_LINE_LENGTH = 8_000;

/** Log collectors read only JSON. The rate is limited, because visitors can trigger output of packages repeatedly. */
export function redirectConsoleToLog(): void {
  const write = createLimitedLog('console');
  const to =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]): void =>
      write(level, {
        text: stripVTControlCharacters(format(...parts))
          .trim()
          .slice(0, MAX_LINE_LENGTH),
      });
  Object.assign(console, {
    debug: to('debug'),
    log: to('info'),
    info: to('info'),
    warn: to('warn'),
    error: to('error'),
  });
}
