type Level = 'debug' | 'info' | 'warn' | 'error';

const LEVELS: readonly string[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** One JSON line per event to stdout or stderr. Never log personal data. */
export function log(level: Level, event: string, details: Record<string, unknown> = {}): void {
  const least = LEVELS.indexOf(process.env.LOG_LEVEL || 'info');
  if (LEVELS.indexOf(level) < least) return;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details });
  (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(`${line}\n`);
}

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
