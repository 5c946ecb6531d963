import { describe, expect, it } from 'vitest';
import { parseCollection } from '../content/parse-collection';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { type DataContext, listingData } from './listing-data';
import { graphText } from './structured-data';

const CONTEXT: DataContext = {
  ...{ locale: 'en-us', district: 'Watthana', province: 'Bangkok', site: 'https://rommai.example' },
  url: 'https://rommai.example/en-us/listings/rm-1',
};

function dataOf(changes: Record<string, unknown>) {
  const [listing] = [...parseCollection('listings', [{ ...fixture, ...changes }]).values()];
  if (listing === undefined) throw new Error('the document is invalid');
  return JSON.parse(graphText([listingData(listing, CONTEXT)]))['@graph'][0];
}

describe('listingData', () => {
  it('has an offer with the price of a listing for sale', () => {
    expect(dataOf({ deal: 'sale', price: 3_000_000 }).offers).toMatchObject({
      ...{ price: 3_000_000, priceCurrency: 'THB', availability: 'https://schema.org/InStock' },
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    });
  });

  it('counts a half bath as a bathroom, as schema.org does', () => {
    expect(dataOf({ bathrooms: 2.5 }).mainEntity).toMatchObject({ numberOfBathroomsTotal: 3 });
  });

  it('has an offer with the monthly price of a rental', () => {
    expect(dataOf({ deal: 'rent', price: 15_000 }).offers).toMatchObject({
      priceSpecification: { price: 15_000, unitCode: 'MON' },
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    });
  });

  it('has no offer for a price on request, and the availability of a sold or reserved listing', () => {
    expect(dataOf({ price: null })).not.toHaveProperty('offers');
    expect(dataOf({ record_status: 'Sold' }).offers.availability).toBe('https://schema.org/SoldOut');
    expect(dataOf({ record_status: 'Reserved' }).offers.availability).toBe('https://schema.org/Reserved');
  });

  it('contains the coordinates only if the page shows them', () => {
    const geo = { lat: 13.7, lng: 100.5 };
    expect(dataOf({ geo: { ...geo, precision: 'exact' } }).mainEntity.geo).toMatchObject({ latitude: 13.7 });
    expect(dataOf({ geo: { ...geo, precision: 'approximate' } }).mainEntity).not.toHaveProperty('geo');
  });

  it('omits unknown facts', () => {
    expect(dataOf({ property_type: 'land', usable_area_sqm: undefined }).mainEntity).not.toHaveProperty('floorSize');
  });
});
