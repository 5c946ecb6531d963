import { setImmediate } from 'node:timers/promises';

/** Long work stops so often, in milliseconds, to let requests be answered. */
const SLICE_MS = 10;

/** To be awaited again and again in long work: lets others run when the work has gone on for a while. */
export function breather(): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return setImmediate().then(() => {
      until = performance.now() + SLICE_MS;
    });
  };
}
