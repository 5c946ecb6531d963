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
    for (const path of ['/th-th', '/en-us/properties/1', '/th-th/search', '/en-us/our-team']) {
      const answer = await request.get(server.url + path);
      // A proxy goes on with the one that it has.
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([200, 'no-store']);
    }
    const health = await (await request.get(`${server.url}/api/health`)).json();
    expect(health).toMatchObject({ status: 'degraded', content: { source: 'firestore', documents: 0 } });
    expect(health.content.fault).toBeTruthy();
    expect(server.output().match(/content source lost/g)).toHaveLength(1);
  });

  test('lists nothing for machines, which would take the rest for gone', async ({ request }) => {
    const lists = ['/sitemap.xml', '/sitemaps/pages.xml', '/th-th/feeds/homes', '/en-us/feeds/articles'];
    for (const path of [...lists, '/api/search/points', '/api/suggest?q=ari', '/api/map/base?locale=th-th']) {
      const answer = await request.get(server.url + path);
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([503, 'no-store']);
      expect(answer.headers()['retry-after']).toBe('60');
    }
    expect((await request.get(`${server.url}/llms.txt`)).status()).toBe(200);
  });

  test('tells nobody that a home or a page of a list is gone', async ({ request }) => {
    for (const path of ['/th-th/listings/rm-1001', '/th-th/properties/2', '/en-us/our-works/2']) {
      const answer = await request.get(server.url + path);
      expect(answer.status(), path).toBe(500);
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
  });
});
