import { followKept } from './follow-kept';
import { watchColourMode } from './watch-colour-mode';
import { watchInputs, watchPresses } from './watch-presses';
import { watchShown } from './watch-shown';

let isWatching = false;

/** Records what visitors do, from the marks of the pages (`lib/analytics/event-mark.ts`), as long as the page lives. */
export function watchEvents(): void {
  if (isWatching) return;
  isWatching = true;
  watchPresses();
  watchInputs();
  watchColourMode();
  followKept();
  watchShown();
  // Developers only: the condition is known when the site is built, and production has no byte of it.
  if (process.env.NODE_ENV !== 'production') void import('./debug-overlay').then((room) => room.openOverlay());
}
