import { whenIdle } from '../ui/when-idle';

/** Runs a function when the page is visible and the browser is idle. */
export function whenFree(run: () => void): void {
  if (document.visibilityState === 'visible') {
    whenIdle(run);
    return;
  }
  document.addEventListener('visibilitychange', () => whenFree(run), { once: true });
}
