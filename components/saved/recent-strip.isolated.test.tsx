import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { RecentHomeRecorder } from './home-marks';
import { LateRecentStrip } from './late-recent-strip';
import { RecentStrip } from './recent-strip';
import { summary } from './testing/summaries';

// Runs idle callbacks at once.
vi.mock('../ui/browser', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../ui/browser')>()),
  whenIdle(run: () => void) {
    run();
    return () => undefined;
  },
}));

/** Stubs the response of the site. Without it every request fails. */
const stubListings = (homes: readonly ListingSummary[]) => vi.stubGlobal('fetch', async () => Response.json(homes));

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('a viewed listing moves to the front, and the 21st is dropped', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  keep(
    'recent-homes',
    numbers.map((number) => `rm-${number}`),
  );
  const view = (number: number) => renderOnPage(<RecentHomeRecorder home={summary(number)} />);
  view(21);
  view(5);
  const others = numbers.filter((number) => number !== 5 && number !== 20);
  expect(kept('recent-homes')).toEqual(['rm-5', 'rm-21', ...others.map((number) => `rm-${number}`)]);
});

it('the strip shows the latest eight listings from their stored summaries', () => {
  const numbers = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  keep(
    'recent-homes',
    numbers.map((number) => `rm-${number}`),
  );
  keep(
    'home-summaries',
    numbers.map((number) => summary(number)),
  );
  renderOnPage(<RecentStrip continueText="Continue" />);
  expect(links()).toEqual(numbers.slice(0, 8).map((number) => `/en-us/listings/rm-${number}`));
});

it('the strip updates its listings when the browser is idle, and removes those that no longer exist', async () => {
  stubListings([summary(1, { title: { en: 'New words' } })]);
  keep('recent-homes', ['rm-2', 'rm-1']);
  keep('home-summaries', [summary(1), summary(2)]);
  renderOnPage(<RecentStrip continueText="Continue" />);
  await screen.findByText('New words');
  expect(links()).toEqual(['/en-us/listings/rm-1']);
  expect(kept('recent-homes')).toEqual(['rm-1']);
});

it('saved listings come first, with a mark, and a saved search shows how many homes are new', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/search/new') ? { total: 9, fresh: 3 } : [summary(1), summary(3)]),
  );
  keep('saved-homes', ['rm-3', 'rm-2']);
  keep('recent-homes', ['rm-1', 'rm-3']);
  keep(
    'home-summaries',
    [1, 2, 3].map((number) => summary(number)),
  );
  const at = '2026-01-01T00:00:00.000Z';
  keep('saved-searches', [{ query: '?type=villa', name: 'Pool villa', savedAt: at, seenAt: at }]);
  renderOnPage(<RecentStrip continueText="Continue" />);
  await screen.findByText('3 new');
  expect(links()).toEqual(['/en-us/search?type=villa', '/en-us/listings/rm-3', '/en-us/listings/rm-1']);
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  expect(kept('saved-homes'), 'the home that has left the site').toEqual(['rm-3', 'rm-2']);
});

it('the strip is loaded only for what the page shows', async () => {
  stubListings([summary(1)]);
  keep('saved-homes', ['rm-1']);
  keep('home-summaries', [summary(1)]);
  vi.stubGlobal('showLists', () => false);
  const { unmount } = renderOnPage(<LateRecentStrip continueText="Continue" />);
  await import('./recent-strip');
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  vi.stubGlobal('showLists', () => true);
  renderOnPage(<LateRecentStrip continueText="Continue" />);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/en-us/listings/rm-1');
});

it('the last search comes first, and a price that has fallen shows the price on the last visit', async () => {
  stubListings([summary(1, { price: 2_900_000 })]);
  keep('recent-homes', ['rm-1']);
  keep('home-summaries', [summary(1, { price: 3_100_000 })]);
  keep('recent-searches', [
    { label: 'Condo in Ari', query: '?type=condo&q=ari' },
    { label: 'Villa', query: '?type=villa' },
  ]);
  renderOnPage(<RecentStrip continueText="Continue" />);
  await screen.findByText('฿2,900,000');
  expect(screen.getByText('฿3,100,000').tagName).toBe('DEL');
  expect(links()).toEqual(['/en-us/search?type=condo&q=ari', '/en-us/listings/rm-1']);
});
