import { expect, it, vi } from 'vitest';
import { parseCollection } from './parse-collection';
import { listingDocumentFixture as fixture } from './testing/documents';

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock('../config/log', async (original) => ({ ...(await original<object>()), log }));

it('drops broken, hidden and duplicate documents, and keeps the others', () => {
  const entities = parseCollection('listings', [
    fixture,
    { ...fixture, price: 1 },
    { ...fixture, id: 'broken', price: 'much' },
    'nonsense',
    { ...fixture, id: 'draft', record_status: 'Draft' },
    { ...fixture, id: 'inactive', record_status: 'Inactive' },
    { ...fixture, id: 'sold', record_status: 'Sold' },
  ]);
  expect([...entities.keys()]).toEqual(['rm-1', 'sold']);
  expect(entities.get('rm-1')?.price).toBe(3_500_000);
});

it('returns frozen entities', () => {
  const listing = parseCollection('listings', [fixture]).get('rm-1');
  expect(() => listing?.address && Object.assign(listing.address, { provinceCode: '99' })).toThrow(TypeError);
});

it('logs a broken document once, with its collection and field', () => {
  for (let load = 0; load < 2; load += 1) parseCollection('listings', [{ ...fixture, id: 'rm-9', price: 'a lot' }]);
  const lines = log.mock.calls.filter(([, , details]) => details.id === 'rm-9');
  expect(lines).toEqual([
    ['warn', 'document dropped', expect.objectContaining({ collection: 'listings', field: 'price' })],
  ]);
});
