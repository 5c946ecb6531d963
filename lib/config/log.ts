type Level = 'debug' | 'info' | 'warn' | 'error';

const LEVELS: readonly string[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** Writes one JSON line per event to stdout or stderr. Never log personal data. LOG_LEVEL sets the minimum level. */
export function log(level: Level, event: string, details: Record<string, unknown> = {}): void {
  const least = LEVELS.indexOf(process.env.LOG_LEVEL || 'info');
  if (LEVELS.indexOf(level) < least) return;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(`${line}\n`);
}

/** The message of a caught value, which may not be an Error. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
