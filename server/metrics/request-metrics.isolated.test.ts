import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prometheusText } from '../../lib/http/prometheus-text';
import { SiteResponse } from '../site-response';
import { RequestMetrics, withMetrics } from './request-metrics';

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock('../../lib/config/log', async (original) => ({ ...(await original<object>()), log }));

afterEach(() => log.mockClear());

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const metrics = new RequestMetrics();
  const server = createServer({ ServerResponse: SiteResponse }, withMetrics(handle, metrics));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    text: () => prometheusText(metrics.families()),
    stop: () => server.close().closeAllConnections(),
  };
}

describe('a request with metrics', () => {
  it('is logged in one line if it fails, with the id of its response and no data of the visitor', async () => {
    const site = await serve(async () => {
      throw new Error('broken');
    });
    const headers = { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'somebodys browser' };
    const answer = await fetch(`${site.url}/th-th/search?q=0812345678`, { headers });
    const id = answer.headers.get('x-request-id');
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(`500 ${id}`)]);
    expect(log).toHaveBeenCalledOnce();
    const [level, event, details] = log.mock.calls[0] ?? [];
    expect([level, event]).toEqual(['error', 'request failed']);
    expect(details).toMatchObject({ id, method: 'GET', path: '/th-th/search', status: 500, reason: 'broken' });
    expect(JSON.stringify(details)).not.toMatch(/0812345678|203\.0\.113|somebody/);
    expect(site.text()).toContain('rommai_http_requests_total{kind="page",class="5xx"} 1\n');
    site.stop();
  });

  it('is not logged if it succeeds or is rejected, and has an id only if it was a rejected form', async () => {
    const site = await serve(async (request, response) => {
      response.writeHead(request.method === 'POST' ? 422 : 404).end();
    });
    expect((await fetch(`${site.url}/nope`)).headers.get('x-request-id')).toBeNull();
    const refused = await fetch(`${site.url}/api/seller-leads`, { method: 'POST' });
    expect(refused.headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    expect(log).not.toHaveBeenCalled();
    expect(site.text()).toContain('rommai_http_requests_total{kind="form",class="4xx"} 1\n');
    expect(site.text()).toContain('rommai_http_requests_in_progress 0\n');
    site.stop();
  });

  it('is not logged as a failure if the client closed the connection', async () => {
    let ended: (value?: unknown) => void = () => undefined;
    const over = new Promise((resolve) => {
      ended = resolve;
    });
    const site = await serve(async (request) => {
      try {
        for await (const _ of request);
      } finally {
        ended();
      }
    });
    const clientRequest = httpRequest({ port: site.port, method: 'POST', headers: { 'Content-Length': 10 } });
    clientRequest.on('error', () => undefined).write('a', () => clientRequest.destroy());
    await over;
    await vi.waitFor(() => expect(site.text()).toContain('rommai_http_requests_total{kind="other",class="4xx"} 1\n'));
    expect(log).not.toHaveBeenCalled();
    site.stop();
  });
});
