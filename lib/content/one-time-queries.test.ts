import { expect, it, vi } from 'vitest';
import { oneTimeQueries } from './one-time-queries';
import type { Documents } from './source';

const contact = { id: 'a', record_status: 'Active', contact_name: 'LINE', contact_url: 'https://a.example' };
const documents = [{ ...contact, contact_image_url: '/a.webp' }];

let followed: ReadonlyMap<string, never> | undefined;
const query = (load: () => Promise<Documents>) =>
  oneTimeQueries({ get: () => followed }, { kind: 'firestore', load })('contact_widget');

it('returns the documents of the query', async () => {
  for (followed of [undefined, new Map<string, never>()])
    expect([...(await query(async () => documents)).keys()]).toEqual(['a']);
});

it('returns the followed documents if they changed during the query, or if the query fails', async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  followed = new Map<string, never>();
  const edited = async () => {
    followed = new Map<string, never>();
    return documents;
  };
  expect(await query(edited)).toBe(followed);
  const refused = () => Promise.reject(new Error('permission-denied'));
  expect(await query(refused)).toBe(followed);
  followed = undefined;
  await expect(query(refused)).rejects.toThrow('permission-denied');
  vi.unstubAllEnvs();
});
