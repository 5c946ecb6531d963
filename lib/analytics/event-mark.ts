import type { SiteEvent } from './site-event';

/** What a press on a link or a button at or inside of this element means. */
export const pressMark = (event: SiteEvent) => ({ 'data-event-press': JSON.stringify(event) });

/** The same, for the first press alone: what it opens may have buttons of its own. */
export const firstPressMark = (event: SiteEvent) => ({ ...pressMark(event), 'data-event-once': '' });

/** What the first thing typed or chosen inside of this element means. */
export const inputMark = (event: SiteEvent) => ({ 'data-event-input': JSON.stringify(event) });

/** What it means that this element is seen. With a `key`, once for all elements of that key while the page lives. */
export const shownMark = (event: SiteEvent, key?: string) => ({
  'data-event-shown': JSON.stringify(event),
  ...(key === undefined ? {} : { 'data-event-key': key }),
});

const isPart = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isEvent = (value: unknown): value is SiteEvent =>
  typeof value === 'object' &&
  value !== null &&
  'event' in value &&
  typeof value.event === 'string' &&
  Object.values(value).every(isPart);

/** The event of a mark; null for anything that is none. Never throws. */
export function markedEvent(text: string | null | undefined): SiteEvent | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}
