import { COLOUR_MODES, changedFilters, type ListChange } from '@/lib/analytics/event-values';
import {
  colourModeChosen,
  comparedHomeChanged,
  contactPressed,
  errorShown,
  filtersChanged,
  hiddenHomeChanged,
  savedHomeChanged,
  savedSearchChanged,
} from '@/lib/analytics/events';
import { markedEvent, type SiteEvent } from '@/lib/analytics/site-event';
import { COLOUR_MODE_KEY } from '@/lib/build/first-paint-keys';
import { comparedIds, hiddenIds, isForgetting, savedIds, savedSearches } from '../saved/saved-lists';
import { record } from './page-analytics';

const recordedElements = new WeakSet<Element>();
const recordedKeys = new Set<string>();

function isNew(element: Element): boolean {
  const key = element.getAttribute('data-event-key');
  if (key === null ? recordedElements.has(element) : recordedKeys.has(key)) return false;
  recordedElements.add(element);
  if (key !== null) recordedKeys.add(key);
  return true;
}

const eventOf = (element: Element): SiteEvent | null => {
  const status = element.getAttribute('data-error-status');
  return status === null ? markedEvent(element.getAttribute('data-event-shown')) : errorShown(Number(status));
};

let shownSearch: string | undefined;
const searches = new Set<string>();

function recordFilterChanges(): void {
  const current = document.querySelector<HTMLElement>('[data-search]')?.dataset.search;
  if (current !== undefined && !searches.has(current)) {
    const changed = shownSearch === undefined ? [] : changedFilters(shownSearch, current);
    if (changed.length > 0) record(filtersChanged(changed));
    searches.add(current);
  }
  shownSearch = current;
}

function recordShown(): void {
  recordFilterChanges();
  for (const element of document.querySelectorAll('[data-event-shown],[data-error-status]')) {
    const event = isNew(element) ? eventOf(element) : null;
    if (event !== null) record(event);
  }
}

/** Waits until after the next paint, so that the view is recorded before its content. */
function watchShown(): void {
  let isWaiting = false;
  const schedule = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        recordShown();
      }),
    );
  };
  const marks = ['data-event-shown', 'data-event-key', 'data-error-status', 'data-search'];
  new MutationObserver(schedule).observe(document, { subtree: true, childList: true, attributeFilter: marks });
  schedule();
}

const PRESSED = 'a,button,summary';

function markAround(target: EventTarget | null, within: string, name: string) {
  const element = target instanceof Element ? target.closest(within)?.closest(`[${name}]`) : null;
  const event = markedEvent(element?.getAttribute(name));
  return element && event ? { element, event } : null;
}

/** Records presses. Listens in the capture phase, because the press may open another page. */
function watchPresses(): void {
  const pressed = new WeakSet<Element>();
  const listen = ({ target }: Event) => {
    const mark = markAround(target, PRESSED, 'data-event-press');
    if (mark === null || (pressed.has(mark.element) && mark.element.hasAttribute('data-event-once'))) return;
    pressed.add(mark.element);
    record(mark.event);
  };
  document.addEventListener('click', listen, { capture: true, passive: true });
}

/** Cards have no mark for their chat link: a list would have the same words a dozen times. */
function watchCardChats(): void {
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('.card-chat') : null;
    const listing = link?.closest('[data-home]')?.getAttribute('data-home');
    if (listing) record(contactPressed({ channel: 'line', place: 'card', listing }));
  };
  document.addEventListener('click', listen, { capture: true, passive: true });
}

/** Records that the visitor typed something, never what: once for each mark in a form, because fields may remount. */
function watchInputs(): void {
  const used = new WeakMap<Element, Set<string | null>>();
  const listen = ({ target, isTrusted }: Event) => {
    // Ignore events from scripts, such as a restored draft or a slider that sets a field.
    const mark = isTrusted ? markAround(target, '*', 'data-event-input') : null;
    if (mark === null) return;
    const within = mark.element.closest('form') ?? mark.element;
    const marks = used.get(within) ?? new Set<string | null>();
    const text = mark.element.getAttribute('data-event-input');
    if (marks.has(text)) return;
    used.set(within, marks.add(text));
    record(mark.event);
  };
  document.addEventListener('input', listen, { capture: true, passive: true });
}

function storedColourMode() {
  try {
    const stored = localStorage.getItem(COLOUR_MODE_KEY);
    return COLOUR_MODES.find((mode) => mode === stored);
  } catch {
    return undefined;
  }
}

/** Records the colour mode. Listens in the bubble phase, because by then the button has stored the choice. */
function watchColourMode(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-colour-mode] button') === null) return;
    const mode = storedColourMode();
    if (mode) record(colourModeChosen(mode));
  });
}

type IdStore = { current: () => readonly string[]; subscribe: (onChange: () => void) => () => void };

function followList({ current, subscribe }: IdStore, toEvent: (change: ListChange, key: string) => SiteEvent): void {
  let before = current();
  const recordEach = (change: ListChange, from: readonly string[], others: readonly string[]) => {
    for (const key of from) if (!others.includes(key)) record(toEvent(change, key));
  };
  // The other window records its own changes. The capture phase comes before the list notifies its subscribers.
  const refresh = () => {
    before = current();
  };
  addEventListener('storage', refresh, true);
  addEventListener('pageshow', refresh, true);
  subscribe(() => {
    const latest = current();
    recordEach('add', latest, before);
    if (!isForgetting()) recordEach('remove', before, latest);
    before = latest;
  });
}

function followLists(): void {
  followList(savedIds, savedHomeChanged);
  followList(hiddenIds, hiddenHomeChanged);
  followList(comparedIds, comparedHomeChanged);
  const queries = () => savedSearches.current().map(({ query }) => query);
  followList({ current: queries, subscribe: savedSearches.subscribe }, savedSearchChanged);
}

let isWatching = false;

/** Records what visitors do on this document, from the marks in the markup (`lib/analytics/events.ts`). */
export function watchEvents(): void {
  if (isWatching) return;
  isWatching = true;
  watchPresses();
  watchCardChats();
  watchInputs();
  watchColourMode();
  followLists();
  watchShown();
  // Only in development: the condition is known at build time, so the production bundle has no overlay.
  if (process.env.NODE_ENV !== 'production') void import('./debug-overlay').then((module) => module.openOverlay());
}
