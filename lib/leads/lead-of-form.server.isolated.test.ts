import { afterEach, expect, it, vi } from 'vitest';
import { findListing } from '../content/listings.server';
import { readLeadForm } from './lead-form';
import { findEnquiredListing } from './lead-of-form.server';

// STUB: the content store. Other tests cover it.
vi.mock('../content/listings.server', () => ({ findListing: vi.fn() }));

const find = (listing = 'rm-1001', kind = 'ask') =>
  findEnquiredListing(readLeadForm(new Map(Object.entries({ kind, listing }))));
const contentHas = (home: unknown) => vi.mocked(findListing, { partial: true }).mockResolvedValue(Object(home));

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(findListing).mockReset();
});

it.each(['Active', 'Reserved'])('returns the code of a listing that is %s', async (recordStatus) => {
  contentHas({ code: 'RM-1001', recordStatus });
  expect(await find()).toEqual({ code: 'RM-1001' });
});

it('reports a sold or unknown listing as gone', async () => {
  contentHas({ code: 'RM-1001', recordStatus: 'Sold' });
  expect(await find()).toEqual({ isGone: true });
  vi.mocked(findListing).mockResolvedValue(undefined);
  expect(await find()).toEqual({ isGone: true });
});

it('returns nothing if the content fails or takes too long', async () => {
  vi.mocked(findListing).mockRejectedValue(new Error('down'));
  expect(await find()).toEqual({});
  vi.useFakeTimers();
  vi.mocked(findListing).mockReturnValue(new Promise(() => undefined));
  const late = find();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await late).toEqual({});
});

it('looks up no listing for an invalid id or a seller form', async () => {
  expect(await find('../x')).toEqual({});
  expect(await find('rm-1001', 'sell')).toEqual({});
  expect(findListing).not.toHaveBeenCalled();
});
