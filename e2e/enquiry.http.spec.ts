import { type APIRequestContext, expect, test } from '@playwright/test';
import { breakable } from '../lib/i18n/line-breaks';
import { dayAhead, dayChoice, ENQUIRY_WORDS } from './enquiry-journey';
import { LANGUAGES, someone } from './seller-journey';
import { sitemapPaths } from './sitemap';

const person = () => ({ name: 'สมชาย ใจดี', reach: someone().phone, consent_contact: 'yes' });
const viewing = () => ({
  ...person(),
  ...{ kind: 'view', listing: 'rm-1001', preferred_date: `${dayChoice(3)} morning` },
});
const question = () => ({ ...person(), kind: 'ask', listing: 'rm-1001', message: 'ยังว่างอยู่ไหม' });

type Sending = { json?: boolean; locale?: string };

/** Sends a form as the page does, with or without scripts, from an IP address that no other test uses. */
const send = (request: APIRequestContext, form: Record<string, string>, { json, locale }: Sending = {}) =>
  request.post(`/api/seller-leads?locale=${locale ?? 'th-th'}`, {
    ...(json ? { data: form } : { form }),
    headers: { 'X-Forwarded-For': someone().address, ...(json ? { Accept: 'application/json' } : {}) },
    maxRedirects: 0,
  });

test('a viewing requested without scripts is accepted, and the thank-you page has its day', async ({ request }) => {
  const answer = await send(request, viewing());
  expect(answer.status()).toBe(303);
  const { location = '' } = answer.headers();
  expect(location).toMatch(
    new RegExp(`^/th-th/listings/rm-1001/enquire/sent/[0-9A-F-]{9}\\?day=${dayAhead(3)}&part=morning$`),
  );
  const thanks = await request.get(location);
  expect([thanks.status(), thanks.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  const html = breakable(await thanks.text());
  expect(html).toContain(ENQUIRY_WORDS['th-th'].sent.viewTitle);
  expect(html).toMatch(new RegExp(`href="/th-th/listings/rm-1001"[^>]*>${ENQUIRY_WORDS['th-th'].sent.back}`));
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('an invalid form without scripts comes back with its values and with errors in its language', async ({
  request,
}) => {
  const form = { ...viewing(), name: '<b>"x"</b>', preferred_date: dayChoice(61) };
  const answer = await send(request, form, { locale: 'en-us' });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<title>Error: ');
  expect(html).toContain('value="&lt;b&gt;&quot;x&quot;&lt;/b&gt;"');
  expect(html).toContain('Choose a day within the next 60\u00a0days');
  expect(html).toContain('name="listing" value="rm-1001"');
});

test('the enquiry form is noindex, cached for all visitors, and not in the sitemap', async ({ request }) => {
  const address = '/th-th/listings/rm-1001/enquire';
  for (const path of [address, `${address}?kind=view`]) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']]).toEqual([200, expect.stringMatching(/s-maxage/)]);
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
  }
  expect((await sitemapPaths(request)).join()).not.toContain('enquire');
  expect((await request.get('/th-th/listings/rm-9999/enquire')).status()).toBe(404);
  const unknown = await request.get(`${address}/again/${'0'.repeat(32)}`, { maxRedirects: 0 });
  expect([unknown.status(), unknown.headers().location]).toEqual([307, address]);
});

test('the thank-you page validates the times in its URL and ignores invalid ones', async ({ request }) => {
  const address = '/en-us/listings/rm-1001/enquire/sent/3F9A-07C1';
  const right = await (await request.get(`${address}?day=2026-12-24&part=morning`)).text();
  expect(right).toContain('/api/visits?listing=rm-1001&amp;day=2026-12-24&amp;part=morning&amp;reference=3F9A-07C1');
  for (const query of ['day=2026-02-30', 'day=%3Cb%3E', 'part=morning', 'day=1&day=2'])
    expect(await (await request.get(`${address}?${query}`)).text(), query).not.toContain('/api/visits');
  expect((await request.get('/en-us/listings/rm-1001/enquire/sent/nope')).status()).toBe(404);
});

test("the calendar file of a viewing is a tentative event in the visitor's language", async ({ request }) => {
  for (const locale of LANGUAGES) {
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
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['DTSTART;TZID=Asia/Bangkok:20261224T120000', 'DTEND;TZID=Asia/Bangkok:20261224T170000'],
        'STATUS:TENTATIVE',
        expect.stringContaining(`SUMMARY:${ENQUIRY_WORDS[locale].calendarTitle.replace('{title}', '')}`),
        expect.stringMatching(new RegExp(`^URL:.*/${locale}/listings/rm-1001$`)),
        expect.stringMatching(/^UID:rm-1001-2026-12-24-afternoon-3F9A-07C1@/),
      ]),
    );
  }
});

test('an enquiry about an unknown or sold listing is rejected, one about a reserved listing is accepted', async ({
  request,
}) => {
  const gone = { errors: [{ field: 'listing', code: 'listing-gone' }] };
  for (const listing of ['rm-9999', 'rm-1022', '../x', '']) {
    const answer = await send(request, { ...question(), listing }, { json: true });
    expect([answer.status(), await answer.json()], listing).toEqual([422, gone]);
  }
  expect((await send(request, { ...question(), listing: 'rm-1021' }, { json: true })).status()).toBe(201);
  const plain = await send(request, { ...question(), listing: 'rm-9999' }, { locale: 'en-us' });
  expect([plain.status(), await plain.text()]).toEqual([
    422,
    expect.stringContaining('This home is no longer available'),
  ]);
  const sold = await send(request, { ...question(), listing: 'rm-1022' });
  expect([sold.status(), await sold.text()]).toEqual([422, expect.stringContaining(question().message)]);
  const other = await send(request, { ...question(), kind: 'buy' }, { json: true });
  expect(await other.json()).toEqual({ errors: [{ field: 'kind', code: 'kind-required' }] });
});

test('a reserved listing has a waiting list, and the form of a sold listing redirects to its page', async ({
  request,
}) => {
  const words = ENQUIRY_WORDS['th-th'];
  const textAt = async (path: string) => breakable(await (await request.get(path)).text());
  const page = await textAt('/th-th/listings/rm-1021');
  expect(page).toMatch(new RegExp(`href="/th-th/listings/rm-1021/enquire"[^>]*>(<[^>]*>)*${words.openReserved}`));
  expect(await textAt('/th-th/listings/rm-1021/enquire')).toContain(words.waitingList);
  const sold = await request.get('/th-th/listings/rm-1022/enquire', { maxRedirects: 0 });
  expect([sold.status(), sold.headers().location]).toEqual([307, '/th-th/listings/rm-1022']);
  expect(await (await request.get('/th-th/listings/rm-1022')).text()).not.toContain('rm-1022/enquire');
});

test('a calendar file is only served for a valid viewing', async ({ request }) => {
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
