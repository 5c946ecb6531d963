import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Overloaded } from '../lib/http/concurrency-limit';
import { PageMetrics } from './metrics/server-metrics';
import type { NextHandler } from './page-cache/rendered-page';
import { createPages } from './pages';

const { site } = vi.hoisted(() => ({ site: { isMissing: false, isBusy: false } }));
vi.mock('../lib/content/store.server', async (original) => ({
  ...(await original<object>()),
  isContentMissing: () => site.isMissing,
}));
vi.mock('./overload', async (original) => ({
  ...(await original<object>()),
  visitorLimit: () => async (work: () => Promise<unknown>) => {
    if (site.isBusy) throw new Overloaded(1);
    return work();
  },
}));

const KEPT = { 'content-type': 'text/html', 'cache-control': 's-maxage=600' };
let next: NextHandler;
let server: Server;

beforeEach(async () => {
  Object.assign(site, { isMissing: false, isBusy: false });
  const routing = { defaultLocale: 'th-th', prefix: 'always' } as const;
  const { handlePage } = createPages((request, response) => next(request, response), routing, new PageMetrics());
  server = createServer((request, response) => {
    const answered = handlePage(request, response, new URL(request.url ?? '', 'http://localhost'));
    answered.catch((error: unknown) => response.writeHead(error instanceof Overloaded ? 503 : 500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

async function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
}

it('does not cache a page if content was missing when its render began', async () => {
  site.isMissing = true;
  next = async (_, response) => {
    site.isMissing = false;
    response.writeHead(200, KEPT).end('page');
  };
  expect((await visit('/th-th')).headers.get('cache-control')).toBe('no-store');
  expect((await visit('/th-th')).headers.get('cache-control')).toBe('s-maxage=600');
});

it('answers without rendering for missing pages and for data that pages of this site never request', async () => {
  const rendered: (string | undefined)[] = [];
  next = async ({ url }, response) => {
    rendered.push(url);
    response.writeHead(200, KEPT).end('page');
  };
  expect((await visit('/th-th/nowhere')).status).toBe(404);
  site.isBusy = true;
  const data = { rsc: '1' };
  const segment = { ...data, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/evil' };
  const right = (await visit('/th-th/our-team', segment)).headers.get('location') ?? '';
  const statuses = await Promise.all([
    visit('/th-th/nowhere/else?a=1'),
    visit('/fr-fr'),
    visit('/no-such-file.html'),
    visit('/th-th/nowhere?_rsc=', data),
    visit('/th-th/our-team?_rsc=evil', data),
    visit(right, segment),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 307, 404]);
  expect(rendered).toEqual(['/th-th/error-page/404']);
});
