type Key = { readonly key: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

const STEPS: readonly string[] = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
];

/**
 * Whether a key moves a closed select to another option, which browsers call a change at once: a step, or a letter. Space,
 * F4 and Alt with an arrow open it, and what is chosen in the open one is meant.
 */
export function passesOptions({ key, altKey, ctrlKey, metaKey }: Key): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return STEPS.includes(key) || ([...key].length === 1 && key !== ' ');
}
