import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entities } from '../content/store.server';
import { linkSecretOf } from '../leads/link-secrets.server';
import { findIdByName, findIntendedPage, isMissing } from './existing-pages.server';

/** Values for the parameters in the paths of page folders. */
const VALUES: Readonly<Record<string, readonly [whole: string, ...values: string[]]>> = {
  category: ['[category]', 'properties', 'below-market-price', 'investment-properties', 'new-renovated'],
  page: ['[page]', '1', 'about-us', 'company-profile', 'contact-us', 'join-us', 'privacy'],
  type: ['[type]', 'homes', 'condo'],
  place: ['[place]', 'bangkok'],
  id: [
    '[id]',
    'rm-1001',
    'buying-costs-explained',
    'two-climates-with-wilasinee',
    'ari-corner-shophouse',
    'baan-rommai-ari-1014',
  ],
  reference: ['[reference]', '3F9A-07C1'],
  token: ['[token]', 'a-token'],
  secret: [
    '[secret]',
    ...(['seller status', 'enquiry answered'] as const).map(
      (purpose) => linkSecretOf(purpose, '3f9a07c1-0000-4000-8000-000000000001') ?? '',
    ),
  ],
  status: ['[status]', '404', '500'],
  feed: ['[feed]', 'homes', 'articles'],
};

const filled = (pattern: string): string[] => {
  const name = /\[(\w+)\]/.exec(pattern)?.[1];
  if (name === undefined) return [pattern];
  const [whole, ...values] = VALUES[name] ?? [''];
  return values.flatMap((value) => filled(pattern.replace(whole, value)));
};

/** All page and route paths below a language, except the catch-all page, `sums`, the target of a rewrite, and previews, which need a setting. */
const patterns = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file}`.replace(/\/[^/]+$/, ''))
  .filter((path) => !/\[\.\.\.rest\]|\/sums$|\/preview\//.test(path));

it.each(patterns)('returns false for a page of app/[locale]%s', async (pattern) => {
  const missing = await Promise.all(filled(pattern).map((path) => isMissing(path || '/')));
  expect(missing).toContain(false);
});

it('returns true for the status of an enquiry with a wrong secret', async () => {
  const secret = linkSecretOf('seller status', '3f9a07c1-0000-4000-8000-000000000001') ?? '';
  const other = linkSecretOf('seller status', '3f9a07c1-0000-4000-8000-000000000002') ?? '';
  for (const wrong of ['x', '0'.repeat(64), secret.toUpperCase(), secret.slice(0, 32) + other.slice(32), `${secret}0`])
    expect([wrong, await isMissing(`/contact-us-for-sell/status/${wrong}`)]).toEqual([wrong, true]);
  expect(await isMissing(`/enquiries/status/${secret}`)).toBe(true);
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
  '/projects/nothing',
  // Its only listing is inactive.
  '/projects/nava-rama-9-1017',
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

const HOMES = new Map(
  [
    { id: 'rm-1001', code: 'RM-1001' },
    { id: 'rm-1002', code: 'RM-2002' },
    { id: 'Garden', code: 'RM-1002' },
    { id: 'garden', code: 'RM-3003' },
    { id: 'tower', code: 'RM-4004' },
  ].map((home) => [home.id, home]),
);

it.each([
  ['rm-1001', 'rm-1001'],
  ['rm_1001', 'rm-1001'],
  ['rm 1001', 'rm-1001'],
  ['rm-2002', 'rm-1002'],
  ['rm.4004', 'tower'],
  // The id of one listing is the code of another; two ids differ only by case; there is no such listing.
  ['rm-1002', undefined],
  ['garden', undefined],
  ['rm-9999', undefined],
])('%s means the listing %s', (name, id) => expect(findIdByName(name, HOMES)).toBe(id));

it.each([
  ['/Listings/RM_1001', '/listings/rm-1001'],
  ['/Properties', '/properties/1'],
  ['/properties/3', '/properties/3'],
  ['/properties/999', null],
  ['/listings/../search', null],
  ['//search', null],
  ['/search\r\nX', null],
  ['/contact-us-for-sell/again/a token', null],
])('%s means the page %s', async (path, page) => expect(await findIntendedPage(path)).toBe(page));
