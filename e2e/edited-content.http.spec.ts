import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { changedContent, editContent } from './changed-content';
import { type ServerWithFolder, startWithFolder } from './server';

test.describe.configure({ mode: 'serial' });

const REFRESH_SECRET = 'the secret of staff';
const SEARCHES = { 'rm-1001': '/th-th/search?q=RM-1001', 'rm-1002': '/th-th/search?q=RM-1002' } as const;
const JOIN_US = '/th-th/company-information/join-us';
const PAGES = [
  '/th-th',
  '/th-th/properties/1',
  '/th-th/properties/condo/watthana-bangkok',
  '/th-th/listings/rm-1001',
  '/th-th/listings/rm-1002',
  '/th-th/contents/buying-costs-explained',
  '/th-th/our-team',
  '/th-th/our-works/1',
  JOIN_US,
  ...Object.values(SEARCHES),
];

let content: string;
let server: ServerWithFolder;

test.beforeAll(async () => {
  content = changedContent('jobs', (jobs) => jobs);
  server = await startWithFolder({ CONTENT_DIR: content, REFRESH_SECRET });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(content, { recursive: true });
});

async function visit(path: string) {
  const response = await fetch(server.url + path);
  return { path, status: response.status, from: response.headers.get('x-cache'), html: await response.text() };
}

const visitAll = () => Promise.all(PAGES.map(visit));

/** Visits each page until it is served from the cache. */
async function settle(): Promise<void> {
  for (const path of PAGES) await expect.poll(async () => (await visit(path)).from, { intervals: [50] }).toBe('HIT');
}

async function edit(collection: string, change: (documents: Record<string, unknown>[]) => unknown): Promise<void> {
  editContent(content, collection, change);
  const headers = { Authorization: `Bearer ${REFRESH_SECRET}` };
  const response = await fetch(`${server.url}/api/refresh`, { method: 'POST', headers });
  expect(response.status).toBe(200);
}

async function renders(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/api/metrics`)).text();
  return Number(/^rommai_page_renders_total (\d+)$/m.exec(metrics)?.[1]);
}

/** The new price as pages write it: in full or in millions. */
const NEW_PRICE = /7[,.]65/;
const linksTo = (id: string) => new RegExp(`/listings/${id}["?/]`);

test('an edited job advert makes one page stale, which is served until the new one is rendered', async () => {
  await settle();
  const before = await renders();
  await edit('jobs', (jobs) => jobs.map((job) => ({ ...job, title: { th: 'ตำแหน่งใหม่', en: 'A new position' } })));
  const stale = (await visitAll()).filter(({ from }) => from !== 'HIT');
  expect(stale.map(({ path, from }) => [path, from])).toEqual([[JOIN_US, 'STALE']]);
  await settle();
  expect((await visit(JOIN_US)).html).toContain('ตำแหน่งใหม่');
  expect((await renders()) - before).toBe(1);
});

test('a new price shows at once on every page, and within five seconds in the search', async () => {
  const search = SEARCHES['rm-1001'];
  const showing = (await visitAll()).filter(({ html }) => linksTo('rm-1001').test(html)).map(({ path }) => path);
  expect(showing).toEqual(expect.arrayContaining(['/th-th/listings/rm-1001', search]));
  await edit('listings', (homes) =>
    homes.map((home) => (home.id === 'rm-1001' ? { ...home, price: 7_654_321 } : home)),
  );
  for (const { path, from, html } of await Promise.all(showing.map(visit)))
    expect([path, from, path === search || NEW_PRICE.test(html)]).toEqual([path, 'MISS', true]);
  await expect.poll(async () => (await visit(search)).html, { timeout: 5_000 }).toMatch(NEW_PRICE);
});

test('a withdrawn listing has no page, and no other page shows it', async () => {
  const search = SEARCHES['rm-1002'];
  const showing = (await visitAll()).filter(({ html }) => linksTo('rm-1002').test(html)).map(({ path }) => path);
  expect(showing).toContain(search);
  await edit('listings', (homes) => homes.filter(({ id }) => id !== 'rm-1002'));
  expect((await visit('/th-th/listings/rm-1002')).status).toBe(404);
  for (const { path, html } of await Promise.all(showing.filter((path) => !path.endsWith('/rm-1002')).map(visit)))
    expect([path, path !== search && linksTo('rm-1002').test(html)]).toEqual([path, false]);
  await expect.poll(async () => (await visit(search)).html, { timeout: 5_000 }).not.toMatch(linksTo('rm-1002'));
});

test('a new listing is in its lists on the second visit at the latest', async () => {
  await expect.poll(async () => (await visit('/th-th/properties/1')).from).toBe('HIT');
  await edit('listings', (homes) => [
    ...homes,
    {
      ...homes.find(({ id }) => id === 'rm-1003'),
      id: 'rm-9001',
      code: 'RM-9001',
      published_at: new Date().toISOString(),
    },
  ]);
  const first = await visit('/th-th/properties/1');
  expect([first.from, linksTo('rm-9001').test(first.html)]).toEqual(['STALE', false]);
  await expect.poll(async () => (await visit('/th-th/properties/1')).html).toMatch(linksTo('rm-9001'));
  expect((await visit('/th-th/listings/rm-9001')).status).toBe(200);
});
