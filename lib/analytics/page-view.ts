import { VIEW_EVENT } from '../config/constants';
import type { SiteEvent } from './site-event';
import { toldQuery } from './told-query';

/** What a page says of itself besides its address: ids, kinds and counts; nothing about who looks. */
export type ViewFacts = Readonly<Record<string, string | number>>;

/** A page as its views are counted (A2). */
export type ViewedPage = {
  /** Its route's tag or name. */
  readonly name: string;
  /** Said instead of the address in the browser's bar, where that is somebody's own. */
  readonly told?: string;
  /** Another query is another view, but for these parameters; without this none is. */
  readonly queryViews?: { readonly but: readonly string[] };
  readonly facts: ViewFacts;
};

type Address = Pick<Location, 'pathname' | 'search'>;

/** What makes a view another one than the last. */
export function viewKey({ queryViews }: ViewedPage, { pathname, search }: Address): string {
  if (queryViews === undefined) return pathname;
  const query = new URLSearchParams(search);
  for (const name of queryViews.but) query.delete(name);
  return `${pathname}?${query}`;
}

/** A2: the entry for a view; an address is told with its query, and without its hash, which is no navigation. */
export function viewEvent({ name, told, facts }: ViewedPage, { pathname, search }: Address): SiteEvent {
  return {
    ...facts,
    event: VIEW_EVENT,
    'content-name': told ?? pathname + toldQuery(search),
    'content-view-name': name,
  };
}
