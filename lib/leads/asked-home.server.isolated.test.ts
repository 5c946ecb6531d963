import { afterEach, expect, it, vi } from 'vitest';
import { findListing } from '../content/listings.server';
import { askedHome } from './asked-home.server';
import { readLeadForm } from './lead-form';

// STUB: the content, which is read from its source elsewhere.
vi.mock('../content/listings.server', () => ({ findListing: vi.fn() }));

const ask = (listing = 'rm-1001', kind = 'ask') => askedHome(readLeadForm(new Map(Object.entries({ kind, listing }))));
const answer = (home: unknown) => vi.mocked(findListing, { partial: true }).mockResolvedValue(Object(home));

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(findListing).mockReset();
});

it.each(['Active', 'Reserved'])('knows the code of a home that is %s', async (recordStatus) => {
  answer({ code: 'RM-1001', recordStatus });
  expect(await ask()).toEqual({ code: 'RM-1001' });
});

it('says of a sold home, and of none, that it is gone', async () => {
  answer({ code: 'RM-1001', recordStatus: 'Sold' });
  expect(await ask()).toEqual({ isGone: true });
  vi.mocked(findListing).mockResolvedValue(undefined);
  expect(await ask()).toEqual({ isGone: true });
});

it('says nothing while nobody knows the homes, or not soon enough', async () => {
  vi.mocked(findListing).mockRejectedValue(new Error('down'));
  expect(await ask()).toEqual({});
  vi.useFakeTimers();
  vi.mocked(findListing).mockReturnValue(new Promise(() => undefined));
  const late = ask();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await late).toEqual({});
});

it('asks about no home that no form names', async () => {
  expect(await ask('../x')).toEqual({});
  expect(await ask('rm-1001', 'sell')).toEqual({});
  expect(findListing).not.toHaveBeenCalled();
});
