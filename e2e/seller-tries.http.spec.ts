import { expect, test } from '@playwright/test';
import { SITE } from '../lib/config/site';
import { type ServerWithFolder, startWithFolder } from './server';

/** As limits.server.ts lets an address try in ten minutes. */
const TRIES = 60;

let server: ServerWithFolder;
test.beforeAll(async () => {
  server = await startWithFolder({});
});
test.afterAll(() => server.stop());

test('who tries without end gets words, the wait and the telephone, and no whole page', async ({ request }) => {
  const send = (accept: string) =>
    request.post(`${server.url}/api/seller-leads?locale=en-us`, {
      form: { name: 'a try' },
      headers: { Accept: accept },
    });
  const faulty = await send('text/html');
  expect(faulty.status()).toBe(422);
  expect(await faulty.text()).toContain('value="a try"');
  for (let tries = 1; tries < TRIES; tries++) expect((await send('application/json')).status()).toBe(422);
  const refused = await send('text/html');
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await refused.text();
  expect(html).toContain(`tel:${SITE.phone}`);
  expect(html).not.toContain('<form');
});
