import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type ServerWithFolder, startWithFolder } from './server';

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
const { phone: _, ...WITHOUT_PHONE } = { ...FORM, email: 'somchai@example.com' };
const ID = '3f9a07c1-0000-4000-8000-000000000001';
const HOME_ID = '3f9a07c1-0000-4000-8000-000000000009';
const TAKEN = { reference: '3F9A-07C1', status: expect.stringMatching(/^[0-9a-f]{64}$/) };
const MEGABYTE = 1024 * 1024;

let server: ServerWithFolder;
let senders = 0;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startWithFolder({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'debug' });
});
test.afterAll(() => server.stop());

const files = (place = 'waiting') => readdirSync(join(server.folder, 'leads', place)).sort();
const leadOf = (id: string) =>
  JSON.parse(readFileSync(join(server.folder, 'leads', 'waiting', `${id}.json`), 'utf8')).lead;

const anotherAddress = () => {
  senders += 1;
  return `203.0.113.${senders}`;
};

type Sending = { sender?: string; photos?: readonly Buffer[] };

/** Sends a form as the client script does: as JSON, or as a multipart form if it has photos. */
function send(request: APIRequestContext, form: Record<string, string>, { photos }: Sending = {}) {
  const data = new FormData();
  for (const [name, text] of Object.entries(form)) data.append(name, text);
  for (const photo of photos ?? []) data.append('photos', new File([new Uint8Array(photo)], 'a.jpg'));
  return request.post(`${server.url}/api/seller-leads?locale=th-th`, {
    ...(photos === undefined ? { data: form } : { multipart: data }),
    headers: { Accept: 'application/json', 'X-Forwarded-For': anotherAddress() },
  });
}

/** Sends a form as a browser without scripts does. */
const sendPlain = (request: APIRequestContext, form: Record<string, string>, { sender }: Sending = {}) =>
  request.post(`${server.url}/api/seller-leads?locale=th-th`, {
    form,
    headers: { 'X-Forwarded-For': sender ?? anotherAddress() },
    maxRedirects: 0,
  });

const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

test('an enquiry is on disk, readable by its owner only, before the response, and is stored once', async ({
  request,
}) => {
  const page = '/th-th/contact-us-for-sell';
  const answer = await send(request, { ...FORM, id: ID, utm_source: 'line', page });
  expect([answer.status(), await answer.json()]).toEqual([201, TAKEN]);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(files()).toEqual([`${ID}.json`]);
  expect(statSync(join(server.folder, 'leads', 'waiting', `${ID}.json`)).mode & 0o777).toBe(0o600);
  expect(leadOf(ID)).toMatchObject({
    ...{ id: ID, name: NAME, phone: '+66812345678', locale: 'th-th' },
    source: { page, utm: { source: 'line' } },
    consent: { contact: true, marketing: false },
  });
  const again = await send(request, { ...FORM, id: ID });
  expect([again.status(), await again.json()]).toEqual([201, TAKEN]);
  expect((await send(request, { ...FORM, id: ID, name: 'another name' })).status()).toBe(409);
  expect(files()).toHaveLength(1);
});

test('an enquiry is stored with the code of its listing, and its id is rejected for another listing', async ({
  request,
}) => {
  const { name, phone, consent_contact } = FORM;
  const question = { ...{ name, phone, consent_contact, id: HOME_ID }, kind: 'ask', message: 'ยังว่างอยู่ไหม' };
  expect((await send(request, { ...question, listing: 'rm-1001' })).status()).toBe(201);
  expect(leadOf(HOME_ID)).toMatchObject({ kind: 'ask', listing_id: 'rm-1001', listing_code: 'RM-1001' });
  expect((await send(request, { ...question, listing: 'rm-1001' })).status()).toBe(201);
  expect((await send(request, { ...question, listing: 'rm-1002' })).status()).toBe(409);
});

test('a form without scripts redirects to a reference, and a second press is the same enquiry', async ({ request }) => {
  const before = files().length;
  const [first, second] = [await sendPlain(request, FORM), await sendPlain(request, FORM)];
  expect([first.status(), second.status()]).toEqual([303, 303]);
  const { location = '' } = first.headers();
  const [, reference = '', status = ''] =
    /^\/th-th\/contact-us-for-sell\/sent\/([0-9A-F]{4}-[0-9A-F]{4})\?status=([0-9a-f]{64})$/.exec(location) ?? [];
  expect(second.headers().location).toBe(location);
  expect(files()).toHaveLength(before + 1);
  const thanks = await request.get(server.url + location);
  expect([thanks.status(), thanks.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(thanks.headers()['referrer-policy']).toBe('no-referrer');
  const html = await thanks.text();
  for (const part of [`>${reference}<`, `href="/th-th/contact-us-for-sell/status/${status}"`])
    expect(html).toContain(part);
  const foreign = await request.get(`${server.url}/th-th/contact-us-for-sell/sent/0000-0000?status=${status}`);
  expect(await foreign.text()).not.toContain('contact-us-for-sell/status/');
});

test('the status of an enquiry opens with its secret only, without personal data, and nothing caches it', async ({
  request,
}) => {
  const id = '3f9a07c1-0000-4000-8000-00000000005e';
  const person = { ...FORM, id, phone: '0812340098', address_detail: 'ซอยลับ 9', asking_price: '4500000' };
  const { status } = await (await send(request, person)).json();
  const open = (secret: string, locale = 'en-us', sender = anotherAddress()) =>
    request.get(`${server.url}/${locale}/contact-us-for-sell/status/${secret}`, {
      headers: { 'X-Forwarded-For': sender },
    });
  const first = await open(status);
  expect([first.status(), first.headers()]).toMatchObject([
    200,
    { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-cache': 'MISS' },
  ]);
  const html = await first.text();
  for (const part of ['3F9A-07C1', 'Enquiry received', '฿4,500,000', '<meta name="robots" content="noindex, nofollow"'])
    expect(html).toContain(part);
  for (const personal of [NAME, '812340098', 'ซอยลับ']) expect(html).not.toContain(personal);

  const path = join(server.folder, 'leads', 'waiting', `${id}.json`);
  const progress = { called_on: '2026-11-23', listing_id: 'RM-1002' };
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), progress }));
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  for (const reader of [agent, agent, 'Googlebot/2.1'])
    await request.get(`${server.url}/en-us/listings/rm-1002`, { headers: { 'User-Agent': reader } });
  const question = { name: NAME, reach: '0812340097', kind: 'ask', listing: 'rm-1002', message: 'ว่างไหม' };
  for (const _time of [1, 2]) await send(request, { ...question, consent_contact: 'yes' });
  const listed = await open(status);
  expect(listed.headers()['x-cache']).toBe('MISS');
  const later = await listed.text();
  for (const part of ['November 23, 2026', 'href="/en-us/listings/rm-1002"', 'at least 2 views\n1 enquiry<'])
    expect(later).toContain(part);

  for (const wrong of [status.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')), '0'.repeat(64), 'x']) {
    const missing = await open(wrong);
    expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  }
  expect((await open(status, 'th-th')).status()).toBe(200);
  expect(server.output()).not.toContain(status);
  expect(server.output()).toContain('/en-us/contact-us-for-sell/status/…');
  const answers = await Promise.all(Array.from({ length: 61 }, () => open('0'.repeat(64), 'en-us', '198.51.100.78')));
  expect(answers.map((answer) => answer.status()).filter((code) => code !== 404)).toEqual([429]);
});

test('staff mark an enquiry as answered by a button, and a scanner that opens the link changes nothing', async ({
  request,
}) => {
  const id = '3f9a07c1-0000-4000-8000-0000000000a5';
  await send(request, { ...FORM, id, phone: '0812340097' });
  const key = readFileSync(join(server.folder, 'leads', 'status-secret'), 'utf8');
  const mac = createHmac('sha256', key).update(`enquiry answered ${id}`).digest('hex');
  const secret = id.replaceAll('-', '') + mac.slice(0, 32);
  const wrong = secret.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const headers = { 'X-Forwarded-For': anotherAddress() };
  const progress = () =>
    JSON.parse(readFileSync(join(server.folder, 'leads', 'waiting', `${id}.json`), 'utf8')).progress;
  const open = (opened: string) => request.get(`${server.url}/th-th/enquiries/status/${opened}`, { headers });
  const press = (pressed: string, from = headers) =>
    request.post(`${server.url}/api/enquiries/status/${pressed}?locale=th-th`, { headers: from, maxRedirects: 0 });

  const page = await open(secret);
  expect([page.status(), page.headers()]).toMatchObject([
    200,
    { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-cache': 'MISS' },
  ]);
  const html = await page.text();
  for (const part of [
    '3F9A-07C1',
    `action="/api/enquiries/status/${secret}?locale=th-th"`,
    'content="noindex, nofollow"',
  ])
    expect(html).toContain(part);
  for (const personal of [NAME, '812340097']) expect(html).not.toContain(personal);
  expect([(await open(wrong)).status(), (await press(wrong)).status(), progress()]).toEqual([404, 404, undefined]);

  for (const _ of ['pressed', 'pressed again']) {
    const answer = await press(secret);
    expect([answer.status(), answer.headers().location]).toEqual([303, `/th-th/enquiries/status/${secret}`]);
  }
  expect(progress()).toEqual({ answered_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  expect(await (await open(secret)).text()).not.toContain('<form method="post"');
  expect(server.output()).not.toContain(secret);
  const guesses = await Promise.all(
    Array.from({ length: 61 }, () => press('0'.repeat(64), { 'X-Forwarded-For': '198.51.100.79' })),
  );
  expect(guesses.map((guess) => guess.status()).filter((code) => code !== 404)).toEqual([429]);
});

test('an id with the same photos is the same enquiry, and is rejected with other photos', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-000000000003';
  const [red, blue] = [await picture('red'), await picture('blue')];
  const form = { ...WITHOUT_PHONE, id };
  expect((await send(request, form, { photos: [red, blue] })).status()).toBe(201);
  expect(files('photos')).toEqual([`${id}-1.jpg`, `${id}-2.jpg`]);
  expect((await send(request, form, { photos: [red, blue] })).status()).toBe(201);
  expect((await send(request, form, { photos: [blue, red] })).status()).toBe(409);
  expect((await send(request, form)).status()).toBe(409);
  expect(files('photos')).toHaveLength(2);
});

test('photos distinguish enquiries without an id', async ({ request }) => {
  const before = files().length;
  for (const colour of ['red', 'red', 'green'])
    expect((await send(request, WITHOUT_PHONE, { photos: [await picture(colour)] })).status()).toBe(201);
  expect(files()).toHaveLength(before + 2);
});

test('photos over the limits are rejected with a code, and nothing of the enquiry is stored', async ({ request }) => {
  const [waiting, photos] = [files(), files('photos')];
  const red = await picture('red');
  const large = Buffer.concat([red, Buffer.alloc(6 * MEGABYTE)]);
  for (const [status, code, sent] of [
    [413, 'photo-large', [large]],
    [413, 'photos-many', Array.from({ length: 6 }, () => red)],
  ] as const) {
    const answer = await send(request, { ...WITHOUT_PHONE, message: code }, { photos: sent });
    expect([answer.status(), await answer.json()]).toEqual([status, { errors: [{ field: 'photos', code }] }]);
  }
  expect([files(), files('photos')]).toEqual([waiting, photos]);
});

test('an enquiry is stored without its unreadable photos, and the thank-you page lists them', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-0000000000cd';
  const form = { ...WITHOUT_PHONE, id, email: 'left-out@example.com' };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const photos = [await picture('red'), svg, Buffer.alloc(0), await picture('blue')];
  for (const _ of ['sent', 'sent again']) {
    const answer = await send(request, form, { photos });
    const left = { ...TAKEN, left_out: '2-unreadable.3-empty' };
    expect([answer.status(), await answer.json()]).toEqual([201, left]);
  }
  expect(files('photos').filter((name) => name.startsWith(id))).toEqual([`${id}-1.jpg`, `${id}-2.jpg`]);
  expect(leadOf(id).photos).toHaveLength(2);
  const thanks = await request.get(
    `${server.url}/en-us/contact-us-for-sell/sent/3F9A-07C1?left_out=2-unreadable.3-empty`,
  );
  expect(await thanks.text()).toContain('Photo 3: the file was empty.');
});

test('an enquiry with a filled honeypot gets the normal response and is stored with a spam score', async ({
  request,
}) => {
  const id = '3f9a07c1-0000-4000-8000-0000000000ab';
  const caught = { ...FORM, id, phone: '0812340099', website: 'https://spam.example' };
  const answer = await send(request, caught, { photos: [await picture('red')] });
  expect([answer.status(), await answer.json()]).toEqual([201, TAKEN]);
  expect(leadOf(id).spam).toMatchObject({ score: 7, reasons: ['hidden-field', 'no-token'] });
  expect(files('photos')).toContain(`${id}-1.jpg`);

  const spam = { ...FORM, id: id.replace('ab', 'aa'), phone: '', email: 'x@mailinator.com', name: 'www.example.com' };
  expect((await send(request, spam)).status()).toBe(201);
  expect(leadOf(spam.id).spam.reasons).toEqual(expect.arrayContaining(['link-in-name', 'throw-away-email']));
});

test('a body that is not a photo is rejected before it ends', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'application/json' };
  const sending = httpRequest(`${server.url}/api/seller-leads`, { method: 'POST', headers });
  sending.write('--x\r\nContent-Disposition: form-data; name="papers"; filename="a"\r\n\r\n');
  sending.write(Buffer.alloc(MEGABYTE, 97));
  const [answer] = await once(sending, 'response');
  expect(answer.statusCode).toBe(413);
  sending.destroy();
});

test('the sixth enquiry of an IP address is a 429 with the wait and the telephone number', async ({ request }) => {
  const one = (number: number) =>
    sendPlain(
      request,
      { ...FORM, phone: `08900000${10 + number}`, message: `n ${number}` },
      { sender: '198.51.100.77' },
    );
  for (let number = 0; number < 5; number++) expect((await one(number)).status()).toBe(303);
  const sixth = await one(5);
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await sixth.text()).toContain('tel:+6620000100');
  const before = files();
  expect((await one(4)).status(), 'a repeated enquiry is accepted again').toBe(303);
  expect(files()).toEqual(before);
});

test('the health report counts the enquiries, and no log line contains personal data', async ({ request }) => {
  const health = await (await request.get(`${server.url}/api/health`)).json();
  expect(health.leads).toMatchObject({ waiting: files().length, setAside: 0, targets: [] });
  for (const known of ['สมชาย', '812345678', 'mailinator', '198.51.100.77'])
    expect(server.output()).not.toContain(known);
});
