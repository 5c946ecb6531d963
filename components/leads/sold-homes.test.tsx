import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseCollection } from '@/lib/content/parse-collection';
import { home, NO_PLACES } from '../property/testing/homes';
import { renderOnPage } from '../testing/render';
import { SellerReviews, SoldHomes } from './sold-homes';

const sold = (id: string, published: string, soldAt: string) =>
  home({ id, record_status: 'Sold', published_at: `${published}T00:00:00Z`, sold_at: `${soldAt}T00:00:00Z` });

const HOMES = [
  sold('rm-4', '2026-06-01', '2026-11-08'),
  sold('rm-3', '2026-06-01', '2026-06-21'),
  sold('rm-2', '2026-05-01', '2026-06-10'),
  sold('rm-1', '2026-04-01', '2026-05-31'),
];

it('says how many homes were sold, since when and how fast, and lists the last three', () => {
  renderOnPage(<SoldHomes homes={HOMES} places={NO_PLACES} />);
  screen.getByText('4 homes sold since May 2026, in a median of 50 days');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en-us/listings/rm-4',
    '/en-us/listings/rm-3',
    '/en-us/listings/rm-2',
  ]);
});

it('counts neither two homes nor one that was sold before it was offered', () => {
  renderOnPage(
    <SoldHomes homes={[...HOMES.slice(0, 2), sold('rm-0', '2026-05-01', '2026-04-01')]} places={NO_PLACES} />,
  );
  expect(screen.queryByText(/homes sold/)).toBeNull();
});

const REVIEW = {
  record_status: 'Active',
  kind: 'sold',
  author: { en: 'Khun Nok' },
  quote: { th: 'ขายได้เร็ว' },
  said_on: '2026-07-04',
  consent_on: '2026-07-10',
  source: 'https://www.google.com/maps/1',
};

const reviewsOf = (...documents: object[]) =>
  [...parseCollection('reviews', documents).values()].map((review) => ({
    ...review,
    listing: home({ id: 'rm-9', code: 'RM-9009' }),
    agent: undefined,
  }));

it('quotes people who sold in their words, with the home and where they said it', () => {
  renderOnPage(<SellerReviews reviews={reviewsOf({ ...REVIEW, id: 'a' }, { ...REVIEW, id: 'b', kind: 'bought' })} />);
  const figure = screen.getByRole('figure');
  expect(figure.querySelector('blockquote')?.innerHTML).toBe('<span lang="th">ขายได้เร็ว</span>');
  expect(figure.querySelector('figcaption')?.textContent).toBe(
    'Khun NokSold through us · July 2026The home RM-9009Read it on google.com',
  );
});

it('shows nothing without a review of a person who sold', () => {
  renderOnPage(<SellerReviews reviews={reviewsOf({ ...REVIEW, id: 'b', kind: 'bought' })} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
