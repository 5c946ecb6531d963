import { expect, test } from '@playwright/test';
import { freePort, startServer } from './server';

test('health is a code for each thing that is wrong, and nothing where nothing is', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await answer.json()).toMatchObject({ status: 'ok', live: true, ready: true, reasons: [] });
});

test('its probes are short', async ({ request }) => {
  for (const [probe, body] of [
    ['live', { live: true }],
    ['ready', { ready: true }],
  ] as const) {
    const answer = await request.get(`/api/health/${probe}`);
    expect([answer.status(), await answer.json()]).toEqual([200, body]);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  }
  expect((await request.get('/api/health/nope')).status()).toBe(404);
});

test('HEAD has no body, and no other method is taken', async ({ request }) => {
  for (const path of ['/api/health', '/api/health/live', '/api/health/ready', '/api/metrics']) {
    const head = await request.head(path);
    expect([head.status(), (await head.body()).length], path).toEqual([200, 0]);
    const posted = await request.post(path, { data: '' });
    expect([posted.status(), posted.headers().allow], path).toEqual([405, 'GET, HEAD']);
  }
});

test('a server that never had the content is alive and not ready, and names no host and no folder', async ({
  request,
}) => {
  const port = await freePort();
  const server = await startServer({
    FIREBASE_PROJECT_ID: 'demo-rommai',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    DATA_DIR: 'package.json/no-folder',
  });
  try {
    const answer = await request.get(`${server.url}/api/health`);
    const text = await answer.text();
    expect(answer.status()).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      status: 'degraded',
      ready: false,
      reasons: ['content-source-down', 'content-missing', 'leads-outbox-down'],
      content: { fault: 'content-source-down' },
      leads: { fault: 'leads-outbox-down' },
    });
    expect(text).not.toMatch(new RegExp(`127\\.0|${port}|package.json|demo-rommai`));
    expect((await request.get(`${server.url}/api/health/ready`)).status()).toBe(503);
    expect((await request.get(`${server.url}/api/health/live`)).status()).toBe(200);
    expect((await request.get(`${server.url}/th-th`)).status()).toBe(200);
  } finally {
    await server.stop();
  }
});

/** As Prometheus reads a line of its text format. */
const SAMPLE = /^([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+)\})? (NaN|[+-]Inf|-?\d+(?:\.\d+)?(?:e[+-]\d+)?)$/;

test('the figures are what Prometheus reads, each family once', async ({ request }) => {
  await request.get('/th-th');
  const answer = await request.get('/api/metrics');
  expect(answer.headers()['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const kinds = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of (await answer.text()).trimEnd().split('\n')) {
    const [, family, kind] = /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(line) ?? [];
    if (family !== undefined && kind !== undefined) {
      expect(kinds.has(family), line).toBe(false);
      kinds.set(family, kind);
    }
    if (line.startsWith('#')) continue;
    const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? [];
    expect(kinds.has(name) || kinds.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram', line).toBe(true);
    expect(samples.has(`${name}{${labels}}`), line).toBe(false);
    samples.set(`${name}{${labels}}`, Number(value));
  }
  for (const name of [
    'rommai_http_requests_total{kind="page",class="2xx"}',
    'rommai_http_request_seconds_count{kind="page"}',
    'rommai_page_cache_bytes{}',
    'rommai_page_renders_total{}',
    'rommai_process_resident_bytes{}',
    'rommai_process_heap_bytes{}',
    'rommai_process_uptime_seconds{}',
    'rommai_content_documents{}',
  ])
    expect(samples.get(name), name).toBeGreaterThan(0);
  for (const name of ['rommai_page_cache_answers_total{state="stale"}', 'rommai_event_loop_delay_seconds{}'])
    expect(samples.has(name), name).toBe(true);
});

test('one that failed is in the log under the id that its answer says, without its query', async ({ request }) => {
  const server = await startServer({ NODE_OPTIONS: '--import ./e2e/faults/broken-lists.mjs' });
  try {
    const answer = await request.get(`${server.url}/th-th/our-team?phone=0812345678`);
    const id = answer.headers()['x-request-id'] ?? '';
    expect([answer.status(), await answer.text()]).toEqual([500, expect.stringContaining(id)]);
    const events = (): Record<string, unknown>[] =>
      server
        .output()
        .split('\n')
        // The last line may be on its way still.
        .slice(0, -1)
        .filter((line) => line !== '' && !line.startsWith('Ready:'))
        .map((line) => JSON.parse(line));
    const line = { event: 'request failed', id, method: 'GET', path: '/th-th/our-team', status: 500 };
    await expect.poll(events).toContainEqual(expect.objectContaining(line));
    expect(server.output()).not.toContain('0812345678');
    expect((await request.get(`${server.url}/th-th`)).headers()['x-request-id']).toBeUndefined();
  } finally {
    await server.stop();
  }
});
