type Key = { readonly key: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

const STEPS: readonly string[] = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
];

/**
 * Whether a key press moves a closed select to another option, which fires `change` immediately: arrows, paging keys
 * and letters. Space, F4 and Alt+arrow open the list, and a choice in the open list is deliberate.
 */
export function passesOptions({ key, altKey, ctrlKey, metaKey }: Key): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return STEPS.includes(key) || ([...key].length === 1 && key !== ' ');
}
