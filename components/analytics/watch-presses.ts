import { markedEvent } from '@/lib/analytics/event-mark';
import { record } from './record';

const PRESSED = 'a,button,summary';

/** The marked element around a target, and its event. */
function markAround(target: EventTarget | null, within: string, name: string) {
  const at = target instanceof Element ? target.closest(within)?.closest(`[${name}]`) : null;
  const event = markedEvent(at?.getAttribute(name));
  return at && event ? { at, event } : null;
}

/** Before anybody else hears of the press: what it opens may take the page away. */
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
 * Once for each mark of a form, whose fields may be made anew, and for each marked element where there is none: that
 * something was typed or chosen, never what.
 */
export function watchInputs(): void {
  const used = new WeakMap<Element, Set<string | null>>();
  const listen = ({ target, isTrusted }: Event) => {
    // A draft that is put back, or a slider that writes into a field, is nobody's typing.
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
