import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { entitiesOrFail } from '../content/store.server';
import { receiveAlertForm } from './alert-form.server';
import { alertLiner } from './alert-liner.server';
import { codeOf, sealOf } from './alert-links.server';
import { Alerts } from './alerts.server';
import { receiveLineEvents } from './line-webhook.server';
import { testHome as home, testContent } from './testing/homes';

vi.hoisted(() => {
  process.env.SITE_URL = 'https://rommai.example';
  process.env.LINE_CHANNEL_ACCESS_TOKEN = 'a+token/of=LINE';
  process.env.LINE_CHANNEL_SECRET = '0123456789abcdef0123456789abcdef';
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 10:00 in Bangkok. */
const TEN = Date.parse('2026-12-01T03:00:00Z');
const USER = `U${'1'.repeat(32)}`;
const SECRET = '0123456789abcdef0123456789abcdef';
const TOKEN = 'a+token/of=LINE';

type Called = { readonly path: string; readonly key: string; readonly body: string };
let called: Called[] = [];
let isUsedUp = false;
let answers: { status: number; message: string }[] = [];
let apiUrl = '';
let folder = '';
let now = TEN;
let opened: Alerts;
let setHomes: ReturnType<typeof testContent>;

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { authorization, 'x-line-retry-key': key = '' } = request.headers;
    const { status, message } = isUsedUp
      ? { status: 429, message: 'You have reached your monthly limit.' }
      : (answers.shift() ?? { status: 200, message: '' });
    if (authorization === `Bearer ${TOKEN}` && status === 200)
      called.push({ path: request.url ?? '', key: String(key), body });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }));
  });
});

beforeAll(async () => {
  setHomes = testContent();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function change(next: readonly object[]): Promise<void> {
  await setHomes(next);
  await opened.tick();
}

beforeEach(async () => {
  [called, answers, now] = [[], [], TEN];
  folder = await mkdtemp(join(tmpdir(), 'line-'));
  opened = new Alerts(folder, {
    liner: alertLiner({ token: TOKEN, apiUrl, siteUrl: 'https://rommai.example', now: () => now }),
    listings: () => entitiesOrFail('listings'),
    now: () => now,
  });
  await opened.store.open();
  await opened.tick();
  await change([home(1), home(2)]);
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

let number = 0;
const next = () => {
  number += 1;
  return number;
};

const form = (fields: object) => ({
  url: 'http://localhost/api/alerts?locale=th-th',
  headers: {
    get: (name: string) =>
      ({ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' })[name] ?? null,
  },
  body: (async function* () {
    yield Buffer.from(new URLSearchParams(Object.entries(fields)).toString());
  })(),
  address: `192.0.2.${next()}`,
});

/** Asks for an alert about a home, and returns its code. */
async function codeFor(about: { home: string }, consent = 'yes'): Promise<string> {
  const seal = sealOf(about, 'th-th');
  const fields = { ...about, seal, channel: 'line', schedule: 'at-once', consent };
  const { headers } = await receiveAlertForm(form(fields), 'POST', 'th-th', opened);
  const [, id] = /^\/th-th\/alerts\/status\/([0-9a-f]{32})[0-9a-f]{32}$/.exec(headers.location ?? '') ?? [];
  return id === undefined ? (headers.location ?? '') : codeOf(id);
}

const event = (change_: object, id = `01H${next()}`) => ({
  ...{ webhookEventId: id, timestamp: now, mode: 'active', deliveryContext: { isRedelivery: false } },
  ...{ source: { type: 'user', userId: USER }, replyToken: `r${id}` },
  ...change_,
});
const said = (words: string, id?: string) => event({ type: 'message', message: { type: 'text', text: words } }, id);

function send(events: unknown, secret = SECRET, change_: (body: string) => string = (body) => body): Promise<number> {
  const body = JSON.stringify({ destination: 'U0', events });
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  const headers = { get: (name: string) => (name === 'x-line-signature' ? signature : null) };
  const sent = (async function* () {
    yield Buffer.from(change_(body));
  })();
  return receiveLineEvents({ headers, body: sent }, { token: TOKEN, secret: SECRET, apiUrl }, opened);
}

const replies = () =>
  called.filter(({ path }) => path.endsWith('/reply')).map(({ body }) => JSON.parse(body).messages[0].text as string);
const pushes = () => called.filter(({ path }) => path.endsWith('/push'));
const subscribers = async () => Promise.all((await opened.store.ids()).map((id) => opened.store.read(id)));

it('takes a code once, answers in its language, and sends a flex message with photo, price and link', async () => {
  const code = await codeFor({ home: 'rm-1' });
  expect(await send([said(`ขอรับการแจ้งเตือน ${code}`)])).toBe(200);
  expect(await send([said(code)])).toBe(200);
  expect(replies()).toEqual([
    expect.stringMatching(/^เรียบร้อย.*\nhttps:\/\/rommai\.example\/th-th\/alerts\/status\/[0-9a-f]{64}$/),
  ]);
  expect(await subscribers()).toMatchObject([{ line: { user: USER }, alerts: [{ about: { home: 'rm-1' } }] }]);
  await change([home(1, { price: 3_500_000 }), home(2)]);
  const [pushed, ...others] = pushes();
  expect(others).toEqual([]);
  expect(pushed?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const { to, messages } = JSON.parse(pushed?.body ?? '');
  expect([to, messages[0].type]).toEqual([USER, 'flex']);
  expect(messages[0].altText).toMatch(/^ราคาใหม่: ./);
  const [bubble, last] = messages[0].contents.contents;
  expect(bubble.hero.url).toBe('https://rommai.example/_ipx/f_jpeg,w_1024,q_75/demo/a.jpg');
  expect(JSON.stringify(bubble.body)).toContain('฿3,500,000');
  expect(bubble.hero.action.uri).toBe('https://rommai.example/th-th/listings/rm-1');
  expect(JSON.stringify(last)).toMatch(/status\/[0-9a-f]{64}\?end=[0-9a-f]{8}/);
});

it('refuses forged, altered and unreadable events, and takes an event once', async () => {
  const code = await codeFor({ home: 'rm-1' });
  expect(await send([said(code)], 'f'.repeat(32))).toBe(401);
  expect(await send([said(code)], SECRET, (body) => body.replace(USER, `U${'2'.repeat(32)}`))).toBe(401);
  expect(await send('none')).toBe(400);
  expect(await send([said(code)], SECRET, (body) => body + ' '.repeat(70_000))).toBe(413);
  expect(replies()).toEqual([]);
  expect(await send([said(code, '01A')])).toBe(200);
  const other = await codeFor({ home: 'rm-2' });
  expect(await send([said(other, '01A'), { ...said(other), timestamp: now - 25 * HOUR }])).toBe(200);
  expect(replies()).toHaveLength(1);
});

it('knows a code for half an hour, and does not answer words for the office', async () => {
  const code = await codeFor({ home: 'rm-1' });
  now += 31 * MINUTE;
  const inGroup = { ...said(code), source: { type: 'group', groupId: 'C1', userId: USER } };
  expect(await send([inGroup, said(code), said('สวัสดีค่ะ สนใจคอนโด'), said('A'.repeat(22)), said('stop')])).toBe(200);
  expect(replies()).toEqual([expect.stringContaining('หมดอายุ')]);
  expect(await subscribers()).toEqual([]);
  expect(await codeFor({ home: 'rm-1' }, '')).toContain('fault=consent');
});

it('ends everything after "หยุด", "stop", or when the account is blocked', async () => {
  for (const ending of [said('หยุด'), said(' STOP '), event({ type: 'unfollow', replyToken: undefined })]) {
    await send([said(await codeFor({ home: 'rm-1' }))]);
    expect(await subscribers()).toHaveLength(1);
    expect(await send([{ ...ending, webhookEventId: `01E${next()}` }])).toBe(200);
    expect(await subscribers()).toEqual([]);
  }
  expect(replies().filter((words) => words.startsWith('ยกเลิกการแจ้งเตือนทั้งหมด'))).toHaveLength(2);
});

it('keeps ten alerts of a chat, and what it could not send while the messages of the month are used up', async () => {
  for (let index = 1; index <= 11; index += 1) await send([said(await codeFor({ home: `rm-${index}` }))]);
  expect(replies().at(-1)).toContain('10');
  isUsedUp = true;
  await change([home(1, { price: 3_500_000 }), home(2, { price: 3_500_000 })]);
  now += 2 * HOUR;
  await change([home(1, { price: 3_400_000 }), home(2, { price: 3_500_000 })]);
  expect(pushes()).toEqual([]);
  isUsedUp = false;
  now = TEN + 22 * HOUR;
  answers = [{ status: 409, message: '' }];
  await opened.tick();
  await opened.tick();
  now += 2 * HOUR;
  await opened.tick();
  expect(opened.status()?.waiting).toBe(0);
  expect(pushes().length).toBe(2);
});
