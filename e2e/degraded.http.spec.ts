import { expect, test } from '@playwright/test';
import { freePort, type RunningServer, startServer } from './server';

test.describe('a first start without Firestore and without a writable folder', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let port: number;
  test.beforeAll(async () => {
    port = await freePort();
    server = await startServer({
      FIREBASE_PROJECT_ID: 'demo-rommai',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
      DATA_DIR: 'package.json/no-folder',
    });
  });
  test.afterAll(() => server.stop());

  test('serves complete pages without content, and no cache stores them', async ({ request }) => {
    for (const path of ['/th-th', '/en-us/properties/1', '/th-th/search', '/en-us/our-team']) {
      const answer = await request.get(server.url + path);
      // A proxy keeps serving the page that it has cached.
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([200, 'no-store']);
    }
    expect(server.output().match(/content source lost/g)).toHaveLength(1);
  });

  test('is alive but not ready, and its health report names no host or folder', async ({ request }) => {
    const answer = await request.get(`${server.url}/api/health`);
    const text = await answer.text();
    expect(answer.status()).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      status: 'degraded',
      ready: false,
      reasons: ['content-source-down', 'content-missing', 'leads-outbox-down'],
      content: { source: 'firestore', documents: 0, fault: 'content-source-down' },
      leads: { fault: 'leads-outbox-down' },
    });
    expect(text).not.toMatch(new RegExp(`127\\.0|${port}|package.json|demo-rommai`));
    expect((await request.get(`${server.url}/api/health/ready`)).status()).toBe(503);
    expect((await request.get(`${server.url}/api/health/live`)).status()).toBe(200);
  });

  test('answers 503 for machine-readable lists, so that clients do not treat missing entries as removed', async ({
    request,
  }) => {
    const lists = ['/sitemap.xml', '/sitemaps/pages.xml', '/th-th/feeds/homes', '/en-us/feeds/articles'];
    for (const path of [...lists, '/api/search/points', '/api/suggest?q=ari', '/api/map/base?locale=th-th']) {
      const answer = await request.get(server.url + path);
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([503, 'no-store']);
      expect(answer.headers()['retry-after']).toBe('60');
    }
    expect((await request.get(`${server.url}/llms.txt`)).status()).toBe(200);
  });

  test('answers 500 instead of 404 for a listing or a list page', async ({ request }) => {
    for (const path of ['/th-th/listings/rm-1001', '/th-th/properties/2', '/en-us/our-works/2']) {
      const answer = await request.get(server.url + path);
      expect(answer.status(), path).toBe(500);
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
  });
});
