import { whenIdle } from '../ui/when-idle';

/** Runs something once the page is looked at and the browser has nothing better to do. */
export function whenFree(run: () => void): void {
  if (document.visibilityState === 'visible') {
    whenIdle(run);
    return;
  }
  document.addEventListener('visibilitychange', () => whenFree(run), { once: true });
}
