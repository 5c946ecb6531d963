import type { IncomingHttpHeaders } from 'node:http';
import {
  computeCacheBustingSearchParam as hashOf,
  computeLegacyCacheBustingSearchParam as shortHashOf,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import type { Locale } from '../../lib/i18n/locales';

/** The framework's own requests for a page's data: `_rsc` in the query is a hash of these headers. */
const PREFETCH = 'next-router-prefetch';
const SEGMENT = 'next-router-segment-prefetch';
const STATE = 'next-router-state-tree';

type Visit = { readonly headers: IncomingHttpHeaders };

const RSC = '_rsc';

export const asksForData = ({ headers }: Visit): boolean => headers.rsc === '1';

const KINDS = ['1', '2', '3'] as const;
const kindOf = (header: unknown) => KINDS.find((kind) => kind === header);

/** What the browser's router says that it has: the framework's own form, as text of a header. */
const said = (state: unknown) => encodeURIComponent(JSON.stringify(state));

/** It wants the head alone. */
const HEAD_ALONE = said(['', {}, null, 'metadata-only']);
/** It has the layout of a language; whatever else it has is sent anew. */
const inLayout = (locale: Locale) =>
  said(['', { children: [['locale', locale, 'd', null], { children: ['__PAGE__', {}] }] }]);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const childOf = (tree: readonly unknown[]): unknown => {
  const [, below] = tree;
  return typeof below === 'object' && below !== null && 'children' in below ? below.children : undefined;
};

/** Whether a state has the layout of this language, and none of it is to be sent again. */
function hasLayout(tree: unknown, locale: Locale): boolean {
  const child = isList(tree) ? childOf(tree) : undefined;
  if (!isList(tree) || !isList(child)) return false;
  const [segment] = child;
  const isOfLocale = isList(segment) && segment[0] === 'locale' && segment[1] === locale;
  return isOfLocale && !tree[3] && !child[3];
}

/** The one of few states that stands for the one that was said; undefined for a browser that has nothing. */
function knownState(header: unknown, locale: Locale): string | undefined {
  if (typeof header !== 'string') return undefined;
  if (header === HEAD_ALONE) return HEAD_ALONE;
  try {
    return hasLayout(JSON.parse(decodeURIComponent(header)), locale) ? inLayout(locale) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address that a request for data should have asked for; null where it has. A shared cache that does not look at
 * headers tells answers apart by this alone.
 */
export async function rightDataAddress({ headers }: Visit, url: URL): Promise<string | null> {
  const given = url.searchParams.get(RSC);
  const said = [kindOf(headers[PREFETCH]), headers[SEGMENT], headers[STATE], headers['next-url']] as const;
  const right = await hashOf(...said);
  if (given === right || (given !== null && given === shortHashOf(...said))) return null;
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== RSC);
  return `${url.pathname}?${[...others, `${RSC}=${right}`].join('&')}`;
}

/** Whether our pages ever ask for such data: of the segments of a page, they ask for its tree alone. */
export const isKnownData = ({ headers }: Visit): boolean =>
  headers[SEGMENT] === undefined || headers[SEGMENT] === '/_tree';

/**
 * What is asked for of the data of a page, in one of few forms: whatever else a visitor says of what they have would be a
 * render of its own.
 */
export function dataHeaders({ headers }: Visit, locale: Locale): Record<string, string> {
  const kind = kindOf(headers[PREFETCH]) === '1' ? '1' : undefined;
  const segment = kind !== undefined && headers[SEGMENT] === '/_tree' ? '/_tree' : undefined;
  const state = segment === undefined ? knownState(headers[STATE], locale) : undefined;
  return {
    rsc: '1',
    ...(kind !== undefined && { [PREFETCH]: kind }),
    ...(segment !== undefined && { [SEGMENT]: segment }),
    ...(state !== undefined && { [STATE]: state }),
  };
}
