import { isView, type SiteEvent } from './site-event';

/** Seven or more digits with any separators, such as phone and identity numbers, and e-mail addresses. */
const PERSONAL = /[\d๐-๙](?:[\s().-]*[\d๐-๙]){6,}|[^\s=@]+@[^\s@]+/g;

/** Parameters of advertising systems, which often contain long campaign numbers. */
const CAMPAIGN = /^(?:utm_[a-z_]+|gad_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid)=/;

/** In those, only a number that looks like a Thai phone number is personal data. */
const PERSONAL_IN_CAMPAIGN = /(?<![\w+])(?:\+?66|0)(?:[\s().-]*\d){8,9}(?!\w)|[^\s=@]+@[^\s@]+/g;

/** Search parameters with long numbers: prices and map coordinates. */
const OWN_NUMBERS = /^(?:price_(?:min|max)|bbox|area)=/;

function decoded(pair: string): string | null {
  try {
    return decodeURIComponent(pair.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function anonymizedPair(pair: string): string {
  if (OWN_NUMBERS.test(pair)) return pair;
  const text = decoded(pair);
  if (text === null) return '%23';
  const anonymized = text.replace(CAMPAIGN.test(pair) ? PERSONAL_IN_CAMPAIGN : PERSONAL, '#');
  return anonymized === text ? pair : encodeURIComponent(anonymized).replace('%3D', '=');
}

/** Replaces personal data in a query (with its `?`, or empty), such as a searched phone number, with `#`. */
export const anonymizedQuery = (query: string): string =>
  query.slice(0, 1) + query.slice(1).split('&').map(anonymizedPair).join('&');

/** The facts of a page in addition to its URL: ids, kinds and counts. Nothing about the visitor. */
export type ViewFacts = Readonly<Record<string, string | number>>;

/** The page view of a page (A2), without the parameters that only the browser knows. */
export type ViewedPage = {
  readonly view: SiteEvent;
  readonly key: string;
};

export type ViewRule = {
  readonly name: string;
  /** A different query counts as another view, except for these parameters. Without it, the query is ignored. */
  readonly queryViews?: { readonly except: readonly string[] };
};

type Page = {
  /** The event name: the setting `VIEW_EVENT`. */
  readonly event: string;
  readonly facts: ViewFacts;
  /** The page's query as the page parsed it, with its `?`, or empty. */
  readonly query: string;
  /** Reported instead of the actual URL if that contains private data. */
  readonly reportedPath?: string | undefined;
};

function viewKey(queryViews: ViewRule['queryViews'], query: string): string {
  if (queryViews === undefined) return '';
  const params = new URLSearchParams(query);
  for (const name of queryViews.except) params.delete(name);
  return params.toString();
}

/** The data for the browser to count a page view. Facts cannot override the standard parameters. */
export function viewedPage({ name, queryViews }: ViewRule, { event, facts, query, reportedPath }: Page): ViewedPage {
  return {
    view: {
      ...facts,
      event,
      'content-view-name': name,
      ...(reportedPath === undefined ? {} : { 'content-name': reportedPath }),
    },
    key: viewKey(queryViews, query),
  };
}

/** An event for the tag manager, with personal data removed from its URL. */
export function anonymizedEvent(event: SiteEvent): SiteEvent {
  const { 'content-name': address } = event;
  if (typeof address !== 'string') return event;
  const queryStart = address.indexOf('?');
  if (queryStart < 0) return event;
  return { ...event, 'content-name': address.slice(0, queryStart) + anonymizedQuery(address.slice(queryStart)) };
}

const FACTS = {
  ...{ content_id: null, category: null, property_type: null, deal: null, price_band: null },
  ...{ district: null, bedrooms: null, results: null },
};

/** Adds null for each missing fact to a view, because the tag manager would reuse the value of an earlier page. */
export const wholeView = (event: SiteEvent): SiteEvent => (isView(event) ? { ...FACTS, ...event } : event);
