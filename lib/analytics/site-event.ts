/** An entry of the tag manager's data layer. It contains no personal data. */
export type SiteEvent = {
  readonly event: string;
  readonly [parameter: string]: string | number | boolean | null | readonly string[];
};

/** Whether an event is a page view, whatever name `VIEW_EVENT` gives it. */
export const isView = (event: SiteEvent): boolean => 'content-view-name' in event;

export const pressMark = (event: SiteEvent) => ({ 'data-event-press': JSON.stringify(event) });

/** Like `pressMark`, for the first press only: the opened content may have its own buttons. */
export const firstPressMark = (event: SiteEvent) => ({ ...pressMark(event), 'data-event-once': '' });

export const inputMark = (event: SiteEvent) => ({ 'data-event-input': JSON.stringify(event) });

/** Marks an element with the event of becoming visible. Elements with the same `key` fire it once per page load. */
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
