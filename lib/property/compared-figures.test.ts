import { describe, expect, it } from 'vitest';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture } from '../content/testing/documents';
import { buyerCosts, monthlyCost } from './compared-figures';

const DAY = '2026-11-21';

function home(changes: Record<string, unknown>) {
  const document = {
    ...listingDocumentFixture,
    property_type: 'condo',
    price: 3_000_000,
    usable_area_sqm: 35,
    common_fee: 50,
    ...changes,
  };
  const [listing] = parseCollection('listings', [document]).values();
  if (listing === undefined) throw new Error('The document is invalid.');
  return listing;
}

describe('the monthly cost', () => {
  it('is the usual instalment and the common fee', () => {
    const cost = monthlyCost(home({}));
    expect(cost).toMatchObject({ kind: 'loan', commonFee: 1_750 });
    expect(cost?.total).toBe((cost?.payment ?? 0) + 1_750);
    expect(monthlyCost(home({ common_fee: undefined }))).toMatchObject({ total: cost?.payment, commonFee: undefined });
  });

  it('is the rent of a rental, because the owner pays the common fee', () => {
    expect(monthlyCost(home({ deal: 'rent', price: 20_000 }))).toMatchObject({ kind: 'rent', total: 20_000 });
  });

  it('is unknown without a price, and for land and leases, for which banks rarely lend', () => {
    for (const changes of [{ price: null }, { deal: 'rent', price: null }, { property_type: 'land' }]) {
      expect(monthlyCost(home(changes)), JSON.stringify(changes)).toBeNull();
    }
  });
});

it('the buyer’s costs are half of the transfer fee and the mortgage fee', () => {
  const changes = { appraised_value: 2_000_000, transfer_fee_payer: 'split', condition: 'good', price: 10_000_000 };
  expect(buyerCosts(home(changes), DAY)).toBe(2_000_000 * 0.01 + 9_000_000 * 0.01);
  expect(buyerCosts(home({ deal: 'rent', price: 20_000 }), DAY)).toBeNull();
});
