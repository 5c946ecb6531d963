/**
 * What a page visit measures. Bytes are those on the wire, but `markup` is the document before compression, and
 * `headers` are those of its response.
 */
export const WEIGHED = ['html', 'markup', 'elements', 'scripts', 'pictures', 'requests', 'headers'] as const;

export type PageWeight = Record<(typeof WEIGHED)[number], number>;

const KB = 1_000;

/**
 * The budget of each page template on a phone with a device pixel ratio of 2, until the page is idle and before any
 * scrolling, by path without locale. It is a little more than the page needs, and never more than 160 kB of scripts.
 */
export const PAGE_BUDGETS: Readonly<Record<string, Readonly<PageWeight>>> = {
  '': {
    html: 24.1 * KB,
    markup: 166.5 * KB,
    elements: 850,
    scripts: 149 * KB,
    pictures: 300 * KB,
    requests: 36,
    headers: 1_250,
  },
  '/properties/1': {
    html: 22.1 * KB,
    markup: 130 * KB,
    elements: 750,
    scripts: 156.3 * KB,
    pictures: 160 * KB,
    requests: 29,
    headers: 1_250,
  },
  '/search': {
    html: 21.6 * KB,
    markup: 127 * KB,
    elements: 715,
    scripts: 157.2 * KB,
    pictures: 150 * KB,
    requests: 26,
    headers: 1_250,
  },
  '/listings/rm-1001': {
    html: 34 * KB,
    markup: 206 * KB,
    elements: 1_135,
    scripts: 147.8 * KB,
    pictures: 80 * KB,
    requests: 26,
    headers: 1_250,
  },
  '/projects/baan-rommai-on-nut-1034': {
    html: 18.1 * KB,
    markup: 89.5 * KB,
    elements: 490,
    scripts: 149.2 * KB,
    pictures: 86 * KB,
    requests: 27,
    headers: 1_250,
  },
  '/our-works/1': {
    html: 14.6 * KB,
    markup: 79 * KB,
    elements: 335,
    scripts: 138.5 * KB,
    pictures: 200 * KB,
    requests: 29,
    headers: 1_250,
  },
};

/** A page below these values did not load. */
export const MIN_WEIGHT: Readonly<PageWeight> = {
  html: 5 * KB,
  markup: 20 * KB,
  elements: 100,
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
export const POLICY_BUDGET = 1_000;

/** The largest number of files that begin with 'use client'. Each adds scripts to every page that uses it. */
export const CLIENT_FILE_BUDGET = 123;
