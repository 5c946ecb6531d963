import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entities } from '../content/store.server';
import { isMissing } from './missing.server';

/** Values for the parameters in the paths of page folders. */
const VALUES: Readonly<Record<string, readonly [whole: string, ...values: string[]]>> = {
  category: ['[category]', 'properties', 'below-market-price', 'investment-properties', 'new-renovated'],
  page: ['[page]', '1', 'about-us', 'company-profile', 'contact-us', 'join-us', 'privacy'],
  type: ['[type]', 'homes', 'condo'],
  place: ['[place]', 'bangkok'],
  id: ['[id]', 'rm-1001', 'buying-costs-explained', 'two-climates-with-wilasinee', 'ari-corner-shophouse'],
  reference: ['[reference]', '3F9A-07C1'],
  token: ['[token]', 'a-token'],
  status: ['[status]', '404', '500'],
  feed: ['[feed]', 'homes', 'articles'],
};

const filled = (pattern: string): string[] => {
  const name = /\[(\w+)\]/.exec(pattern)?.[1];
  if (name === undefined) return [pattern];
  const [whole, ...values] = VALUES[name] ?? [''];
  return values.flatMap((value) => filled(pattern.replace(whole, value)));
};

/** All page and route paths below a language, except the catch-all page and `sums`, the target of a rewrite. */
const patterns = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file}`.replace(/\/[^/]+$/, ''))
  .filter((path) => !/\[\.\.\.rest\]|\/sums$/.test(path));

it.each(patterns)('returns false for a page of app/[locale]%s', async (pattern) => {
  const missing = await Promise.all(filled(pattern).map((path) => isMissing(path || '/')));
  expect(missing).toContain(false);
});

it.each([
  '/nowhere',
  '/nowhere/1',
  '/properties/0',
  '/properties/100000',
  '/our-works/100000',
  '/properties/condo/nowhere',
  '/properties/castle/bangkok',
  '/properties/condo/bangkok/100000',
  '/listings/rm-9999',
  '/listings/rm-9999/enquire',
  '/listings/%72m-1001',
  '/listings/rm-1001/sums',
  '/contents/nothing',
  '/our-team-content/nothing',
  '/our-works-content/nothing',
  '/company-information/nothing',
  '/error-page/403',
  '/feeds/nothing',
  '/search/',
])('returns true for %s', async (path) => {
  expect(await isMissing(path)).toBe(true);
});

it('returns false for the page of every document', async () => {
  for (const [name, path] of [
    ['listings', '/listings/'],
    ['contents', '/contents/'],
    ['team_contents', '/our-team-content/'],
    ['works', '/our-works-content/'],
  ] as const)
    for (const id of (await entities(name)).keys()) expect(await isMissing(path + id), id).toBe(false);
});
