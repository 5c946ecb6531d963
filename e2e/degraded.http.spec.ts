import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, type RunningServer, startServer } from './server';

test.describe('a first start without its Firestore', () => {
  let server: RunningServer;
  const folder = mkdtempSync(join(tmpdir(), 'rommai-data-'));
  test.beforeAll(async () => {
    server = await startServer({
      FIREBASE_PROJECT_ID: 'demo-rommai',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
      DATA_DIR: folder,
    });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('has whole pages without content, and says that it is degraded', async ({ request }) => {
    for (const path of ['/th-th', '/en-us/properties/1', '/th-th/search', '/en-us/our-team'])
      expect((await request.get(server.url + path)).status(), path).toBe(200);
    const health = await (await request.get(`${server.url}/api/health`)).json();
    expect(health).toMatchObject({ status: 'degraded', content: { source: 'firestore', documents: 0 } });
    expect(health.content.fault).toBeTruthy();
    expect(server.output().match(/content source lost/g)).toHaveLength(1);
  });

  test('lists nothing for machines, which would take the rest for gone', async ({ request }) => {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/th-th/feeds/homes', '/en-us/feeds/articles']) {
      const answer = await request.get(server.url + path);
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([503, 'no-store']);
      expect(answer.headers()['retry-after']).toBe('60');
    }
    expect((await request.get(`${server.url}/llms.txt`)).status()).toBe(200);
  });

  test('tells nobody that a home is gone', async ({ request }) => {
    const answer = await request.get(`${server.url}/th-th/listings/rm-1001`);
    expect(answer.status()).toBe(500);
    expect(answer.headers()['cache-control']).toContain('no-store');
  });
});
