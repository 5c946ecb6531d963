import { cp, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSnapshots } from '../content/snapshots';
import { contentStore, entitiesOrFail } from '../content/store.server';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { prometheusText } from '../http/prometheus-text';
import { startMailServer } from '../http/testing/mail-server';
import { searchEngine, searchState } from '../search/search.server';
import { receiveAlertForm } from './alert-form.server';
import { sealOf } from './alert-links.server';
import { alertMailer } from './alert-mailer.server';
import { Alerts } from './alerts.server';

vi.hoisted(() => {
  process.env.SITE_URL = 'https://rommai.example';
  process.env.SMTP_FROM = 'site@rommai.example';
  process.env.SMTP_URL = 'smtp://127.0.0.1:9';
});

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** 10:00 in Bangkok. */
const TEN = Date.parse('2026-12-01T03:00:00Z');
/** Of the mail server. The first mail loads the mailer, which takes long on a busy machine. */
const DEADLINE_MS = 20_000;
const EMAIL = 'somchai@example.com';
const SEARCH = { search: '?deal=sale&type=condo&price_max=5000000', name: 'ซื้อ · คอนโด' };

let mails: ParsedMail[] = [];
/** The codes with which the server answers the next recipients. `hangs`: it does not answer. */
let answers: (number | 'hangs')[] = [];
/** Of the messages that are being sent, if a test ends the time of those that hang. */
let deadlines: AbortController[] = [];
let recipients: string[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;
let folder = '';
let now = TEN;
let opened: Alerts;
let documents: readonly object[] = [];
let listings = () => entitiesOrFail('listings');
const content = createSnapshots({ kind: 'embedded', load: async (name) => (name === 'listings' ? documents : []) });

const home = (number: number, change: object = {}) => ({
  ...fixture,
  id: `rm-${number}`,
  code: `RM-000${number}`,
  deal: 'sale',
  property_type: 'condo',
  price: 4_000_000,
  record_status: 'Active',
  media: [{ kind: 'photo', url: '/demo/a.jpg', width: 1440, height: 960, alt: { th: 'ก', en: 'a' } }],
  ...change,
});

beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: ({ address }, _session, callback) => {
      const code = answers.shift();
      if (code === 'hangs') {
        for (const deadline of deadlines) deadline.abort();
        return;
      }
      recipients.push(address);
      callback(code === undefined ? null : Object.assign(new Error(`no ${EMAIL}`), { responseCode: code }));
    },
    onData(stream, _session, callback) {
      void buffer(stream)
        .then(simpleParser)
        .then((mail) => {
          mails.push(mail);
          callback();
        });
    },
  });
  contentStore.set({ opening: Promise.resolve(content) });
});
afterAll(() => server.stop());

function create(): Alerts {
  return new Alerts(folder, {
    mailer: alertMailer(server.url, 'site@rommai.example', 'https://rommai.example', DEADLINE_MS),
    listings: () => listings(),
    now: () => now,
  });
}

beforeEach(async () => {
  [mails, answers, deadlines, recipients, now] = [[], [], [], [], TEN];
  listings = () => entitiesOrFail('listings');
  folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  await change([home(1), home(2, { deal: 'rent', price: 20_000 })]);
  opened = create();
  await opened.store.open();
  await opened.tick();
  await opened.tick();
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

async function change(next: readonly object[]): Promise<void> {
  documents = next;
  await content.refresh();
  await searchEngine();
  await searchState.get().next;
}

/** Subscribes, confirms by the link in the mail, and returns the secret. */
async function subscribed(about: object = SEARCH, schedule = 'at-once', email = EMAIL): Promise<string> {
  expect((await subscribe(about, schedule, email)).status).toBe(303);
  await opened.tick();
  const secret = /status\/([0-9a-f]{64})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect((await post({ secret, action: 'confirm' })).status).toBe(303);
  mails = [];
  return secret;
}

const subscribe = (about: object, schedule = 'at-once', email = EMAIL, more: object = {}) =>
  post({
    ...about,
    seal: sealOf(about as typeof SEARCH, 'th-th'),
    ...{ email, schedule, consent: 'yes', ...more },
  });

let sender = 0;

function post(fields: object, query = '', headers: Record<string, string> = {}) {
  const all = new Map(
    Object.entries({
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    }),
  );
  sender += 1;
  const form = {
    url: `http://localhost/api/alerts?locale=th-th${query}`,
    headers: { get: (name: string) => all.get(name) ?? null },
    body: (async function* () {
      yield Buffer.from(new URLSearchParams(Object.entries(fields)).toString());
    })(),
    address: `192.0.2.${sender}`,
  };
  return receiveAlertForm(form, 'POST', 'th-th', opened);
}

const homesIn = (mail: ParsedMail | undefined) => [...new Set(mail?.text?.match(/rm-\d+/g))];

it('tells of a new home by e-mail, once, until the one-click link ends it', async () => {
  await subscribed();
  await change([home(1), home(2, { deal: 'rent', price: 20_000 }), home(3), home(4, { price: 9_000_000 })]);
  await opened.tick();
  await opened.tick();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe('1 รายการสำหรับคุณ: ซื้อ · คอนโด');
  expect(homesIn(mail)).toEqual(['rm-3']);
  expect(mail?.html).toContain('https://rommai.example/_ipx/f_jpeg,w_1024,q_75/demo/a.jpg');
  expect(mail?.headers.get('list')).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } });
  const [, url = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(headersOf(mail)) ?? [];
  const { search, pathname } = new URL(url);
  expect(pathname).toBe('/api/alerts');
  const ended = await post({ 'List-Unsubscribe': 'One-Click' }, `&${search.slice(1)}`, { 'sec-fetch-site': 'none' });
  expect(ended.status).toBe(200);
  expect(await readdir(join(folder, 'people'))).toEqual([]);
  await change([home(1), home(3), home(5)]);
  await opened.tick();
  expect(mails).toHaveLength(1);
});

const headersOf = (mail: ParsedMail | undefined) =>
  (mail?.headerLines.map(({ line }) => line).join('\n') ?? '').replace(/\r?\n\s+/g, ' ');

it('tells a follower of a home that its price changed, that it is sold, and that it is back', async () => {
  await subscribed({ home: 'rm-1' });
  await change([home(1, { price: 4_500_000 })]);
  await opened.tick();
  await change([home(1, { price: 4_500_000, record_status: 'Sold' })]);
  await opened.tick();
  await change([home(1, { price: 4_500_000 })]);
  await opened.tick();
  expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual(['ราคาใหม่', 'ขายแล้ว', 'กลับมาประกาศอีกครั้ง']);
  expect(mails[0]?.text).toContain('฿4,500,000 (เดิม ฿4,000,000)');
});

it('sends nothing more once another process has taken over the folder', async () => {
  await subscribed();
  await change([home(1), home(3)]);
  listings = async () => {
    await opened.store.writeText('owner.99', '');
    return entitiesOrFail('listings');
  };
  await opened.tick();
  expect(mails).toEqual([]);
  await utimes(join(folder, 'owner.99'), 0, 0);
  listings = () => entitiesOrFail('listings');
  await opened.tick();
  expect(mails.map(homesIn)).toEqual([['rm-3']]);
});

it('makes one digest of many changes, sends three a day, and nothing at night', async () => {
  await subscribed();
  await change([home(1), ...Array.from({ length: 500 }, (_, index) => home(index + 10))]);
  await opened.tick();
  expect(mails).toHaveLength(1);
  expect(homesIn(mails[0])).toHaveLength(20);
  expect(mails[0]?.subject).toContain('500 รายการ');
  now = TEN + 11 * HOUR;
  await change([home(1), home(600)]);
  await opened.tick();
  expect(mails).toHaveLength(1);
  now = TEN + 22 * HOUR;
  await opened.tick();
  expect(mails).toHaveLength(2);
});

it('tells each change once if the process ends after it has kept the news and before it has noted the homes', async () => {
  await subscribed();
  await change([home(1), ...Array.from({ length: 25 }, (_, index) => home(index + 10))]);
  const { store } = opened;
  const write = store.writeText.bind(store);
  vi.spyOn(store, 'writeText').mockImplementation(async (name, text) => {
    if (name === 'homes.json') throw new Error('killed');
    await write(name, text);
  });
  await opened.tick();
  await opened.tick();
  expect(mails).toEqual([]);
  await opened.close();
  opened = create();
  // The search does not know these listings yet.
  listings = async () => new Map(await entitiesOrFail('listings'));
  await opened.tick();
  await opened.tick();
  expect(mails.map(({ subject }) => subject)).toEqual(['25 รายการสำหรับคุณ: ซื้อ · คอนโด']);
  listings = () => entitiesOrFail('listings');
  await opened.tick();
  await opened.tick();
  expect(mails).toHaveLength(1);
});

it('sends a daily alert at eight, with what is still true then', async () => {
  await subscribed(SEARCH, 'daily');
  await change([home(1), home(3), home(4)]);
  await opened.tick();
  await change([home(1), home(3, { record_status: 'Sold' }), home(4)]);
  await opened.tick();
  now = Date.parse('2026-12-02T00:59:00Z');
  await opened.tick();
  expect(mails).toHaveLength(0);
  expect(opened.status()).toMatchObject({ active: 1, waiting: 1, refused: 0 });
  now = Date.parse('2026-12-02T01:00:00Z');
  await opened.tick();
  expect(mails.map(homesIn)).toEqual([['rm-4']]);
});

it('sends the same message again if the process ended while it was sent', async () => {
  await subscribed();
  await change([home(1), home(3)]);
  answers = [451];
  await opened.tick();
  expect(mails).toHaveLength(0);
  const [id = ''] = await opened.store.ids();
  const before = (await opened.store.read(id))?.alerts[0]?.message;
  const other = create();
  await other.tick();
  expect([opened.status()?.waiting, other.status()]).toEqual([1, null]);
  await opened.store.release();
  opened = create();
  now += HOUR;
  await opened.tick();
  await opened.tick();
  await opened.tick();
  expect(mails.map(({ messageId }) => messageId)).toEqual([`<alert-${before?.id}@rommai.example>`]);
});

it('finds once what changed while it was down, and tells nothing after a restore', async () => {
  await subscribed();
  await opened.close();
  await change([home(1), home(3)]);
  for (const [hours, count] of [
    [2, 1],
    [0, 1],
  ] as const) {
    now += hours * HOUR;
    opened = create();
    await opened.tick();
    await opened.tick();
    await opened.close();
    expect(mails).toHaveLength(count);
  }
  await change([home(1), home(4)]);
  now += DAY;
  opened = create();
  await opened.tick();
  await opened.tick();
  expect(mails).toHaveLength(1);
  await change([home(1), home(5)]);
  await opened.tick();
  expect(mails.map(homesIn)).toEqual([['rm-3'], ['rm-5']]);
});

it('tells nothing again after a restore from a backup of some hours before', async () => {
  await subscribed(SEARCH, 'daily');
  await change([home(1), home(3)]);
  await opened.tick();
  const backup = `${folder}-backup`;
  await cp(folder, backup, { recursive: true, preserveTimestamps: true });
  now = Date.parse('2026-12-02T01:00:00Z');
  await opened.tick();
  await change([home(1), home(3), home(4)]);
  now += HOUR;
  await opened.tick();
  await opened.close();
  expect(mails.map(homesIn)).toEqual([['rm-3']]);
  // As a backup from midnight, which would have been written hours ago.
  const seen = JSON.parse(await readFile(join(backup, 'homes.json'), 'utf8'));
  const at = Date.parse('2026-12-01T17:00:00Z');
  await writeFile(join(backup, 'homes.json'), JSON.stringify({ ...seen, at, written: seen.written - 9 * HOUR }));
  await utimes(join(backup, 'owner.1'), 0, 0);
  await rm(folder, { recursive: true });
  await rename(backup, folder);
  opened = create();
  for (now of [now, now + DAY]) for (let tick = 0; tick < 2; tick++) await opened.tick();
  expect(mails).toHaveLength(1);
  await change([home(1), home(3), home(4), home(5)]);
  await opened.tick();
  now += DAY;
  await opened.tick();
  expect(mails.map(homesIn)).toEqual([['rm-3'], ['rm-5']]);
});

it('keeps a refused message for staff, and asks an address only once in an hour', async () => {
  await subscribed();
  await change([home(1), home(3)]);
  answers = [550];
  await opened.tick();
  now += DAY;
  await opened.tick();
  expect(mails).toHaveLength(0);
  const [id = ''] = await opened.store.ids();
  expect((await opened.store.read(id))?.alerts[0]?.message?.fault).toBe('answered 550 to RCPT TO');
  const lastRunAt = '2026-12-02T03:00:00.000Z';
  expect(opened.status()).toEqual({ subscribers: 1, active: 1, waiting: 0, refused: 1, lastRunAt });
  expect(prometheusText(opened.metrics()).match(/^rommai(?!.*"(?:push|line)").*$/gm)).toEqual([
    ...['sent"} 1', 'nothing"} 0', 'gone"} 0', 'retried"} 0', 'refused"} 1', 'unreachable"} 0'].map(
      (end) => `rommai_alerts_tries_total{channel="email",result="${end}`,
    ),
    'rommai_alerts_subscribers 1',
    'rommai_alerts_active 1',
    'rommai_alerts_waiting 0',
    'rommai_alerts_refused 1',
    'rommai_alerts_run_age_seconds 0',
  ]);
  for (const name of ['a', 'b']) await subscribe({ ...SEARCH, name }, 'daily', 'other@example.com');
  await opened.tick();
  expect(mails).toHaveLength(1);
  for (const part of ['• a', '• b']) expect(mails[0]?.text).toContain(part);
  expect(mails[0]?.html).toContain('7\u00a0วัน');
  expect(mails[0]?.text).toContain('7 วัน');
});

it('waits for a mail server that hangs, says so once, and sends each message once when it answers', async () => {
  await subscribed();
  await subscribed(SEARCH, 'at-once', 'other@example.com');
  await opened.close();
  opened = create();
  await opened.store.open();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
  vi.stubEnv('LOG_LEVEL', 'warn');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await change([home(1), home(3)]);
  answers = ['hangs', 'hangs'];
  await opened.tick();
  expect(mails).toEqual([]);
  answers = ['hangs', 'hangs'];
  now += HOUR;
  await opened.tick();
  expect(mails).toEqual([]);
  answers = [];
  now += HOUR;
  await opened.tick();
  await opened.tick();
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([DEADLINE_MS]));
  const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('alerts wait'));
  written.mockRestore();
  vi.unstubAllEnvs();
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('example.com');
  expect(mails.map(homesIn)).toEqual([['rm-3'], ['rm-3']]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

it('makes no header and no recipient of the words of a search or a home', async () => {
  const name = 'คอนโด\r\nBcc: b@example.com\r\n\r\n<b>x</b>';
  const secret = await subscribed({ ...SEARCH, name });
  await subscribe({ home: 'rm-1' });
  await post({ secret, action: 'confirm' });
  recipients = [];
  const title = { th: 'ก\r\nBcc: c@example.com\u2028Subject: y', en: 'a' };
  await change([home(1, { title, price: 3_000_000 })]);
  await opened.tick();
  expect(mails).toHaveLength(2);
  expect(recipients).toEqual([EMAIL, EMAIL]);
  for (const mail of mails) {
    expect([...mail.headers.keys()].filter((header) => ['bcc', 'cc'].includes(header))).toEqual([]);
    expect(mail.headerLines.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(mail.html).not.toContain('<b>x</b>');
  }
});

it('ends no alert of another address', async () => {
  const secret = await subscribed();
  await subscribed(SEARCH, 'daily', 'other@example.com');
  const ids = await opened.store.ids();
  const before = await Promise.all(ids.map((id) => opened.store.read(id)));
  const foreign = before.find((person) => person?.email !== EMAIL)?.alerts[0]?.id ?? '';
  expect((await post({ 'List-Unsubscribe': 'One-Click' }, `&secret=${secret}&end=${foreign}`)).status).toBe(200);
  await post({ secret, action: `end ${foreign}` });
  const after = await Promise.all(ids.map((id) => opened.store.read(id)));
  expect(after.map((person) => person?.alerts)).toEqual(before.map((person) => person?.alerts));
});

it('pauses after half a year without a visit, asks once, and deletes after a year', async () => {
  const secret = await subscribed();
  now += 181 * DAY;
  await opened.tick();
  await opened.tick();
  expect(mails.map(({ subject }) => subject)).toEqual(['ยังต้องการรับอีเมลจากเราไหม']);
  await change([home(1), home(3)]);
  await opened.tick();
  expect(mails).toHaveLength(1);
  await post({ secret, action: 'keep' });
  await change([home(1), home(3), home(4)]);
  await opened.tick();
  expect(mails.map(homesIn)).toEqual([[], ['rm-4']]);
  now += 366 * DAY;
  await opened.tick();
  expect(await opened.store.ids()).toEqual([]);
});

it('refuses forged and foreign requests, and addresses with more than an address in them', async () => {
  const secret = await subscribed();
  const forged = secret.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const status = async (answer: ReturnType<typeof post>) => (await answer).status;
  expect(await status(post({ secret: forged, action: 'delete' }))).toBe(404);
  expect(await status(post({ 'List-Unsubscribe': 'One-Click' }, `&secret=${forged}`))).toBe(404);
  expect(await status(post({ ...SEARCH, seal: '0'.repeat(32), email: EMAIL, consent: 'yes' }))).toBe(400);
  expect(await status(post({ ...SEARCH }, '', { 'sec-fetch-site': 'cross-site' }))).toBe(403);
  for (const email of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'nobody', ''])
    expect((await subscribe(SEARCH, 'daily', email)).headers.location).toContain('fault=email');
  expect((await subscribe(SEARCH, 'daily', EMAIL, { consent: '' })).headers.location).toContain('fault=consent');
  const { alerts } = JSON.parse(String((await post({ secret, action: 'export' })).body));
  expect(alerts).toHaveLength(1);
  await post({ secret, action: `schedule ${alerts[0].id}`, [`schedule-${alerts[0].id}`]: 'daily' });
  const [id = ''] = await opened.store.ids();
  expect((await opened.store.read(id))?.alerts[0]?.schedule).toBe('daily');
  await post({ secret, action: 'delete' });
  expect(await opened.store.ids()).toEqual([]);
});
