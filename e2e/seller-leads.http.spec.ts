import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { type ServerWithFolder, startServer, startWithFolder } from './server';

const NAME = 'สมชาย ใจดีมาก';
const FORM = {
  name: NAME,
  phone: '๐๘๑-๒๓๔-๕๖๗๘',
  intent: 'sell',
  property_type: 'condo',
  province: '10',
  message: '=1+1',
  consent_contact: 'yes',
};

let server: ServerWithFolder;
let senders = 0;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startWithFolder({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'debug' });
});
test.afterAll(() => server.stop());

const waiting = () => readdirSync(join(server.folder, 'leads', 'waiting'));
const leadOf = (file: string) => JSON.parse(readFileSync(join(server.folder, 'leads', 'waiting', file), 'utf8')).lead;

type Sending = { json?: boolean; sender?: string; headers?: Record<string, string> };

/** Sends a form as the page does, with scripts or without, from an address of its own. */
function send(request: APIRequestContext, form: Record<string, string>, { json, sender, headers }: Sending = {}) {
  senders += 1;
  return request.post(`${server.url}/api/seller-leads?locale=th-th`, {
    ...(json ? { data: form } : { form }),
    headers: {
      'X-Forwarded-For': sender ?? `203.0.113.${senders}`,
      ...(json ? { Accept: 'application/json' } : {}),
      ...headers,
    },
    maxRedirects: 0,
  });
}

test('an enquiry is on the disk, for its owner alone, before it is answered', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-000000000001';
  const answer = await send(
    request,
    { ...FORM, id, utm_source: 'line', page: '/th-th/contact-us-for-sell' },
    { json: true },
  );
  expect([answer.status(), await answer.json()]).toEqual([201, { reference: '3F9A-07C1' }]);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(waiting()).toEqual([`${id}.json`]);
  expect(statSync(join(server.folder, 'leads', 'waiting', `${id}.json`)).mode & 0o777).toBe(0o600);
  expect(leadOf(`${id}.json`)).toMatchObject({
    id,
    name: NAME,
    phone: '+66812345678',
    locale: 'th-th',
    source: { page: '/th-th/contact-us-for-sell', utm: { source: 'line' } },
    consent: { contact: true, marketing: false },
  });
});

test('the same once more is answered the same and kept once; another under its id is refused', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-000000000001';
  const again = await send(request, { ...FORM, id }, { json: true });
  expect([again.status(), await again.json()]).toEqual([201, { reference: '3F9A-07C1' }]);
  expect((await send(request, { ...FORM, id, name: 'somebody else' }, { json: true })).status()).toBe(409);
  expect(waiting()).toHaveLength(1);
});

test('without scripts there are thanks with a reference, and a second press is the same enquiry', async ({
  request,
}) => {
  const before = waiting().length;
  const first = await send(request, FORM);
  const second = await send(request, FORM);
  expect([first.status(), second.status()]).toEqual([303, 303]);
  expect(first.headers().location).toMatch(/^\/th-th\/contact-us-for-sell\/sent\/[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(second.headers().location).toBe(first.headers().location);
  expect(waiting()).toHaveLength(before + 1);
  const thanks = await request.get(server.url + first.headers().location);
  expect([thanks.status(), thanks.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await thanks.text()).toContain(first.headers().location?.slice(-9));
});

test('without scripts a faulty form comes back whole, with what was typed, and once', async ({ request }) => {
  const answer = await send(request, { ...FORM, name: '<b>"quoted"</b>', province: '' });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<title>ข้อผิดพลาด: ');
  expect(html).toContain('value="&lt;b&gt;&quot;quoted&quot;&lt;/b&gt;"');
  expect(html).toContain('href="#province"');
  expect(html).not.toContain('value="สมชาย');
});

test('multipart is read too, and nothing that is no form', async ({ request }) => {
  const url = `${server.url}/api/seller-leads`;
  const headers = { Accept: 'application/json', 'X-Forwarded-For': '198.51.100.1' };
  const whole = await request.post(url, { headers, multipart: { ...FORM, phone: '02 123 4567' } });
  expect(whole.status()).toBe(201);
  const text = await request.post(url, { headers: { ...headers, 'Content-Type': 'text/plain' }, data: 'name=x' });
  const broken = await request.post(url, {
    headers: { ...headers, 'Content-Type': 'application/json' },
    data: '{"name"',
  });
  const large = await request.post(url, { headers, form: { message: 'x'.repeat(100_000) } });
  expect([text.status(), broken.status(), large.status()]).toEqual([415, 400, 413]);
  const page = await request.post(`${url}?locale=th-th`, {
    headers: { ...headers, Accept: 'text/html' },
    form: { message: 'x'.repeat(100_000) },
  });
  expect([page.status(), page.headers()['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('tel:+6620000100');
});

test('forms of other sites are refused', async ({ request }) => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) expect((await send(request, FORM, { headers })).status()).toBe(403);
  const own = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' };
  expect((await send(request, { ...FORM, name: 'from our page' }, { headers: own })).status()).toBe(303);
});

test('a filled honeypot is told the same as others, and set apart', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-0000000000ab';
  const caught = { ...FORM, id, phone: '0812340099', website: 'https://spam.example' };
  const answer = await send(request, caught, { json: true });
  expect([answer.status(), await answer.json()]).toEqual([201, { reference: expect.stringMatching(/^[0-9A-F]{4}-/) }]);
  expect(leadOf(`${id}.json`).spam).toMatchObject({ score: 7, reasons: ['hidden-field', 'no-token'] });
});

test('what looks like spam is kept and marked, not dropped', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-0000000000aa';
  const spam = { ...FORM, id, phone: '', email: 'x@mailinator.com', name: 'win at www.example.com' };
  expect((await send(request, spam, { json: true })).status()).toBe(201);
  expect(leadOf(`${id}.json`).spam.reasons).toEqual(expect.arrayContaining(['link-in-name', 'throw-away-email']));
});

test('the sixth of an address has to wait, and is told how long and whom to call', async ({ request }) => {
  const sender = '198.51.100.77';
  const one = (number: number) =>
    send(request, { ...FORM, phone: `08900000${10 + number}`, message: `n ${number}` }, { sender });
  for (let number = 0; number < 5; number++) expect((await one(number)).status()).toBe(303);
  const sixth = await one(5);
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await sixth.text()).toContain('tel:+6620000100');
  const before = waiting();
  expect((await one(4)).status(), 'whose answer was lost is answered, without a place').toBe(303);
  expect(waiting()).toEqual(before);
});

test('health counts them, and no log line knows anybody', async ({ request }) => {
  const health = await (await request.get(`${server.url}/api/health`)).json();
  expect(health.leads).toMatchObject({ waiting: waiting().length, setAside: 0, targets: [] });
  for (const known of ['สมชาย', '812345678', 'mailinator', '198.51.100.77'])
    expect(server.output()).not.toContain(known);
});

test('where nothing can be kept nothing is promised', async ({ request }) => {
  const file = join(server.folder, 'a-file');
  writeFileSync(file, '');
  const full = await startServer({ DATA_DIR: file, FIREBASE_PROJECT_ID: '' });
  try {
    const json = await request.post(`${full.url}/api/seller-leads`, {
      data: FORM,
      headers: { Accept: 'application/json' },
    });
    expect([json.status(), json.headers()['retry-after']]).toEqual([503, '60']);
    const page = await request.post(`${full.url}/api/seller-leads?locale=en-us`, { form: FORM });
    expect(page.status()).toBe(503);
    const html = await page.text();
    expect(html).toContain('tel:+6620000100');
    expect(html).toContain(`value="${NAME}"`);
    expect((await (await request.get(`${full.url}/api/health`)).json()).status).toBe('degraded');
  } finally {
    await full.stop();
  }
});
