import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changedContent } from './changed-content';
import { startServer } from './server';

const SECRET = 'the secret of staff';
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });

test('without a secret set there is no address that refreshes', async ({ request }) => {
  expect((await request.post('/api/refresh', { headers: bearer(SECRET) })).status()).toBe(404);
});

test('who knows the secret sees an edit at once, on pages that were rendered before', async ({ request }) => {
  const folder = changedContent('listings', (homes) => homes);
  const server = await startServer({ CONTENT_DIR: folder, REFRESH_SECRET: SECRET });
  try {
    const page = async () => (await request.get(`${server.url}/en-us/listings/rm-1001`)).text();
    expect(await page()).not.toContain('An edited home');
    const file = join(folder, 'listings.json');
    const homes: { id: string; title: { en: string } }[] = JSON.parse(readFileSync(file, 'utf8'));
    const edited = homes.map((home) =>
      home.id === 'rm-1001' ? { ...home, title: { ...home.title, en: 'An edited home' } } : home,
    );
    writeFileSync(file, JSON.stringify(edited));
    expect(await page()).not.toContain('An edited home');

    const answer = await request.post(`${server.url}/api/refresh`, { headers: bearer(SECRET) });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.json()).toMatchObject({ source: 'embedded', missing: [] });
    expect(await page()).toContain('An edited home');
    // The search takes the change in a moment later, and no page from before is shown then.
    const search = async () => (await request.get(`${server.url}/en-us/search?q=edited`)).text();
    await expect.poll(search).toContain('href="/en-us/listings/rm-1001"');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

test('guesses are refused and soon not even read, and keep out nobody who knows', async ({ request }) => {
  const server = await startServer({ REFRESH_SECRET: SECRET });
  const refresh = (secret: string) => request.post(`${server.url}/api/refresh`, { headers: bearer(secret) });
  try {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await refresh(`guess ${guess}`)).status());
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await request.post(`${server.url}/api/refresh`)).status()).toBe(429);
    expect((await refresh(SECRET)).status()).toBe(200);
    for (let again = 0; again < 5; again += 1) await refresh(SECRET);
    const tooMany = await refresh(SECRET);
    expect(tooMany.status()).toBe(429);
    expect(tooMany.headers()['retry-after']).toBe('60');
  } finally {
    await server.stop();
  }
});

test('health says how fresh the content is, and the figures are there for Prometheus', async ({ request }) => {
  const health = await request.get('/api/health');
  expect(health.headers()['cache-control']).toBe('no-store');
  // The whole suite also runs on a Firestore.
  const source = process.env.FIREBASE_PROJECT_ID === undefined ? 'embedded' : 'firestore';
  const reads = { lastHour: source === 'embedded' ? 0 : expect.any(Number) };
  const leads = { waiting: expect.any(Number), setAside: expect.any(Number), targets: expect.any(Array) };
  expect(await health.json()).toMatchObject({ status: 'ok', content: { source, missing: [], reads }, leads });
  const metrics = await (await request.get('/api/metrics')).text();
  expect(metrics).toMatch(/^# HELP rommai_content_reads_total .+\n# TYPE rommai_content_reads_total counter\n/m);
  expect(metrics).toMatch(/^rommai_content_documents [1-9]\d+$/m);
  expect(metrics).toMatch(/^rommai_leads_outbox_up 1$/m);
});
