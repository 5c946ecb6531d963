import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { entitiesOrFail } from '../content/store.server';
import { prometheusText } from '../http/prometheus-text';
import type { Subscriber } from './alert';
import { receiveAlertForm } from './alert-form.server';
import { sealOf } from './alert-links.server';
import { alertPusher } from './alert-pusher.server';
import { Alerts } from './alerts.server';
import { openPushKeys, pushKeysSingleton } from './push-keys.server';
import { testHome as home, testContent } from './testing/homes';
import { testBrowser, testPushService } from './testing/push-service';

vi.hoisted(() => {
  process.env.SITE_URL = 'https://rommai.example';
});

const HOUR = 3_600_000;
/** 10:00 in Bangkok. */
const TEN = Date.parse('2026-12-01T03:00:00Z');
const SEARCH = { search: '?deal=sale&type=condo&price_max=5000000', name: 'ซื้อ · คอนโด' };
const HOME = { home: 'rm-1' };

let folder = '';
let now = TEN;
let opened: Alerts;
let service: Awaited<ReturnType<typeof testPushService>>;
let siteKey = '';
let setHomes: ReturnType<typeof testContent>;
const browsers = { phone: testBrowser('phone'), desk: testBrowser('desk') };

async function change(next: readonly object[]): Promise<void> {
  await setHomes(next);
  await opened.tick();
}

beforeAll(async () => {
  setHomes = testContent();
  folder = await mkdtemp(join(tmpdir(), 'push-'));
  const keys = openPushKeys(folder);
  pushKeysSingleton.set(keys);
  siteKey = keys.publicKey;
  service = await testPushService(browsers, siteKey);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

let run = 0;
beforeEach(async () => {
  now = TEN;
  run += 1;
  service.received.length = 0;
  service.answers.length = 0;
  const { port } = service;
  opened = new Alerts(join(folder, String(run)), {
    pusher: alertPusher(pushKeysSingleton.get() ?? openPushKeys(folder), 'https://rommai.example', {
      open: ({ pathname }, options) => request({ ...options, host: '127.0.0.1', port, path: pathname }),
      now: () => now,
    }),
    listings: () => entitiesOrFail('listings'),
    now: () => now,
  });
  await opened.store.open();
  await opened.tick();
  await change([home(1), home(2)]);
});
afterEach(() => opened.close());

let sender = 0;

function post(fields: object, headers: Record<string, string> = {}) {
  const all = new Map(
    Object.entries({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers }),
  );
  sender += 1;
  const form = {
    url: 'http://localhost/api/alerts?locale=th-th',
    headers: { get: (name: string) => all.get(name) ?? null },
    body: (async function* () {
      yield Buffer.from(JSON.stringify(fields));
    })(),
    address: `192.0.2.${sender}`,
  };
  return receiveAlertForm(form, 'POST', 'th-th', opened);
}

const asked = (browser: keyof typeof browsers, about: object, more: object = {}) => ({
  ...about,
  ...{ seal: sealOf(about as typeof SEARCH, 'th-th'), schedule: 'at-once', consent: 'yes', key: siteKey },
  push: JSON.stringify(browsers[browser].subscription),
  ...more,
});

const said = async (answer: ReturnType<typeof post>): Promise<{ page?: string; fault?: string }> =>
  JSON.parse(String((await answer).body));

async function everyone(): Promise<Subscriber[]> {
  const people = await Promise.all((await opened.store.ids()).map((id) => opened.store.read(id)));
  return people.filter((person) => person !== null);
}

it('tells a browser of a new home, in its language, with price and picture, encrypted for it alone', async () => {
  const { page } = await said(post(asked('phone', SEARCH)));
  expect(page).toMatch(/^\/th-th\/alerts\/status\/[0-9a-f]{64}\?done=device$/);
  await change([home(1), home(2), home(3)]);
  await opened.tick();
  expect(service.received).toHaveLength(1);
  const [pushed] = service.received;
  const status = `https://rommai.example${page?.split('?')[0]}`;
  expect(pushed?.notice).toEqual({
    title: expect.stringMatching(/^1\sรายการสำหรับคุณ: ซื้อ · คอนโด$/),
    body: expect.stringMatching(/^฿4,000,000 · ./),
    ...{ lang: 'th-TH', tag: pushed?.headers.topic, url: 'https://rommai.example/th-th/listings/rm-3' },
    image: 'https://rommai.example/_ipx/f_jpeg,w_1024,q_75/demo/a.jpg',
    end: { label: 'ยกเลิกการแจ้งเตือนนี้', url: expect.stringContaining(`${status}?end=`) },
  });
  expect(pushed?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(pushed?.claims).toMatchObject({ aud: 'https://push.example.com', sub: expect.stringContaining('mailto:') });
});

it('tells of the price of one home, says nothing at night, and three messages a day', async () => {
  await post(asked('phone', HOME));
  now = TEN + 12 * HOUR;
  await change([home(1, { price: 3_500_000 }), home(2)]);
  expect(service.received).toHaveLength(0);
  for (const price of [3_400_000, 3_300_000, 3_200_000, 3_100_000]) {
    now = Math.max(now, TEN + 22 * HOUR) + HOUR;
    await change([home(1, { price }), home(2)]);
  }
  const bodies = service.received.map(({ notice }) => (notice as { body: string }).body);
  expect(bodies).toEqual(['฿3,400,000 (เดิม ฿4,000,000)', '฿3,300,000 (เดิม ฿3,400,000)', '฿3,200,000 (เดิม ฿3,300,000)']);
});

it('ends everything for a browser that is gone, and tries again later as the service asks', async () => {
  await post(asked('phone', HOME));
  await post(asked('desk', HOME));
  service.answers.push({ status: 410 }, { status: 429, headers: { 'retry-after': '7200' } });
  await change([home(1, { price: 3_500_000 }), home(2)]);
  const [left, ...others] = await everyone();
  expect(others).toEqual([]);
  const message = left?.alerts[0]?.message;
  expect(Date.parse(message?.nextAt ?? '')).toBe(TEN + 2 * HOUR);
  now = TEN + 2 * HOUR;
  service.answers.push({ status: 503 });
  await opened.tick();
  now += HOUR;
  await opened.tick();
  expect(service.received.map(({ headers }) => headers.topic)).toEqual([message?.id]);
  const counted = prometheusText(opened.metrics());
  for (const line of ['gone"} 1', 'retried"} 2', 'sent"} 1'])
    expect(counted).toContain(`rommai_alerts_tries_total{channel="push",result="${line}`);
});

it('sends a browser no more than a push service takes, whatever the search is called', async () => {
  const long = { search: `?q=${'%E0%B8%81'.repeat(400)}`, name: 'ก'.repeat(200) };
  await post(asked('phone', long));
  const [person] = await everyone();
  const [alert] = person?.alerts ?? [];
  if (person === undefined || alert === undefined) throw new Error('not kept');
  expect(person.push).toMatchObject({ endpoint: 'https://push.example.com/phone' });
  const news = [1, 2].map((number) => ({ home: `rm-${number}`, kind: 'new' as const }));
  const at = new Date(now).toISOString();
  const message = { id: '0'.repeat(32), at, tries: 0, nextAt: at, news, more: 9 };
  expect(await opened.deps.pusher?.message(person, alert, message)).toEqual({ is: 'sent' });
  expect(Number(service.received[0]?.headers['content-length'])).toBeLessThanOrEqual(4_096);
});

it('keeps ten alerts for a browser, opens their page for it alone, and moves them to its next subscription', async () => {
  const key = { key: siteKey };
  const phone = JSON.stringify(browsers.phone.subscription);
  expect(await said(post({ ...key, push: phone }))).toEqual({ fault: 'none' });
  for (let index = 1; index <= 10; index += 1) await post(asked('phone', { home: `rm-${index}` }));
  expect(await said(post(asked('phone', SEARCH)))).toEqual({ fault: 'full' });
  expect((await said(post(asked('phone', HOME)))).page).toContain('?done=device');
  const { page } = await said(post({ ...key, push: phone }));
  // The push service knows the address, and must not open the page.
  const known = { ...browsers.phone.subscription, keys: browsers.desk.subscription.keys };
  expect(await said(post({ ...key, push: JSON.stringify(known) }))).toEqual({ fault: 'none' });
  const desk = JSON.stringify(browsers.desk.subscription);
  const moved = await said(post({ ...key, push: desk, replaces: phone }));
  expect(moved.page).not.toBe(page);
  expect((await everyone()).map(({ alerts, push }) => [alerts.length, push?.endpoint])).toEqual([
    [10, 'https://push.example.com/desk'],
  ]);
});

it('refuses what none of our pages sends', async () => {
  const status = async (answer: ReturnType<typeof post>) => (await answer).status;
  expect(await status(post(asked('phone', HOME), { 'sec-fetch-site': 'cross-site' }))).toBe(403);
  expect(await status(post(asked('phone', HOME, { seal: '0'.repeat(32) })))).toBe(400);
  expect(await status(post(asked('phone', HOME, { consent: '' })))).toBe(400);
  expect(await status(post(asked('phone', HOME, { key: 'B'.repeat(87) })))).toBe(400);
  const inside = { ...browsers.phone.subscription, endpoint: 'https://localhost/a' };
  expect(await status(post(asked('phone', HOME, { push: JSON.stringify(inside) })))).toBe(400);
  expect(await status(post(asked('phone', HOME, { push: ' '.repeat(70_000) })))).toBe(413);
  expect(await everyone()).toEqual([]);
});

it('connects to no server of the operator, whatever a name leads to', async () => {
  const push = { ...browsers.phone.subscription, endpoint: 'https://localhost/a' };
  const person = { id: '0'.repeat(32), push, locale: 'th-th', alerts: [], visited_at: '' } as const;
  const letter = { id: '0'.repeat(32), kind: 'sleep', at: '', tries: 0, nextAt: '' } as const;
  const pusher = alertPusher(openPushKeys(folder), 'https://rommai.example');
  const sent = await pusher.letter({ ...person, alerts: [], letter });
  expect(sent).toEqual({ is: 'refused', reason: 'ENOTPUBLIC' });
});
