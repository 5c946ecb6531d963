import { expect, test } from '@playwright/test';
import { POLICY_BUDGET } from './budgets';

const PAGES = [
  '/th-th',
  '/en-us/search?deal=sale',
  '/th-th/search?view=map',
  '/en-us/listings/rm-1001',
  '/th-th/contact-us-for-sell',
  '/en-us/company-information/contact-us',
];

const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

test('each page has a policy of less than 1 kB with the hashes of its scripts, and a 304 has the same one', async ({
  request,
}) => {
  for (const path of PAGES) {
    const answer = await request.get(path);
    const { 'content-security-policy': policy = '', etag = '' } = answer.headers();
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
    expect(scriptsOf(policy), path).not.toMatch(/unsafe|\*|http/);
    expect(policy.length, path).toBeLessThan(POLICY_BUDGET);
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status(), again.headers()['content-security-policy']], path).toEqual([304, policy]);
  }
});

test('error pages and rejected forms have a policy too', async ({ request }) => {
  const missing = await request.get('/th-th/nope');
  expect([missing.status(), scriptsOf(missing.headers()['content-security-policy'] ?? '')]).toEqual([
    404,
    expect.stringContaining('sha256-'),
  ]);
  const faulty = await request.post('/api/seller-leads?locale=en-us', { form: { name: 'x' } });
  expect([faulty.status(), scriptsOf(faulty.headers()['content-security-policy'] ?? '')]).toEqual([
    422,
    expect.stringContaining('sha256-'),
  ]);
});

test('every other response has the common headers and a policy that allows nothing', async ({ request }) => {
  for (const path of ['/api/health', '/robots.txt', '/properties', '/api/none', '/%ff']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // The frames of virtual tours need the gyroscope.
    expect(headers['permissions-policy'], path).not.toContain('gyroscope');
    expect(headers['strict-transport-security'], path).toBeUndefined();
  }
});

test('photos may be embedded by other sites, such as an image search', async ({ request }) => {
  const [picture = ''] = /\/_ipx\/[^" ]+/.exec(await (await request.get('/th-th')).text()) ?? [];
  const answer = await request.get(picture.replaceAll('&amp;', '&'));
  expect([answer.status(), answer.headers()['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
});

test('a script of the build has only the headers that scripts need', async ({ request }) => {
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/th-th')).text()) ?? [];
  const headers = (await request.get(script)).headers();
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(Object.keys(headers)).not.toContain('permissions-policy');
  // A policy would apply to workers, and the worker of the map has to fetch.
  expect(Object.keys(headers)).not.toContain('content-security-policy');
});

test('the policy report endpoint accepts a report and rejects malformed and large bodies', async ({ request }) => {
  const send = async (data: string) => {
    const headers = { 'Content-Type': 'application/csp-report' };
    return (await request.post('/api/policy-reports', { data, headers })).status();
  };
  const report = { 'effective-directive': 'img-src', 'blocked-uri': 'inline' };
  expect(await send(JSON.stringify({ 'csp-report': report }))).toBe(204);
  expect(await send('{')).toBe(400);
  expect(await send(' '.repeat(17_000))).toBe(413);
});
