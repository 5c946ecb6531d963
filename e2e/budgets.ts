/** What is weighed of a page; bytes are as they come over the wire. `headers` are those of the page's own answer. */
export const WEIGHED = ['html', 'scripts', 'pictures', 'requests', 'headers'] as const;

export type PageWeight = Record<(typeof WEIGHED)[number], number>;

const KB = 1_000;

/**
 * What a page of each kind may weigh on a phone of two pixels a point, until it rests and before anybody scrolls, by its
 * path without locale: a little more than it does, and never more than 160 kB of scripts.
 */
export const PAGE_BUDGETS: Readonly<Record<string, Readonly<PageWeight>>> = {
  '': { html: 34 * KB, scripts: 159 * KB, pictures: 370 * KB, requests: 41, headers: 2_300 },
  '/properties/1': { html: 28.5 * KB, scripts: 153 * KB, pictures: 160 * KB, requests: 30, headers: 2_200 },
  '/search': { html: 36.5 * KB, scripts: 158 * KB, pictures: 160 * KB, requests: 28, headers: 1_950 },
  '/listings/rm-1001': { html: 45 * KB, scripts: 149 * KB, pictures: 80 * KB, requests: 30, headers: 2_400 },
  '/our-works/1': { html: 20 * KB, scripts: 144 * KB, pictures: 200 * KB, requests: 33, headers: 1_900 },
};

/** A page that weighs less has not come. */
export const LEAST_WEIGHT: Readonly<PageWeight> = {
  html: 5 * KB,
  scripts: 50 * KB,
  pictures: 1 * KB,
  requests: 10,
  headers: 500,
};

/** Layout shift of any page: to three decimals none, as Lighthouse and the web vitals give it. */
export const SHIFT_BUDGET = 0.0005;

/** A page's policy names each of its inline scripts; proxies and servers refuse heads that grow too large. */
export const POLICY_BUDGET = 4_096;

/** Files that begin with 'use client': each is a door through which scripts come to every page that uses it. */
export const CLIENT_FILE_BUDGET = 123;
