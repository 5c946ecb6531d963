import { COLOUR_MODES } from '@/lib/analytics/event-values';
import { colourModeChosen } from '@/lib/analytics/events';
import { COLOUR_MODE_KEY } from '@/lib/build/colour-mode-script';
import { record } from './record';

function chosen() {
  try {
    const kept = localStorage.getItem(COLOUR_MODE_KEY);
    return COLOUR_MODES.find((mode) => mode === kept);
  } catch {
    // Where storage is forbidden, nobody but the button knows.
    return undefined;
  }
}

/** Not at the way down: the button has kept the choice by the time that the press comes back up to the document. */
export function watchColourMode(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-colour-mode] button') === null) return;
    const mode = chosen();
    if (mode) record(colourModeChosen(mode));
  });
}
