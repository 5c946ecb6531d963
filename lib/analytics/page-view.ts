import type { SiteEvent } from './site-event';
import { toldQuery } from './told-query';

/** What a page says of itself besides its address: ids, kinds and counts; nothing about who looks. */
export type ViewFacts = Readonly<Record<string, string | number>>;

/** A page as its views are counted (A2): the entry for one, but for what only the browser knows. */
export type ViewedPage = {
  readonly view: SiteEvent;
  /** What besides the path makes a view another one than the last. */
  readonly key: string;
};

/** How the views of a route are counted. */
export type ViewRule = {
  /** Its tag or name. */
  readonly name: string;
  /** Another query is another view, but for these parameters; without this none is. */
  readonly queryViews?: { readonly but: readonly string[] };
};

type Page = {
  /** The name of the event: the setting `VIEW_EVENT`. */
  readonly event: string;
  readonly facts: ViewFacts;
  /** The page's query as the page understood it, with its `?`, or empty. */
  readonly query: string;
  /** Said instead of the address in the browser's bar, where that is somebody's own. */
  readonly told?: string | undefined;
};

function viewKey(queryViews: ViewRule['queryViews'], query: string): string {
  if (queryViews === undefined) return '';
  const kept = new URLSearchParams(query);
  for (const name of queryViews.but) kept.delete(name);
  return kept.toString();
}

/** What a page hands to the browser to have its views counted; its facts cannot take the place of the entry's own names. */
export function viewedPage({ name, queryViews }: ViewRule, { event, facts, query, told }: Page): ViewedPage {
  return {
    view: {
      ...facts,
      event,
      'content-view-name': name,
      ...(told === undefined ? {} : { 'content-name': told }),
    },
    key: viewKey(queryViews, query),
  };
}

/** An event as the tag manager gets it: of an address nothing that is somebody's own. */
export function toldEvent(event: SiteEvent): SiteEvent {
  const { 'content-name': address } = event;
  if (typeof address !== 'string') return event;
  const at = address.indexOf('?');
  return at < 0 ? event : { ...event, 'content-name': address.slice(0, at) + toldQuery(address.slice(at)) };
}
