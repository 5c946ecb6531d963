import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { ListingGrid } from './listing-grid';
import { home, NO_PLACES } from './testing/homes';

const photo = (number: number) => ({
  ...{ kind: 'photo', url: `/demo/${number}.jpg`, width: 1440, height: 960 },
  alt: { th: `ภาพ ${number}`, en: `Photo ${number}` },
});

const card = (changes: Record<string, unknown>, evidence?: { count: number; percentBelow: number }) =>
  renderOnPage(
    <ListingGrid
      listings={[home(changes)]}
      places={NO_PLACES}
      now={Date.UTC(2026, 10, 21)}
      evidence={evidence && new Map([[home(changes).id, evidence]])}
    />,
  );

const pictures = () => document.querySelectorAll('img').length;

it('a listing with one photo has no arrows', () => {
  card({ media: [photo(1)] });
  expect(pictures()).toBe(1);
  expect(screen.queryByRole('button', { name: /photo/ })).toBeNull();
  for (const name of ['Save this home', 'Hide RM-0001 from lists', 'Compare RM-0001'])
    screen.getByRole('button', { name });
});

it('a listing with several photos loads the first and has arrows', async () => {
  const { user } = card({ media: [photo(1), photo(2), photo(3)] });
  expect(pictures()).toBe(1);
  const previous = screen.getByRole('button', { name: /^Previous photo/ });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await user.hover(screen.getByRole('button', { name: /^Next photo/ }));
  expect(pictures()).toBe(2);
});

it('a listing without photos shows a note', () => {
  card({ media: [] });
  expect(pictures()).toBe(0);
  screen.getByText('Photos coming soon');
});

it('a listing below the market shows how many listings it is compared with', () => {
  card({}, { count: 7, percentBelow: 12 });
  screen.getByText('12% below the median of 7 similar homes');
});

it('shows the way to a place instead of the nearest station', () => {
  const listing = home({});
  const ride = {
    kind: 'ride',
    line: 'bts-sukhumvit',
    from: 'BTS-E9',
    to: 'BTS-E4',
    stops: 5,
    minutes: 13,
    wait: 3,
  } as const;
  const trip = { minutes: 17, legs: [{ kind: 'walk', minutes: 4 } as const, ride] };
  renderOnPage(
    <ListingGrid
      listings={[listing]}
      places={NO_PLACES}
      now={Date.UTC(2026, 10, 21)}
      trips={{ to: 'Asok', byId: new Map([[listing.id, trip]]) }}
    />,
  );
  expect(document.querySelector('.icon-train-front')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'About 17 min to Asok · walk 4 min · BTS Sukhumvit Line 5 stops',
  );
});
