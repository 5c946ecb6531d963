import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';

/** The status of a request whose path goes out byte by byte as given. */
function rawStatus(baseURL: string | undefined, path: string): Promise<number> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

const encoded = encodeURIComponent;
const NOT_FOUND = [
  ...['0', '-1', '01', '1e9', 'abc', '999999999', '1.0', '%31%20', encoded('๑')].map(
    (page) => `/en-us/properties/${page}`,
  ),
  ...['0', '99', 'x'].map((page) => `/th-th/our-works/${page}`),
  ...['a%2Fb', '__proto__', 'constructor', encoded('😀'), 'x'.repeat(10_000), '%00', '..%2f..%2fetc', 'nope'].flatMap(
    (id) => ['listings', 'contents', 'our-team-content', 'our-works-content'].map((route) => `/en-us/${route}/${id}`),
  ),
  '/en-us/listings/rm-1023',
  '/en-us/listings/rm-1024',
  '/en-us/company-information/secrets',
  '/en-us/nope',
  '/en-us/nope/a/b/c',
  '/th-th/[locale]',
  '/en-us/listings',
];

for (const path of NOT_FOUND) {
  test(`R2 R3 ${path.slice(0, 60)} is a 404`, async ({ baseURL }) => {
    expect(await rawStatus(baseURL, path)).toBe(404);
  });
}

for (const path of ['/%', '/en-us/listings/%', '/en-us/%E0%A4%A', '/en-us/listings/%ff', '/th-th/search/%c0%ae']) {
  test(`${path} is a 400`, async ({ baseURL }) => {
    expect(await rawStatus(baseURL, path)).toBe(400);
  });
}

test('a query of any kind never breaks the search page', async ({ baseURL }) => {
  const queries = [
    'q=%',
    'q=%ED%A0%80',
    `q=${'x'.repeat(9_000)}`,
    `q=${encoded('<script>alert(1)</script>')}`,
    'q=.*(&type[]=a&__proto__[x]=1&constructor=1',
    Array.from({ length: 1_000 }, () => 'type=condo').join('&'),
    'price_min=NaN&price_max=-Infinity&beds_min=1e400&page=99999999999999999999',
  ];
  for (const query of queries) expect(await rawStatus(baseURL, `/th-th/search?${query}`), query.slice(0, 40)).toBe(200);
});

test('what was searched for is escaped', async ({ request }) => {
  const response = await request.get(`/en-us/search?q=${encoded('"><img src=x onerror=alert(1)>')}`);
  expect(await response.text()).not.toContain('<img src=x');
});

test('no address redirects off the site', async ({ baseURL, request }) => {
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '//evil.example/%2f..',
    '/en-us//evil.example',
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = response.headers().location ?? '/';
    expect(new URL(location, baseURL).origin, `${path} → ${location}`).toBe(baseURL);
    expect(response.status()).toBeLessThan(500);
  }
});
