import { request as rawRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { withEach } from './read-page';

/** Sends the target unchanged; browsers and fetch would normalise `../`. */
function raw(baseURL: string | undefined, target: string, method = 'GET'): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const request = rawRequest({ hostname, port, path: target, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on('error', reject).end();
  });
}

test('I1 the endpoint returns a subset as IconifyJSON, with the parents of aliases', async ({ request }) => {
  const response = await request.get('/api/icons/lucide.json?icons=house,home,no-such-icon,constructor');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/json');
  const set = await response.json();
  expect(set).toMatchObject({ prefix: 'lucide', width: 24, height: 24, aliases: { home: { parent: 'house' } } });
  expect(Object.keys(set.icons)).toEqual(['house']);
  expect(set.not_found.sort()).toEqual(['constructor', 'no-such-icon']);
});

test('I1 a complete response is cached for a week and has one ETag for any order of names', async ({ request }) => {
  const one = await request.get('/api/icons/lucide.json?icons=house,check');
  const other = await request.get('/api/icons/lucide.json?icons=check,house,check');
  expect(one.headers()['cache-control']).toBe('public, max-age=604800');
  expect(await other.text()).toBe(await one.text());
  const etag = one.headers().etag ?? '';
  expect(other.headers().etag).toBe(etag);
  const again = await request.get('/api/icons/lucide.json?icons=house,check', { headers: { 'If-None-Match': etag } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
  const partial = await request.get('/api/icons/lucide.json?icons=house,no-such-icon');
  expect(partial.headers()['cache-control']).toBe('public, max-age=600');
});

const names = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`).join(',');

const REFUSED = [
  ['101 names', `/api/icons/lucide.json?icons=${names(101)}`, [400]],
  ['1,500 names', `/api/icons/lucide.json?icons=${names(1_500)}`, [400]],
  ['10,000 names', `/api/icons/lucide.json?icons=${names(10_000)}`, [400, 414, 431]],
  ['a path with ../', '/api/icons/../../package.json?icons=a', [400, 404]],
  ['an escaped ../', '/api/icons/%2e%2e%2f%2e%2e%2fpackage.json?icons=a', [400, 404]],
  ['a double-escaped ../', '/api/icons/%252e%252e%252fpackage.json?icons=a', [400, 404]],
  ['an escaped backslash', '/api/icons/..%5c..%5cpackage.json?icons=a', [400, 404]],
  ['a name with ../', '/api/icons/lucide.json?icons=../../package', [400]],
  ['an unknown set', '/api/icons/mdi.json?icons=home', [404]],
  ['a URL as set', '/api/icons/http:%2f%2f169.254.169.254%2f.json?icons=a', [400, 404]],
  ['NUL in the set', '/api/icons/luc%00ide.json?icons=a', [400]],
  ['NUL in a name', '/api/icons/lucide.json?icons=a%00', [400]],
  ['broken escapes', '/api/icons/%zz.json?icons=a', [400]],
  ['bytes that are not UTF-8', '/api/icons/%ff.json?icons=a', [400]],
  ['__proto__ as set', '/api/icons/__proto__.json?icons=a', [400]],
  ['constructor as set', '/api/icons/constructor.json?icons=a', [404]],
  ['__proto__ as name', '/api/icons/lucide.json?icons=__proto__', [400]],
  ['hasOwnProperty as name', '/api/icons/lucide.json?icons=hasOwnProperty', [400]],
  ['toString as name', '/api/icons/lucide.json?icons=toString', [400]],
  ['a very long name', `/api/icons/lucide.json?icons=${'a'.repeat(5_000)}`, [400]],
  ['a very long set', `/api/icons/${'a'.repeat(5_000)}.json?icons=a`, [400]],
  ['HTML', '/api/icons/lucide.json?icons=%3Cscript%3Ealert(1)%3C/script%3E', [400]],
  ['HTML as set', '/api/icons/%3Cscript%3E.json?icons=a', [400]],
  ['no icons parameter', '/api/icons/lucide.json', [400]],
  ['an empty list', '/api/icons/lucide.json?icons=', [400]],
  ['an empty name', '/api/icons/lucide.json?icons=a,,b', [400]],
  ['a repeated key', '/api/icons/lucide.json?icons=a&icons=b', [400]],
  ['a key as list', '/api/icons/lucide.json?icons[]=a', [400]],
  ['no .json', '/api/icons/lucide?icons=a', [404]],
  ['no set', '/api/icons?icons=a', [404]],
  ['a deeper path', '/api/icons/lucide.json/x?icons=a', [404]],
] as const;

test('I1 an invalid icon request is rejected with a short JSON error', async ({ baseURL }) => {
  const answers = await withEach(REFUSED, ([, target]) => raw(baseURL, target));
  for (const [index, { status, body }] of answers.entries()) {
    const [what, target, statuses] = REFUSED[index] ?? ['', '', []];
    expect(statuses, what).toContain(status);
    // A path outside the API gets a page. Node rejects request headers of more than 16 kB without a body.
    if (status === 431 || !new URL(target, baseURL).pathname.startsWith('/api/')) continue;
    expect(body.length, what).toBeLessThan(500);
    expect(JSON.parse(body), what).toMatchObject({ statusCode: status });
    expect(body, what).not.toContain('<script');
  }
});

test('I1 the site survives 300 simultaneous valid and invalid icon requests', async ({ baseURL, request }) => {
  const targets = Array.from({ length: 300 }, (_, index) =>
    index % 3 === 0 ? '/api/icons/lucide.json?icons=house' : `/api/icons/x${index}.json?icons=${names(index)}`,
  );
  const answers = await Promise.all(targets.map((target) => raw(baseURL, target)));
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 400, 404]);
  expect((await request.get('/en-us')).status()).toBe(200);
});
