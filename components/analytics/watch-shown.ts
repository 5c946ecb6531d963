import { changedFilters } from '@/lib/analytics/changed-filters';
import { markedEvent } from '@/lib/analytics/event-mark';
import { errorShown, filtersChanged } from '@/lib/analytics/events';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { record } from './record';

/** What has already been recorded, by element or by key. */
const saidAt = new WeakSet<Element>();
const saidKeys = new Set<string>();

function isNew(element: Element): boolean {
  const key = element.getAttribute('data-event-key');
  if (key === null ? saidAt.has(element) : saidKeys.has(key)) return false;
  saidAt.add(element);
  if (key !== null) saidKeys.add(key);
  return true;
}

const eventOf = (element: Element): SiteEvent | null => {
  const status = element.getAttribute('data-error-status');
  return status === null ? markedEvent(element.getAttribute('data-event-shown')) : errorShown(Number(status));
};

/** The current search, from its URL, and all earlier ones in this document. */
let shownSearch: string | undefined;
const searches = new Set<string>();

/** Records which filters changed from the previous search. Going back to an earlier search does not count. */
function lookAtSearch(): void {
  const now = document.querySelector<HTMLElement>('[data-search]')?.dataset.search;
  if (now !== undefined && !searches.has(now)) {
    const changed = shownSearch === undefined ? [] : changedFilters(shownSearch, now);
    if (changed.length > 0) record(filtersChanged(changed));
    searches.add(now);
  }
  shownSearch = now;
}

function look(): void {
  lookAtSearch();
  for (const element of document.querySelectorAll('[data-event-shown],[data-error-status]')) {
    const event = isNew(element) ? eventOf(element) : null;
    if (event !== null) record(event);
  }
}

/** Watches for marked content. Waits until after the next paint, so that the view is recorded before its content. */
export function watchShown(): void {
  let isWaiting = false;
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        look();
      }),
    );
  };
  const marks = ['data-event-shown', 'data-event-key', 'data-error-status', 'data-search'];
  new MutationObserver(lookSoon).observe(document, { subtree: true, childList: true, attributeFilter: marks });
  lookSoon();
}
