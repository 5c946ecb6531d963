import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bangkokDay, dayAfter, longWeekday } from '../i18n/dates';
import { ListingViews, mondayOf, viewedListing } from './listing-views.server';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36 Line/15.3';
const HOME = '/th-th/listings/rm-1001';
const MONDAY = Date.parse('2026-11-23T00:00:00+07:00');
const DAY_MS = 86_400_000;

const visit = (url = HOME, headers: Record<string, string> = {}, method = 'GET') => ({
  ...{ method, url },
  headers: { 'user-agent': PHONE, ...headers },
});

let folder: string;
beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'warn');
  folder = mkdtempSync(join(tmpdir(), 'listing-views-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const path = () => join(folder, 'listing-views.json');
const saved = () => JSON.parse(readFileSync(path(), 'utf8'));
const open = (ids = ['rm-1001', 'rm-1002']) => new ListingViews(folder, async () => new Set(ids));

it('begins a week on Monday at midnight in Bangkok', () => {
  expect([MONDAY - 1, MONDAY, MONDAY + 7 * DAY_MS - 1].map(mondayOf)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
  ]);
  const instant = fc.integer({ min: 0, max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(instant, (now) => {
      const monday = mondayOf(now);
      expect(longWeekday(monday, 'en-us')).toBe('Monday');
      const today = bangkokDay(now);
      expect(monday <= today && today < dayAfter(monday, 7)).toBe(true);
    }),
  );
});

const DATA = { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' };

it.each([
  ['a page', visit(), 'rm-1001'],
  ['a page with a query', visit('/en-us/listings/RM_2?sums=1'), 'RM_2'],
  ['a page without a language', visit('/listings/rm-1001'), 'rm-1001'],
  ['the data of a page', visit(`${HOME}?_rsc=1`, DATA), 'rm-1001'],
  ['the form of a listing', visit(`${HOME}/enquire`), null],
  ['another page', visit('/th-th/properties/1'), null],
  ['a HEAD request', visit(HOME, {}, 'HEAD'), null],
  ['prefetched data', visit(HOME, { ...DATA, 'next-router-prefetch': '1' }), null],
  [
    'the prefetched title',
    visit(HOME, { ...DATA, 'next-router-state-tree': '%5B%22%22%2Cnull%2C%22metadata-only%22%5D' }),
    null,
  ],
  ['a page that a browser prefetches', visit(HOME, { 'sec-purpose': 'prefetch;prerender' }), null],
  ['a page that an older browser prefetches', visit(HOME, { purpose: 'prefetch' }), null],
  ['Googlebot', visit(HOME, { 'user-agent': `${PHONE} (compatible; Googlebot/2.1)` }), null],
  ['a preview', visit(HOME, { 'user-agent': 'facebookexternalhit/1.1' }), null],
  ['a program', visit(HOME, { 'user-agent': 'python-requests/2.32' }), null],
  ['no user agent', visit(HOME, { 'user-agent': '' }), null],
])('%s', (_, request, id) => {
  expect(viewedListing(request)).toBe(id);
});

it('reports four weeks, none before the first count or the day of publication, and keeps eight', async () => {
  const views = open();
  for (let week = 0; week < 10; week++)
    for (let n = 0; n <= week; n++) views.count(visit(), MONDAY + week * 7 * DAY_MS);
  const now = MONDAY + 9 * 7 * DAY_MS;
  views.countEnquiry('rm-1001', now - 1);
  expect(views.lastWeeks('rm-1001', undefined, now)).toEqual([
    { monday: '2027-01-25', views: 10, enquiries: 0 },
    { monday: '2027-01-18', views: 9, enquiries: 1 },
    { monday: '2027-01-11', views: 8, enquiries: 0 },
    { monday: '2027-01-04', views: 7, enquiries: 0 },
  ]);
  expect(views.lastWeeks('rm-1002', '2027-01-24', now).map(({ views }) => views)).toEqual([0, 0]);
  expect(open().lastWeeks('rm-1001', undefined, now)).toEqual([{ monday: '2027-01-25', views: 0, enquiries: 0 }]);
  await views.write();
  expect(Object.keys(saved())).toHaveLength(8);
});

it('writes once a minute, only listings that exist, and continues after a restart', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const views = open(['rm-1001']);
  for (const url of [HOME, '/th-th/listings/gone', HOME]) views.count(visit(url), MONDAY);
  vi.advanceTimersByTime(59_999);
  expect(readdirSync(folder)).toEqual([]);
  vi.advanceTimersByTime(1);
  await views.write();
  expect(saved()).toEqual({ '2026-11-23': { 'rm-1001': { views: 2, enquiries: 0 } } });
  const next = open();
  next.count(visit(), MONDAY);
  next.countEnquiry('rm-1001', MONDAY);
  await next.write();
  expect(saved()).toEqual({ '2026-11-23': { 'rm-1001': { views: 3, enquiries: 1 } } });
  expect(readdirSync(folder)).toEqual(['listing-views.json']);
});

const ONE = '{"views":1,"enquiries":0}';

it.each([
  '',
  `{"2026-11-24":{"rm-1001":${ONE}}}`,
  '{"2026-11-23":{"rm-1001":{"views":-1,"enquiries":0}}}',
  '{"2026-11-23":{"rm-1001":1}}',
  '[1]',
  `{"2026-11-23":{"../a":${ONE}}}`,
])('logs a faulty file once, and replaces it: %s', async (text) => {
  writeFileSync(path(), text);
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const views = open();
  views.count(visit(), MONDAY);
  views.count(visit(), MONDAY);
  await views.write();
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('listing views not read')]);
  expect(saved()).toEqual({ '2026-11-23': { 'rm-1001': { views: 2, enquiries: 0 } } });
});

it('keeps counting if the file cannot be written', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const views = new ListingViews(folder, () => Promise.reject(new Error('no content')));
  views.count(visit(), MONDAY);
  await views.write();
  expect(String(logged.mock.calls[0])).toContain('no content');
  expect(views.lastWeeks('rm-1001', undefined, MONDAY)).toEqual([{ monday: '2026-11-23', views: 1, enquiries: 0 }]);
});
