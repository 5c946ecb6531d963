import type { IncomingHttpHeaders } from 'node:http';
import {
  computeCacheBustingSearchParam as hashOf,
  computeLegacyCacheBustingSearchParam as shortHashOf,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import type { Locale } from '../../lib/i18n/locales';

/** Next requests data with these headers. `_rsc` in the query is a hash of them. */
const PREFETCH = 'next-router-prefetch';
const SEGMENT = 'next-router-segment-prefetch';
const STATE = 'next-router-state-tree';

type Visit = { readonly headers: IncomingHttpHeaders };

const RSC = '_rsc';

export const isDataRequest = ({ headers }: Visit): boolean => headers.rsc === '1';

const KINDS = ['1', '2', '3'] as const;
const kindOf = (header: unknown) => KINDS.find((kind) => kind === header);

const encodeState = (state: unknown) => encodeURIComponent(JSON.stringify(state));

const HEAD_ONLY = encodeState(['', {}, null, 'metadata-only']);
/** A router that has only the layout of a language, so that the answer has everything else. */
const inLayout = (locale: Locale) =>
  encodeState(['', { children: [['locale', locale, 'd', null], { children: ['__PAGE__', {}] }] }]);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const childOf = (tree: readonly unknown[]): unknown => {
  const [, below] = tree;
  return typeof below === 'object' && below !== null && 'children' in below ? below.children : undefined;
};

function hasLayout(tree: unknown, locale: Locale): boolean {
  const child = isList(tree) ? childOf(tree) : undefined;
  if (!isList(tree) || !isList(child)) return false;
  const [segment] = child;
  const isOfLocale = isList(segment) && segment[0] === 'locale' && segment[1] === locale;
  return isOfLocale && !tree[3] && !child[3];
}

function supportedState(header: unknown, locale: Locale): string | undefined {
  if (typeof header !== 'string') return undefined;
  if (header === HEAD_ONLY) return HEAD_ONLY;
  try {
    return hasLayout(JSON.parse(decodeURIComponent(header)), locale) ? inLayout(locale) : undefined;
  } catch {
    return undefined;
  }
}

/** The address that the request should have used; null if it did. Shared caches that ignore headers need it. */
export async function correctDataUrl({ headers }: Visit, url: URL): Promise<string | null> {
  const received = url.searchParams.get(RSC);
  const hashInputs = [kindOf(headers[PREFETCH]), headers[SEGMENT], headers[STATE], headers['next-url']] as const;
  const correct = await hashOf(...hashInputs);
  if (received === correct || (received !== null && received === shortHashOf(...hashInputs))) return null;
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== RSC);
  return `${url.pathname}?${[...others, `${RSC}=${correct}`].join('&')}`;
}

/** Of the segments of a page, our pages request only its tree. */
export const isSupportedData = ({ headers }: Visit): boolean =>
  headers[SEGMENT] === undefined || headers[SEGMENT] === '/_tree';

/** Reduced to a few combinations, because each costs a separate render. */
export function dataHeaders({ headers }: Visit, locale: Locale): Record<string, string> {
  const kind = kindOf(headers[PREFETCH]) === '1' ? '1' : undefined;
  const segment = kind !== undefined && headers[SEGMENT] === '/_tree' ? '/_tree' : undefined;
  const state = segment === undefined ? supportedState(headers[STATE], locale) : undefined;
  return {
    rsc: '1',
    ...(kind !== undefined && { [PREFETCH]: kind }),
    ...(segment !== undefined && { [SEGMENT]: segment }),
    ...(state !== undefined && { [STATE]: state }),
  };
}
