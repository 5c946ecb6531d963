import type { SiteEvent } from './site-event';

/** Marks an element with the event of a press on a link or button in it. */
export const pressMark = (event: SiteEvent) => ({ 'data-event-press': JSON.stringify(event) });

/** Like `pressMark`, for the first press only: the opened content may have its own buttons. */
export const firstPressMark = (event: SiteEvent) => ({ ...pressMark(event), 'data-event-once': '' });

/** Marks an element with the event of the first input in it. */
export const inputMark = (event: SiteEvent) => ({ 'data-event-input': JSON.stringify(event) });

/**
 * Marks an element with the event of becoming visible. With a `key`, it fires once for all elements with that key per
 * page load.
 */
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

/** Parses the event of a mark. Null if invalid. Never throws. */
export function markedEvent(text: string | null | undefined): SiteEvent | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}
