import { markedEvent } from '@/lib/analytics/event-mark';
import { record } from './record';

const PRESSED = 'a,button,summary';

/** The closest marked element around a target, with its event. */
function markAround(target: EventTarget | null, within: string, name: string) {
  const at = target instanceof Element ? target.closest(within)?.closest(`[${name}]`) : null;
  const event = markedEvent(at?.getAttribute(name));
  return at && event ? { at, event } : null;
}

/** Records presses. Listens in the capture phase, because the press may open another page. */
export function watchPresses(): void {
  const pressed = new WeakSet<Element>();
  const listen = ({ target }: Event) => {
    const mark = markAround(target, PRESSED, 'data-event-press');
    if (mark === null || (pressed.has(mark.at) && mark.at.hasAttribute('data-event-once'))) return;
    pressed.add(mark.at);
    record(mark.event);
  };
  document.addEventListener('click', listen, { capture: true, passive: true });
}

/**
 * Records that the visitor typed or selected something, never what. Records once for each mark in a form, whose fields
 * may be remounted, or once for each marked element outside a form.
 */
export function watchInputs(): void {
  const used = new WeakMap<Element, Set<string | null>>();
  const listen = ({ target, isTrusted }: Event) => {
    // Ignore events from scripts, such as a restored draft or a slider that sets a field.
    const mark = isTrusted ? markAround(target, '*', 'data-event-input') : null;
    if (mark === null) return;
    const within = mark.at.closest('form') ?? mark.at;
    const marks = used.get(within) ?? new Set<string | null>();
    const text = mark.at.getAttribute('data-event-input');
    if (marks.has(text)) return;
    used.set(within, marks.add(text));
    record(mark.event);
  };
  document.addEventListener('input', listen, { capture: true, passive: true });
}
