import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseCollection } from '@/lib/content/parse-collection';
import { renderOnPage } from '../testing/render';
import { ProofFigures } from './proof-figures';
import { home } from './testing/homes';

const NOW = Date.UTC(2026, 10, 30);
const figures = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('counts homes, recent checks and finished works, and takes the median of price evidence', () => {
  const homes = [
    home({ verified_at: '2026-11-01T00:00:00Z' }),
    home({ verified_at: '2026-10-30T00:00:00Z' }),
    home({ deal: 'rent', verified_at: undefined }),
  ];
  const words = { en: 'A house' };
  const works = ['build', 'renovate', 'resale', 'build'].map((work_type, index) => ({
    ...{ id: `w-${index}`, record_status: 'Active', order: 1, title: words, scope: words, body: words, work_type },
    ...{ province_code: '10', district_code: '1001', started_at: '2026-01-01' },
    finished_at: index === 3 ? '2027-01-01' : '2026-02-01',
  }));
  const below = [6, 20, 11].map((percentBelow, index) => [`rm-${index}`, { count: 5, percentBelow }] as const);
  renderOnPage(
    <ProofFigures
      homes={homes}
      works={[...parseCollection('works', works).values()]}
      evidence={new Map(below)}
      now={NOW}
    />,
  );
  expect(figures()).toEqual([
    '3 homes: 2 for sale, 1 for rent',
    '1 of 3 homes checked in the last 30 days',
    '11% less than similar homes nearby: typical of our 3 below-market homes',
    '2 homes we’ve built or renovated',
  ]);
});

it('leaves out figures without content', () => {
  renderOnPage(<ProofFigures homes={[home({ verified_at: undefined })]} works={[]} evidence={new Map()} now={NOW} />);
  expect(figures()).toEqual(['1 home: 1 for sale, 0 for rent']);
});
