import { createServer } from 'node:http';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFaults, linkFaults } from './link-faults';
import { walk } from './walk';

const page = (body: string) =>
  `<!doctype html><html lang="en-US"><title>A page of homes</title><body><h1>A</h1>${body}`;

const RESPONSES: Readonly<Record<string, [status: number, type: string, body: string]>> = {
  '/en-us': [200, 'text/html', page('<a href="/en-us/b#here">B</a><a href="/en-us/b#gone">B</a><a href="/old">C</a>')],
  '/en-us/b': [
    200,
    'text/html',
    page('<p id="here">D</p><a href="/lost">E</a><a href="/api/x">F</a><img src="/p.png">'),
  ],
  '/old': [308, 'text/html', ''],
  '/en-us/new': [
    200,
    'text/html',
    page('<link rel="stylesheet" href="/s.css"><img src="/empty.png"><img src="/p.png">'),
  ],
  '/s.css': [200, 'text/css', '@font-face { src: url(/f.woff2) }'],
  '/f.woff2': [200, 'text/html', 'not a font'],
  '/p.png': [200, 'image/png', 'some bytes'],
  '/empty.png': [200, 'image/png', ''],
};

const server = createServer(({ url = '' }, response) => {
  const [status, type, body] = RESPONSES[url] ?? [404, 'text/html', 'none'];
  response.writeHead(status, { 'content-type': type, ...(status === 308 ? { location: '/en-us/new' } : {}) }).end(body);
});
let request: APIRequestContext;
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  request = await requests.newContext({ baseURL: origin });
});
afterAll(async () => {
  await request.dispose();
  server.close();
});

it('follows every link once, and reports broken links and files with the page that refers to them', async () => {
  const forbidden = (address: string) => (address.startsWith('/api/') ? '/api/' : undefined);
  const walked = await walk({ request, origins: [origin], forbidden, check: () => [] }, ['/en-us']);
  expect([...walked.pages.keys()]).toEqual(['/en-us', '/en-us/b', '/en-us/new']);
  expect([...walked.leftOut].map(([rule, addresses]) => [rule, [...addresses]])).toEqual([['/api/', ['/api/x']]]);
  expect(linkFaults(walked).map(([path, { rule, found }]) => [path, rule, found])).toEqual([
    ['/en-us', 'no such part', '/en-us/b#gone'],
    ['/en-us', 'link to a redirect', '/old to /en-us/new'],
    ['/en-us/b', 'link to 404', '/lost'],
  ]);
  const { faults, counts } = await fileFaults(request, [...walked.references.values()], [origin]);
  expect(counts).toEqual({ picture: 2, style: 1, font: 1 });
  expect(faults.map(([path, { rule, found }]) => [path, rule, found])).toEqual([
    ['/en-us/new', 'picture that does not come', '/empty.png: 200 image/png, 0 bytes'],
    ['/en-us/new', 'font that does not come', '/f.woff2: 200 text/html, 10 bytes'],
  ]);
});
