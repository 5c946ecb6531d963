import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseCollection } from '@/lib/content/parse-collection';
import { listingDocumentFixture as fixture } from '@/lib/content/testing/documents';
import type { PriceEvidence } from '@/lib/property/comparables';
import { renderOnPage } from '../testing/render';
import { CompareTable } from './compare-table';
import { NO_PLACES } from './testing/homes';

type Changes = Record<string, unknown>;
type Evidence = ReadonlyMap<string, PriceEvidence>;

function comparisonWith(evidence: Evidence, ...changes: Changes[]) {
  const documents = changes.map((change, index) => ({
    ...{ ...fixture, id: `rm-${index + 1}`, code: `RM-100${index + 1}`, usable_area_sqm: 35 },
    ...change,
  }));
  const homes = [...parseCollection('listings', documents).values()].map((listing) => ({ listing, agent: undefined }));
  const props = { homes, evidence, places: NO_PLACES, now: Date.UTC(2026, 10, 21) };
  return renderOnPage(<CompareTable {...props} />);
}

/** Renders a comparison of listings that differ only in these fields. */
const comparison = (...changes: Changes[]) => comparisonWith(new Map(), ...changes);

const rowHead = (name: string) =>
  screen.getAllByRole('rowheader').find(({ firstChild }) => firstChild?.textContent === name);
const row = (name: string) => rowHead(name)?.closest('tr') ?? document.body;
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const differs = (name: string) => rowHead(name)?.querySelector('[data-differs]') !== null;

describe('the rows of a comparison', () => {
  it('are marked if the listings differ, also for screen readers', () => {
    comparison({ property_type: 'condo' }, { property_type: 'townhouse' });
    expect(differs('Type')).toBe(true);
    expect(rowHead('Type')?.textContent).toContain('(differs)');
    expect(cells('Tenure')).toEqual(['Freehold', 'Freehold']);
    expect(differs('Tenure')).toBe(false);
    expect(rowHead('Tenure')?.textContent).toBe('Tenure');
  });

  it('show the price per square metre, and a note for a missing value', () => {
    comparison({ bathrooms: 2 }, { price: 7_000_000 });
    expect(cells('Price per m²')).toEqual(['฿100,000Lowest', '฿200,000']);
    expect(cells('Bathrooms')).toEqual(['2', '–Not stated']);
    expect(differs('Bathrooms')).toBe(true);
  });

  it('show no tenure for a rental, and no tenure row if all listings are rentals', () => {
    const { unmount } = comparison({ deal: 'rent', price: 20_000 }, {});
    expect(cells('Tenure')).toEqual(['–Not stated', 'Freehold']);
    unmount();
    comparison({ deal: 'rent', price: 20_000 }, { deal: 'rent', price: 30_000 });
    expect(rowHead('Tenure')).toBeUndefined();
  });
});

describe('the proof of a price', () => {
  const NAME = 'Price against similar homes';

  it('says how far it is below the median of how many homes, and the lowest is marked', () => {
    const evidence = new Map([
      ['rm-1', { percentBelow: 7, count: 12 }],
      ['rm-2', { percentBelow: 14, count: 5 }],
    ]);
    comparisonWith(evidence, {}, {}, {});
    expect(cells(NAME)).toEqual([
      '7% below the median12 similar homes',
      '14% below the median5 similar homesLowest',
      '–Not stated',
    ]);
    expect(differs(NAME)).toBe(true);
  });

  it('is no row if no listing has one', () => {
    comparison({}, {});
    expect(rowHead(NAME)).toBeUndefined();
  });
});

describe('our inspection', () => {
  it('is a row with the number of problems, if we inspected one of the listings', () => {
    const inspection = (...verdicts: string[]) => ({
      inspection: { at: '2026-11-09', findings: verdicts.map((verdict) => ({ topic: 'roof', verdict })) },
    });
    const { unmount } = comparison(inspection('good', 'good'), inspection('fault', 'good', 'unknown'), {});
    expect(cells('Our inspection')).toEqual(['No problems found', '1 problem found, 1 not known', '–Not stated']);
    unmount();
    comparison({}, {});
    expect(rowHead('Our inspection')).toBeUndefined();
  });
});

describe('the best value of a row', () => {
  it('is marked in words, for prices and costs, areas and the walk to a station', () => {
    comparison(
      { property_type: 'condo', common_fee: 40, bathrooms: 2 },
      { price: 4_000_000, usable_area_sqm: 50, common_fee: 10 },
    );
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([expect.stringMatching(/^RM-1001.*Lowest$/), expect.not.stringContaining('Lowest')]);
    expect(cells('Usable area')).toEqual(['35 m²', '50 m²Largest']);
    expect(cells('Transfer day costs')).toEqual([
      expect.stringContaining('Lowest'),
      expect.not.stringContaining('Lowest'),
    ]);
    expect(cells('Bathrooms').join()).not.toMatch(/Lowest|Largest/);
  });

  it('is not marked where a rent and a price cannot be compared, or where all are the same', () => {
    comparison({ deal: 'rent', price: 20_000 }, {});
    expect(screen.queryByText('Lowest')).toBeNull();
    expect(screen.queryByText('Largest')).toBeNull();
    expect(cells('Monthly cost')[0]).toBe('฿20,000Rent');
  });

  it('is not marked for the price per square metre of a house and of a flat', () => {
    comparison({ property_type: 'condo' }, { property_type: 'townhouse', price: 7_000_000 });
    expect(cells('Price per m²')).toEqual(['฿100,000', '฿200,000']);
  });
});

describe('what is the same for all listings', () => {
  const summary = () => screen.queryByRole('heading', { name: 'The same for all' })?.parentElement;

  it('is in a list, which the switch shows instead of the rows from three listings on', () => {
    const { unmount } = comparison({ bathrooms: 2 }, {});
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Only what differs' }).checked).toBe(false);
    expect([row('Bathrooms'), row('Type')].map(({ dataset }) => 'same' in dataset)).toEqual([false, true]);
    expect(summary()?.textContent).toContain('Type Townhouse');
    expect(summary()?.textContent).not.toContain('Bathrooms');
    unmount();
    comparison({}, {}, {});
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('is no subject for one listing', () => {
    comparison({});
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(summary()).toBeUndefined();
    expect(row('Type').dataset.same).toBeUndefined();
  });
});

it('sold listings are marked, and each can be removed', () => {
  comparison({}, { record_status: 'Sold' }, {});
  screen.getByText('Sold');
  expect(screen.getByRole('link', { name: 'Remove RM-1002' }).getAttribute('href')).toBe(
    '/en-us/compare?ids=rm-1,rm-3',
  );
});
