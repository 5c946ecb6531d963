/** What a page visit measures. Bytes are those on the wire. `headers` are those of the document's response. */
export const WEIGHED = ['html', 'scripts', 'pictures', 'requests', 'headers'] as const;

export type PageWeight = Record<(typeof WEIGHED)[number], number>;

const KB = 1_000;

/**
 * The budget of each page template on a phone with a device pixel ratio of 2, until the page is idle and before any
 * scrolling, by path without locale. It is a little more than the page needs, and never more than 160 kB of scripts.
 */
export const PAGE_BUDGETS: Readonly<Record<string, Readonly<PageWeight>>> = {
  '': { html: 34 * KB, scripts: 159 * KB, pictures: 370 * KB, requests: 41, headers: 2_300 },
  '/properties/1': { html: 28.5 * KB, scripts: 153 * KB, pictures: 160 * KB, requests: 30, headers: 2_200 },
  '/search': { html: 36.5 * KB, scripts: 158 * KB, pictures: 160 * KB, requests: 28, headers: 1_950 },
  '/listings/rm-1001': { html: 45 * KB, scripts: 149 * KB, pictures: 80 * KB, requests: 30, headers: 2_400 },
  '/our-works/1': { html: 20 * KB, scripts: 144 * KB, pictures: 200 * KB, requests: 33, headers: 1_900 },
};

/** A page below these values did not load. */
export const MIN_WEIGHT: Readonly<PageWeight> = {
  html: 5 * KB,
  scripts: 50 * KB,
  pictures: 1 * KB,
  requests: 10,
  headers: 500,
};

/**
 * The largest layout shift of any page: zero when rounded to three decimals, as Lighthouse and web vitals report it.
 */
export const SHIFT_BUDGET = 0.0005;

/**
 * The longest content security policy. It names each inline script, and proxies and servers reject response headers
 * that grow too large.
 */
export const POLICY_BUDGET = 4_096;

/** The largest number of files that begin with 'use client'. Each adds scripts to every page that uses it. */
export const CLIENT_FILE_BUDGET = 123;
