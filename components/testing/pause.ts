import { vi } from 'vitest';

/** Timers of `pause` milliseconds, which wait for a visitor to stop typing, run at once. */
export function skipPause(pause: number): void {
  const later = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => later(run, ms === pause ? 0 : ms));
}
