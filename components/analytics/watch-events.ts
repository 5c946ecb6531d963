import { followKept } from './follow-kept';
import { watchColourMode } from './watch-colour-mode';
import { watchInputs, watchPresses } from './watch-presses';
import { watchShown } from './watch-shown';

let isWatching = false;

/** Records what visitors do on this document, from the marks in the markup (`lib/analytics/event-mark.ts`). */
export function watchEvents(): void {
  if (isWatching) return;
  isWatching = true;
  watchPresses();
  watchInputs();
  watchColourMode();
  followKept();
  watchShown();
  // Only in development: the condition is known at build time, so the production bundle has no overlay.
  if (process.env.NODE_ENV !== 'production') void import('./debug-overlay').then((room) => room.openOverlay());
}
