import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from './server';

const MEGABYTE = 1_000_000;

test('the files of the container serve pages, pictures, cards, icons and forms, and are at most 140 MB', {
  tag: '@full',
}, async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'rommai-container-'));
  try {
    execFileSync(process.execPath, ['scripts/copy-runtime.mjs', folder]);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const bytes = names.map((name) => lstatSync(join(folder, name))).map((one) => (one.isFile() ? one.size : 0));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(140 * MEGABYTE);
    writeFileSync(join(folder, '.env'), 'STYLE_PAGE=on\n');
    const server = await startServer({ DATA_DIR: join(folder, 'data') }, undefined, folder);
    const paths = [
      ...['/th-th', '/en-us/search?q=condo', '/th-th/listings/rm-1001', '/sitemap.xml', '/licences.txt'],
      '/_ipx/f_auto,w_320,q_75/demo/house-modern-box-dusk.jpg',
      ...['/cards/th-th/home.jpg', '/api/icons/lucide.json?icons=home', '/maps/thailand.svg'],
    ];
    for (const path of paths) expect((await request.get(server.url + path)).status(), path).toBe(200);
    expect((await request.get(`${server.url}/en-us/style`)).status(), 'settings of .env').toBe(404);
    const data = {
      ...{ name: 'สมชาย', email: 'somchai@example.com', intent: 'sell' },
      ...{ property_type: 'condo', province: '10', consent_contact: 'yes' },
    };
    const headers = { Accept: 'application/json' };
    expect((await request.post(`${server.url}/api/seller-leads?locale=th-th`, { data, headers })).status()).toBe(201);
    await server.stop();
    expect(server.output()).not.toContain('"level":"error"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
