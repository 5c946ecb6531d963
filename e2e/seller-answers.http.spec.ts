import { type APIRequestContext, expect, test } from '@playwright/test';
import { breakable } from '../lib/i18n/line-breaks';
import { someone } from './seller-journey';
import { sitemapPaths } from './sitemap';
import { SITES } from './sites';

const ENDPOINT = `${SITES.plain.url}/api/seller-leads`;

/** The attempts that limits.server.ts allows an IP address in ten minutes. */
const TRIES = 60;

const completeForm = (phone = someone().phone) => ({
  ...{ name: 'สมชาย ใจดี', phone, intent: 'sell', property_type: 'condo', province: '10', consent_contact: 'yes' },
});

type Sent = Parameters<APIRequestContext['post']>[1];

/** Sends from an IP address that no other test uses. */
function sender(request: APIRequestContext) {
  const { address } = someone();
  return ({ headers, ...sent }: NonNullable<Sent>, locale = 'th-th') =>
    request.post(`${ENDPOINT}?locale=${locale}`, {
      ...sent,
      headers: { 'X-Forwarded-For': address, ...headers },
      maxRedirects: 0,
    });
}

const JSON_WANTED = { Accept: 'application/json' };

test('an invalid form without scripts comes back with only the values that were sent', async ({ request }) => {
  const send = sender(request);
  const answer = await send({ form: { ...completeForm(), name: '<b>"quoted"</b>', province: '' } });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<title>ข้อผิดพลาด: ');
  expect(html).toContain('value="&lt;b&gt;&quot;quoted&quot;&lt;/b&gt;"');
  expect(html).toContain('href="#province"');
  expect(html).not.toContain('value="สมชาย');
});

test('a multipart form is accepted, and other types, malformed and large bodies are rejected', async ({ request }) => {
  const send = sender(request);
  expect((await send({ headers: JSON_WANTED, multipart: completeForm() })).status()).toBe(201);
  const typed = (type: string, data: string) => send({ headers: { ...JSON_WANTED, 'Content-Type': type }, data });
  expect((await typed('text/plain', 'name=x')).status()).toBe(415);
  expect((await typed('application/json', '{"name"')).status()).toBe(400);
  const large = { message: 'x'.repeat(100_000) };
  expect((await send({ headers: JSON_WANTED, form: large })).status()).toBe(413);
  const page = await send({ headers: { Accept: 'text/html' }, form: large });
  expect([page.status(), page.headers()['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  const html = breakable(await page.text());
  expect(html).toContain('tel:+6620000100');
  // The error is about the text, not about the photos.
  expect(html).toContain('ข้อความยาวเกินกว่าที่เรารับได้ในครั้งเดียว');
});

test('forms of other sites are rejected', async ({ request }) => {
  const send = sender(request);
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) expect((await send({ form: completeForm(), headers })).status()).toBe(403);
  const own = { Origin: SITES.plain.url, 'Sec-Fetch-Site': 'same-origin' };
  expect((await send({ form: completeForm(), headers: own })).status()).toBe(303);
});

test('an IP address over the limit gets a short page with the reason, the wait and the telephone number', async ({
  request,
}) => {
  const send = sender(request);
  const form = { name: 'a try' };
  const faulty = await send({ form, headers: { Accept: 'text/html' } });
  expect(faulty.status()).toBe(422);
  expect(await faulty.text()).toContain('value="a try"');
  for (let tries = 1; tries < TRIES; tries++) expect((await send({ form, headers: JSON_WANTED })).status()).toBe(422);
  const refused = await send({ form, headers: { Accept: 'text/html' } });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await refused.text();
  expect(html).toContain('tel:+6620000100');
  expect(html).not.toContain('<form');
});

test('the thank-you page is not cached and not in the sitemap', async ({ request }) => {
  const response = await request.get('/th-th/contact-us-for-sell/sent/3F9A-07C1');
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  const html = await response.text();
  expect(html).toContain('3F9A-07C1');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect((await sitemapPaths(request)).join()).not.toMatch(/contact-us-for-sell\/./);
});

test('an unknown URL of an unfinished form redirects to the empty form', async ({ request }) => {
  const response = await request.get(`/en-us/contact-us-for-sell/again/${'0'.repeat(32)}`, { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers()).toMatchObject({
    location: '/en-us/contact-us-for-sell',
    'cache-control': 'private, no-store',
  });
});

test('the thank-you page is a 404 without a valid reference', async ({ request }) => {
  for (const wrong of ['3f9a-07c1', '3F9A07C1', '%3Cb%3E', 'x'.repeat(2_000)]) {
    const response = await request.get(`/en-us/contact-us-for-sell/sent/${wrong}`);
    expect(response.status(), wrong.slice(0, 40)).toBe(404);
  }
});
