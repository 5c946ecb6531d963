import { COLOUR_MODES } from '@/lib/analytics/event-values';
import { colourModeChosen } from '@/lib/analytics/events';
import { COLOUR_MODE_KEY } from '@/lib/build/colour-mode-script';
import { record } from './record';

function chosen() {
  try {
    const kept = localStorage.getItem(COLOUR_MODE_KEY);
    return COLOUR_MODES.find((mode) => mode === kept);
  } catch {
    // Storage is blocked, so only the button knows the choice.
    return undefined;
  }
}

/** Records the colour mode. Listens in the bubble phase, because by then the button has stored the choice. */
export function watchColourMode(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-colour-mode] button') === null) return;
    const mode = chosen();
    if (mode) record(colourModeChosen(mode));
  });
}
