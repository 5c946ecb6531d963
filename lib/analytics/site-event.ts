/** An entry of the tag manager's data layer. It contains no personal data. */
export type SiteEvent = {
  readonly event: string;
  readonly [parameter: string]: string | number | boolean | null | readonly string[];
};

/** Whether an event is a page view, whatever name `VIEW_EVENT` gives it. */
export const isView = (event: SiteEvent): boolean => 'content-view-name' in event;
