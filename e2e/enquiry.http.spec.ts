import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { dayAhead, dayChoice, ENQUIRY_WORDS } from './enquiry-journey';
import { LANGUAGES, SELLER_WORDS } from './seller-journey';
import { type ServerWithFolder, startWithFolder } from './server';
import { sitemapPaths } from './sitemap';

const PERSON = { name: 'สมชาย ใจดี', phone: '๐๘๑-๒๓๔-๕๖๗๘', consent_contact: 'yes' };
const VIEWING = {
  ...PERSON,
  kind: 'view',
  listing: 'rm-1001',
  preferred_date: dayChoice(3),
  preferred_part: 'morning',
};
const QUESTION = { ...PERSON, kind: 'ask', listing: 'rm-1001', message: 'ยังว่างอยู่ไหม' };

let server: ServerWithFolder;
let senders = 0;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startWithFolder({ TRUSTED_PROXIES: '1' });
});
test.afterAll(() => server.stop());

const waiting = () => readdirSync(join(server.folder, 'leads', 'waiting'));

type Sending = { json?: boolean; locale?: string; headers?: Record<string, string> };

/** Sends a form as the page does, with scripts or without, from an address of its own. */
function send(request: APIRequestContext, form: Record<string, string>, { json, locale, headers }: Sending = {}) {
  senders += 1;
  return request.post(`${server.url}/api/seller-leads?locale=${locale ?? 'th-th'}`, {
    ...(json ? { data: form } : { form: { ...form, phone: `08900000${10 + senders}` } }),
    headers: {
      'X-Forwarded-For': `203.0.113.${senders}`,
      ...(json ? { Accept: 'application/json' } : {}),
      ...headers,
    },
    maxRedirects: 0,
  });
}

for (const locale of LANGUAGES) {
  const words = ENQUIRY_WORDS[locale];
  const shared = SELLER_WORDS[locale];

  test(`${locale}: a plain form is taken and thanked for, with its times`, async ({ request }) => {
    const answer = await send(request, VIEWING, { locale });
    expect(answer.status()).toBe(303);
    const { location = '' } = answer.headers();
    expect(location).toMatch(
      new RegExp(`^/${locale}/listings/rm-1001/enquire/sent/[0-9A-F-]{9}\\?day=${dayAhead(3)}&part=morning$`),
    );
    const thanks = await request.get(server.url + location);
    expect([thanks.status(), thanks.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const html = await thanks.text();
    expect(html).toContain(words.sent.viewTitle);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  test(`${locale}: a faulty plain form comes back whole, in the same words`, async ({ request }) => {
    const answer = await send(request, { ...VIEWING, name: '<b>"x"</b>', preferred_date: dayChoice(61) }, { locale });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store']);
    const html = await answer.text();
    expect(html).toContain(`<title>${shared.errorPrefix}`);
    expect(html).toContain('value="&lt;b&gt;&quot;x&quot;&lt;/b&gt;"');
    expect(html).toContain(shared.errors['date-far']);
    expect(html).toContain('name="listing" value="rm-1001"');
  });

  test(`${locale}: the form is noindex, kept for everybody, and not in the sitemap`, async ({ request }) => {
    const address = `/${locale}/listings/rm-1001/enquire`;
    const [page, viewing] = [await request.get(address), await request.get(`${address}?kind=view`)];
    for (const response of [page, viewing]) {
      expect([response.status(), response.headers()['cache-control']]).toEqual([
        200,
        expect.stringMatching(/s-maxage/),
      ]);
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
    }
    expect((await sitemapPaths(request)).join()).not.toContain('enquire');
    expect((await request.get(`/${locale}/listings/rm-9999/enquire`)).status()).toBe(404);
    const nobodys = await request.get(`${address}/again/${'0'.repeat(32)}`, { maxRedirects: 0 });
    expect([nobodys.status(), nobodys.headers().location]).toEqual([307, address]);
  });

  test(`${locale}: the times of the thanks are parsed, and wrong ones dropped`, async ({ request }) => {
    const address = `/${locale}/listings/rm-1001/enquire/sent/3F9A-07C1`;
    const right = await (await request.get(`${address}?day=2026-12-24&part=morning`)).text();
    expect(right).toContain('/api/visits?listing=rm-1001&amp;day=2026-12-24&amp;part=morning&amp;reference=3F9A-07C1');
    for (const query of ['day=2026-02-30', 'day=%3Cb%3E', 'part=morning', 'day=1&day=2'])
      expect(await (await request.get(`${address}?${query}`)).text(), query).not.toContain('/api/visits');
    expect((await request.get(`/${locale}/listings/rm-1001/enquire/sent/nope`)).status()).toBe(404);
  });

  test(`${locale}: a viewing is a calendar file in the language, tentative`, async ({ request }) => {
    const query = `listing=rm-1001&day=2026-12-24&part=afternoon&reference=3F9A-07C1&locale=${locale}`;
    const response = await request.get(`/api/visits?${query}`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="RM-1001-2026-12-24.ics"',
      'cache-control': 'private, no-store',
    });
    const text = await response.text();
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART:20261224T050000Z');
    expect(lines).toContain('DTEND:20261224T100000Z');
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines).toContain(`SUMMARY:${words.calendarTitle.replace('{code}', 'RM-1001')}`);
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(new RegExp(`/${locale}/listings/rm-1001$`));
    expect(lines.find((line) => line.startsWith('UID:'))).toMatch(/^UID:rm-1001-2026-12-24-afternoon-3F9A-07C1@/);
  });
}

test('scripts get a reference, and the enquiry is on the disk', async ({ request }) => {
  const id = '3f9a07c1-0000-4000-8000-000000000009';
  const answer = await send(request, { ...QUESTION, id }, { json: true });
  expect([answer.status(), await answer.json()]).toEqual([201, { reference: '3F9A-07C1' }]);
  const { lead } = JSON.parse(readFileSync(join(server.folder, 'leads', 'waiting', `${id}.json`), 'utf8'));
  expect(lead).toMatchObject({ kind: 'ask', listing_id: 'rm-1001', listing_code: 'RM-1001', phone: '+66812345678' });
  expect((await send(request, { ...QUESTION, id }, { json: true })).status()).toBe(201);
  expect((await send(request, { ...QUESTION, id, listing: 'rm-1002' }, { json: true })).status()).toBe(409);
});

test('a home that is not there, or sold, is a fault; a reserved one is none', async ({ request }) => {
  const gone = { errors: [{ field: 'listing', code: 'listing-gone' }] };
  for (const listing of ['rm-9999', 'rm-1022', '../x', '']) {
    const answer = await send(request, { ...QUESTION, listing }, { json: true });
    expect([answer.status(), await answer.json()], listing).toEqual([422, gone]);
  }
  expect((await send(request, { ...QUESTION, listing: 'rm-1021' }, { json: true })).status()).toBe(201);
  const plain = await send(request, { ...QUESTION, listing: 'rm-9999' }, { locale: 'en-us' });
  expect(plain.status()).toBe(422);
  expect(await plain.text()).toContain(SELLER_WORDS['en-us'].errors['listing-gone']);
  const sold = await send(request, { ...QUESTION, listing: 'rm-1022' }, { locale: 'en-us' });
  expect([sold.status(), (await sold.text()).includes(QUESTION.message)]).toEqual([422, true]);
  const other = await send(request, { ...QUESTION, kind: 'buy' }, { json: true });
  expect(await other.json()).toEqual({ errors: [{ field: 'kind', code: 'kind-required' }] });
});

test('forms of other sites are refused', async ({ request }) => {
  const before = waiting().length;
  const answer = await send(request, QUESTION, { headers: { Origin: 'https://elsewhere.example' } });
  expect(answer.status()).toBe(403);
  expect(waiting()).toHaveLength(before);
});

test('no calendar file for what is no viewing', async ({ request }) => {
  const right = { listing: 'rm-1001', day: '2026-12-24', reference: '3F9A-07C1', locale: 'th-th' };
  const status = async (changes: Record<string, string>) => {
    const response = await request.get(`/api/visits?${new URLSearchParams({ ...right, ...changes })}`);
    if (!response.ok()) expect(await response.json()).toMatchObject({ statusCode: response.status() });
    return response.status();
  };
  expect(await status({})).toBe(200);
  expect(await status({ listing: 'rm-9999' })).toBe(404);
  const wrongs: Record<string, string>[] = [
    { listing: '../x' },
    { day: '2026-02-30' },
    { day: '' },
    { reference: 'x' },
    { locale: 'fr' },
  ];
  for (const wrong of wrongs) expect(await status(wrong), JSON.stringify(wrong)).toBe(400);
  expect((await request.post('/api/visits')).status()).toBe(405);
});
