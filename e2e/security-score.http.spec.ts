import { type APIRequestContext, expect, test } from '@playwright/test';
import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { observatoryScore, type Scanned } from './observatory';
import { LOCALE_PAGES } from './routes';
import { type RunningServer, startServer } from './server';

/** Everything that a policy may name a host for. */
const ENVIRONMENT = {
  SITE_URL: 'https://rommai.example',
  GTM_ID: 'GTM-ABC123',
  MAP_STYLE_URL: 'https://maps.example/style.json',
  CDN_HOST: 'cdn.example',
  IMAGE_HOSTS: 'pictures.example,more.example:8443',
};
const LEAST = 110;

let site: RunningServer;
test.beforeAll(async () => {
  site = await startServer(ENVIRONMENT);
});
test.afterAll(() => site.stop());

/** What a scanner sees that follows redirects, and keeps the cookies of its way. */
async function scan(request: APIRequestContext, path: string, cookies: readonly string[] = []): Promise<Scanned> {
  const answer = await request.get(site.url + path, { maxRedirects: 0 });
  const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const all = [...cookies, ...set.map(({ value }) => value)];
  const { location } = answer.headers();
  if (location !== undefined) return scan(request, location, all);
  return { headers: answer.headers(), cookies: all, html: await answer.text() };
}

test('MDN’s Observatory would give every kind of answer at least 110, and the site 135', async ({ request }) => {
  const pages = ['/en-us', '/th-th/listings/rm-1001', '/th-th/search?view=map', '/en-us/nope'];
  const [picture = ''] = /\/_ipx\/[^"\s]+/.exec((await scan(request, '/en-us')).html) ?? [];
  for (const path of [...pages, '/api/health', '/api/none', '/robots.txt', picture.replaceAll('&amp;', '&')]) {
    const { score, results } = observatoryScore(await scan(request, path));
    expect(score, `${path} ${JSON.stringify(results)}`).toBeGreaterThanOrEqual(LEAST);
  }
  // By this address it scans a host: the way to a language, with its cookie, is a part of it.
  expect(observatoryScore(await scan(request, '/')).score).toBe(135);
});

test('it would take points off for each header that is missing, and give nothing extra then', async ({ request }) => {
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
 * What its stricter checks would have besides, and why not: two are for browsers that know no `'strict-dynamic'`, older
 * than any that Next builds scripts for; the last would stop React and Next themselves, which write scripts' addresses.
 */
const NOT_TAKEN = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK, Type.REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS];

test('Google’s evaluator finds nothing in the policy of any page, with hosts configured and without', async ({
  request,
  baseURL,
}) => {
  for (const { locale, address } of LOCALE_PAGES) {
    const base = locale === 'en-us' ? site.url : baseURL;
    const { 'content-security-policy': policy = '' } = (await request.get(base + address)).headers();
    expect(policy, address).toContain('script-src');
    const { csp } = new CspParser(policy);
    expect(new CspEvaluator(csp).evaluate(), address).toEqual([]);
    const strict = new CspEvaluator(csp).evaluate([], STRICTCSP_CHECKS);
    expect(
      strict.map(({ type }) => type),
      address,
    ).toEqual(NOT_TAKEN);
    expect(policy.length, address).toBeLessThan(4_096);
  }
});
