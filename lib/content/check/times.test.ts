import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLLECTION_NAMES, type CollectionName } from '../collections';
import { embedded, parsedContent } from '../testing/parsed-content';
import { checkTimes } from './times';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-26T05:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const faultsOf = (name: CollectionName, changes: object) =>
  checkTimes(parsedContent({ [name]: [{ ...embedded(name)[0], ...changes }] })).map(
    ({ file, field, reason }) => `${file} ${field} ${reason.en}`,
  );

const FUTURE = '2028-03-12T10:00:00Z';

describe('checkTimes', () => {
  it('reports nothing for the content', () => {
    expect(
      checkTimes(parsedContent(Object.fromEntries(COLLECTION_NAMES.map((name) => [name, embedded(name)])))),
    ).toEqual([]);
  });

  it.each([
    ['listings', 'verified_at', FUTURE],
    ['listings', 'published_at', FUTURE],
    ['listings', 'sold_at', FUTURE],
    ['listings', 'updated_at', FUTURE],
    ['listings', 'renovated_at', '2028-03-12'],
    ['contents', 'published_at', FUTURE],
    ['team_contents', 'published_at', FUTURE],
    ['jobs', 'published_at', '2026-11-28'],
  ] as const)('reports if in %s %s is in the future', (name, field, time) => {
    expect(faultsOf(name, { [field]: time })[0]).toBe(`${name}.json ${field} '${time}' is in the future`);
  });

  it('reports a future price, and a source of an article that was accessed in the future', () => {
    const price_history = [
      { at: '2026-01-01T00:00:00Z', price: 1 },
      { at: FUTURE, price: 2 },
    ];
    expect(faultsOf('listings', { price_history })).toEqual([
      `listings.json price_history.1.at '${FUTURE}' is in the future`,
    ]);
    const sources = [{ title: { en: 'Act' }, url: 'https://law.example', accessed_at: '2030-01-01' }];
    expect(faultsOf('contents', { sources })).toEqual([
      "contents.json sources.0.accessed_at '2030-01-01' is in the future",
    ]);
  });

  it.each([
    ['works', { started_at: '2026-05-01', finished_at: '2026-04-01' }, 'finished_at is before started_at'],
    ['works', { cost_band: { low: 5_000_000, high: 500_000 } }, 'cost_band.high is less than cost_band.low'],
    ['jobs', { salary: { low: 30_000, high: 3_000 } }, 'salary.high is less than salary.low'],
    ['jobs', { published_at: '2026-11-01', closes_at: '2026-01-01' }, 'closes_at is before published_at'],
    ['offices', { hours: [{ days: [1], opens: '18:00', closes: '09:00' }] }, 'hours.0.closes is before opens'],
    [
      'contents',
      { published_at: '2026-11-01T00:00:00Z', valid_until: '2025-11-01' },
      'valid_until is before published_at',
    ],
  ] as const)('reports a period or range in %s that ends before it begins: %j', (name, changes, expected) => {
    expect(faultsOf(name, changes)).toEqual([`${name}.json ${expected}`]);
  });

  it('allows Bangkok time marked as UTC, planned events, and Buddhist years, which another check reports', () => {
    expect(faultsOf('listings', { verified_at: '2026-11-26T12:00:00Z' })).toEqual([]);
    expect(faultsOf('listings', { lease_end: '2056-01-01', appraised_at: '2027-01-01' })).toEqual([]);
    expect(faultsOf('listings', { verified_at: '2569-11-26T12:00:00Z' })).toEqual([]);
  });
});
