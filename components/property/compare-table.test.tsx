import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseCollection } from '@/lib/content/parse-collection';
import { listingDocumentFixture as fixture } from '@/lib/content/testing/documents';
import { renderOnPage } from '../testing/render';
import { CompareTable } from './compare-table';
import { NO_PLACES } from './testing/homes';

/** Renders a comparison of listings that differ only in these fields. */
function comparison(...changes: Record<string, unknown>[]) {
  const documents = changes.map((change, index) => ({
    ...{ ...fixture, id: `rm-${index + 1}`, code: `RM-100${index + 1}`, usable_area_sqm: 35 },
    ...change,
  }));
  const homes = [...parseCollection('listings', documents).values()].map((listing) => ({ listing, agent: undefined }));
  return renderOnPage(<CompareTable homes={homes} places={NO_PLACES} now={Date.UTC(2026, 10, 21)} />);
}

const rowHead = (name: string) =>
  screen.getAllByRole('rowheader').find(({ firstChild }) => firstChild?.textContent === name);
const row = (name: string) => rowHead(name)?.closest('tr') ?? document.body;
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const differs = (name: string) => row(name).dataset.differs === 'true';

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
    expect(cells('Price per m²')).toEqual(['฿100,000', '฿200,000']);
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

it('the header marks sold listings, and links to the comparison without each listing', () => {
  comparison({}, { record_status: 'Sold' }, {});
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent?.includes('Sold'))).toEqual([false, true, false]);
  expect(screen.getByRole('link', { name: 'Remove RM-1002' }).getAttribute('href')).toBe(
    '/en-us/compare?ids=rm-1,rm-3',
  );
});
