import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { changedContent } from './changed-content';
import { observatoryScore, type Scanned } from './observatory';
import { readPage, withEach } from './read-page';
import { type RunningServer, startServer } from './server';

// A site behind TLS, with every setting that adds a host to the content security policy, and Thai without a prefix.
const SITE_URL = 'https://rommai.example';
const ENVIRONMENT = {
  SITE_URL,
  LOCALE_PREFIX: 'as-needed',
  DEFAULT_LOCALE: 'th-th',
  GTM_ID: 'GTM-ABC123',
  API_BASE_URL: 'https://api.rommai.example/v1',
  VIEW_EVENT: 'page-shown',
  VIEWS_IGNORED: 'our-team,privacy',
  MAP_STYLE_URL: 'https://maps.example/style.json',
  CDN_HOST: 'cdn.example',
  IMAGE_HOSTS: 'pictures.example,more.example:8443',
  REFRESH_SECRET: 'the secret of staff',
  PREVIEW_SECRET: 'the secret of previews',
  METRICS_TOKEN: 'the token of Prometheus',
};
const MIN_SCORE = 110;

// All tests share one server.
test.describe.configure({ mode: 'default' });

let site: RunningServer;
let content: string;
test.beforeAll(async () => {
  content = changedContent('listings', (listings) => listings);
  site = await startServer({ ...ENVIRONMENT, CONTENT_DIR: content });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(content, { recursive: true });
});

const ENGLISH = { 'Accept-Language': 'en' };

/** Returns what a scanner sees that follows redirects and keeps the cookies that they set. */
async function scan(request: APIRequestContext, path: string, cookies: readonly string[] = []): Promise<Scanned> {
  const answer = await request.get(site.url + path, { maxRedirects: 0, headers: ENGLISH });
  const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const all = [...cookies, ...set.map(({ value }) => value)];
  const { location } = answer.headers();
  if (location !== undefined) return scan(request, location, all);
  return { headers: answer.headers(), cookies: all, html: await answer.text() };
}

test('MDN’s Observatory gives every kind of response at least 110 points, and the site 135', async ({ request }) => {
  const pages = ['/en-us', '/listings/rm-1001', '/search?view=map', '/en-us/nope'];
  const [picture = ''] = /\/_ipx\/[^"\s]+/.exec((await scan(request, '/en-us')).html) ?? [];
  for (const path of [...pages, '/api/health', '/api/none', '/robots.txt', picture.replaceAll('&amp;', '&')]) {
    const { score, results } = observatoryScore(await scan(request, path));
    expect(score, `${path} ${JSON.stringify(results)}`).toBeGreaterThanOrEqual(MIN_SCORE);
  }
  // The Observatory scans a host at this path. It follows the redirect to a language and counts its cookie.
  expect(observatoryScore(await scan(request, '/')).score).toBe(135);
});

test('the Observatory deducts points for each missing header', async ({ request }) => {
  const whole = await scan(request, '/en-us');
  const without = (name: string) => {
    const { [name]: _, ...headers } = whole.headers;
    return observatoryScore({ ...whole, headers }).score;
  };
  const scores = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'];
  expect(scores.map(without)).toEqual([55, 80, 125, 125]);
  const bare = { ...whole, headers: {}, cookies: ['a=1; Path=/'] };
  expect(observatoryScore(bare).score).toBe(100 - 25 - 20 - 20 - 5 - 5);
});

/**
 * The findings of the stricter checks that the site accepts. Two are for browsers without `'strict-dynamic'`, which are
 * older than any that Next builds scripts for. The last would block React and Next themselves, which assign script
 * URLs.
 */
const NOT_TAKEN = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK, Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS];

const PAGES = ['', '/search?view=map', '/listings/rm-1001', '/contact-us-for-sell', '/company-information/contact-us'];

test('Google’s evaluator finds no fault in the policies of pages, with and without configured hosts', async ({
  request,
  baseURL,
}) => {
  const addresses = [site.url, baseURL].flatMap((base) => PAGES.map((path) => `${base}/en-us${path}`));
  await withEach(addresses, async (address) => {
    const { 'content-security-policy': policy = '' } = (await request.get(address)).headers();
    expect(policy, address).toContain('script-src');
    const { csp } = new CspParser(policy);
    expect(new CspEvaluator(csp).evaluate(), address).toEqual([]);
    const strict = new CspEvaluator(csp).evaluate([], STRICTCSP_CHECKS).map(({ type }) => type);
    expect(strict, address).toEqual(NOT_TAKEN);
    expect(policy.length, address).toBeLessThan(4_096);
  });
});

test('a site behind TLS sends HSTS, allows the tag manager and writes SITE_URL into its pages', async ({ request }) => {
  const { headers } = await scan(request, '/en-us');
  expect(headers['strict-transport-security']).toMatch(/^max-age=63072000; includeSubDomains/);
  expect(headers['content-security-policy']).toContain('https://www.googletagmanager.com');
  const page = await readPage(request, `${site.url}/our-works/1`);
  expect(page.canonical).toBe(`${SITE_URL}/our-works/1`);
  expect(page.alternates['en-US']).toBe(`${SITE_URL}/en-us/our-works/1`);
  expect(await (await request.get(`${site.url}/sitemaps/pages.xml`)).text()).toContain(`<loc>${SITE_URL}/search</loc>`);
});

test('H pages contain API_BASE_URL and their policy allows it, but only if it is set', async ({ request }) => {
  const { headers, html } = await scan(request, '/en-us');
  expect(html).toMatch(/<html[^>]* data-api="https:\/\/api\.rommai\.example\/v1"/);
  expect(headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/api\.rommai\.example[ ;]/);
  const plain = await request.get('/en-us');
  expect(await plain.text()).not.toMatch(/<html[^>]* data-api=/);
});

test('A2 VIEW_EVENT names the event of a page view, and a page in VIEWS_IGNORED has no view', async ({ request }) => {
  const shows = async (path: string, text: string) =>
    (await (await request.get(site.url + path)).text()).includes(text);
  expect(await shows('/en-us/our-works/1', '"event":"page-shown"')).toBe(true);
  for (const path of ['/en-us/our-works/1', '/en-us/our-team', '/company-information/privacy'])
    expect(await shows(path, 'content-view-name'), path).toBe(path.includes('our-works'));
});

test('L4 with LOCALE_PREFIX=as-needed the default locale has no prefix', async () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { redirect: 'manual', headers });
  const page = await get('/properties/1');
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const markup of ['<html lang="th-TH"', 'href="/our-works/1"', 'href="/en-us/properties/1"'])
    expect(html.includes(markup), markup).toBe(true);
  expect((await get('/en-us/properties/1')).status).toBe(200);
  const root = await get('/', ENGLISH);
  expect([root.status, root.headers.get('location')]).toEqual([307, '/en-us']);
  const stay = await get('/', { 'Accept-Language': 'th' });
  expect([stay.status, stay.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const first = await get('/properties');
  expect([first.status, first.headers.get('location')]).toEqual([307, '/properties/1']);
  expect((await get('/nope')).status).toBe(404);
  const search = await get('/search?q=condo');
  expect([search.status, search.headers.get('cache-control')]).toEqual([
    200,
    's-maxage=600, stale-while-revalidate=86400',
  ]);
});

test('a refresh with the secret shows an edit at once on pages that are cached', async ({ request }) => {
  const shows = async (path: string, text: string) =>
    (await (await request.get(site.url + path)).text()).includes(text);
  const page = '/en-us/listings/rm-1001';
  expect(await shows(page, 'An edited home')).toBe(false);
  const file = join(content, 'listings.json');
  const homes: { id: string; title: { en: string } }[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const home of homes) if (home.id === 'rm-1001') home.title.en = 'An edited home';
  writeFileSync(file, JSON.stringify(homes));
  expect(await shows(page, 'An edited home')).toBe(false);

  const headers = { Authorization: `Bearer ${ENVIRONMENT.REFRESH_SECRET}` };
  const answer = await request.post(`${site.url}/api/refresh`, { headers });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await answer.json()).toMatchObject({ source: 'embedded', missing: [] });
  expect(await shows(page, 'An edited home')).toBe(true);
  // The search index is updated a moment later. After that, no cached search page is served.
  await expect.poll(() => shows('/en-us/search?q=edited', `href="${page}"`)).toBe(true);
});

test('a draft opens by a signed link only, which nothing caches or lists', async ({ request }) => {
  const ask = (id: string, secret: string) =>
    request.post(`${site.url}/api/preview?id=${id}`, { headers: { Authorization: `Bearer ${secret}` } });
  const refused = ['rm-1024', 'rm-9999', '../x'].map((id, index) =>
    ask(id, index === 0 ? ENVIRONMENT.REFRESH_SECRET : ENVIRONMENT.PREVIEW_SECRET),
  );
  expect((await Promise.all(refused)).map((answer) => answer.status())).toEqual([401, 404, 400]);
  const answer = await ask('rm-1024', ENVIRONMENT.PREVIEW_SECRET);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  const links = await answer.json();
  expect(Object.keys(links)).toEqual(['en-us', 'th-th', 'expires']);
  const path = links['en-us'].replace(SITE_URL, '');
  expect(path).toMatch(/^\/en-us\/listings\/rm-1024\/preview\/[0-9a-z]+-[0-9a-f]{32}$/);
  for (const _ of ['opened', 'opened again']) {
    const page = await request.get(site.url + path);
    expect([page.status(), page.headers()]).toMatchObject([
      200,
      { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-cache': 'MISS' },
    ]);
    const html = await page.text();
    for (const part of ['This is a preview for our team', 'RM-1024', 'content="noindex, nofollow"'])
      expect(html).toContain(part);
    expect(html).not.toContain('"@type":"RealEstateListing"');
  }
  const wrong = path.replace(/.$/, (last: string) => (last === '0' ? '1' : '0'));
  for (const closed of [wrong, path.replace('rm-1024', 'rm-1023'), '/en-us/listings/rm-1024']) {
    const missing = await request.get(site.url + closed);
    expect([closed, missing.status()]).toEqual([closed, 404]);
  }
});

test('with METRICS_TOKEN the metrics require the token from every IP address', async ({ request }) => {
  const ask = (authorization: string | undefined, forwarded: string) =>
    request.get(`${site.url}/api/metrics`, {
      headers: { 'X-Forwarded-For': forwarded, ...(authorization !== undefined && { Authorization: authorization }) },
    });
  expect((await ask(`Bearer ${ENVIRONMENT.METRICS_TOKEN}`, '203.0.113.7')).status()).toBe(200);
  for (const authorization of [undefined, 'Bearer something else', ENVIRONMENT.METRICS_TOKEN]) {
    const refused = await ask(authorization, '127.0.0.1');
    expect([refused.status(), refused.headers()['www-authenticate']]).toEqual([401, 'Bearer']);
  }
});
