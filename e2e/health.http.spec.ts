import { expect, test } from '@playwright/test';
import { SITES } from './sites';

test('a healthy site is ready and reports no reasons', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await answer.json()).toMatchObject({ status: 'ok', live: true, ready: true, reasons: [] });
});

test('the health probes have short responses that are not cached', async ({ request }) => {
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

test('HEAD returns no body from health and metrics, and other methods are rejected', async ({ request }) => {
  for (const path of ['/api/health', '/api/health/live', '/api/health/ready', '/api/metrics']) {
    const head = await request.head(path);
    expect([head.status(), (await head.body()).length], path).toEqual([200, 0]);
    const posted = await request.post(path, { data: '' });
    expect([posted.status(), posted.headers().allow], path).toEqual([405, 'GET, HEAD']);
  }
});

/** A sample line of the Prometheus text format. */
const SAMPLE = /^([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+)\})? (NaN|[+-]Inf|-?\d+(?:\.\d+)?(?:e[+-]\d+)?)$/;

test('the metrics are valid Prometheus text, each family once', async ({ request }) => {
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
    'rommai_http_request_duration_seconds_count{kind="page"}',
    'rommai_page_cache_bytes{}',
    'rommai_page_renders_total{}',
    'rommai_process_resident_memory_bytes{}',
    'rommai_process_heap_bytes{}',
    'rommai_process_uptime_seconds{}',
    'rommai_content_documents{}',
  ])
    expect(samples.get(name), name).toBeGreaterThan(0);
  for (const name of ['rommai_page_cache_requests_total{state="stale"}', 'rommai_event_loop_delay_seconds{}'])
    expect(samples.has(name), name).toBe(true);
});

test('only this machine and private networks can read the metrics, even with a forged X-Forwarded-For', async ({
  request,
}) => {
  for (const site of [SITES.plain, SITES.measured]) {
    const status = async (forwarded: string) =>
      (await request.get(`${site.url}/api/metrics`, { headers: { 'X-Forwarded-For': forwarded } })).status();
    expect(await status('10.0.0.7:5123'), site.url).toBe(200);
    for (const forwarded of ['203.0.113.7', '127.0.0.1, 203.0.113.7:5123', '[2001:db8::1]:443', 'unknown'])
      expect(await status(forwarded), `${site.url} ${forwarded}`).toBe(403);
  }
  const refused = await request.get('/api/metrics', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect([await refused.json(), refused.headers()['cache-control']]).toEqual([
    { statusCode: 403, statusMessage: 'Forbidden', message: 'Forbidden', data: {} },
    'no-store',
  ]);
});

test('the health report describes the content, and the metrics count it', async ({ request }) => {
  const health = await request.get('/api/health');
  expect(health.headers()['cache-control']).toBe('no-store');
  // The suite also runs against Firestore.
  const source = process.env.FIREBASE_PROJECT_ID === undefined ? 'embedded' : 'firestore';
  const reads = { lastHour: source === 'embedded' ? 0 : expect.any(Number) };
  const leads = { waiting: expect.any(Number), setAside: expect.any(Number), targets: expect.any(Array) };
  expect(await health.json()).toMatchObject({ status: 'ok', content: { source, missing: [], reads }, leads });
  const metrics = await (await request.get('/api/metrics')).text();
  expect(metrics).toMatch(/^# HELP rommai_content_reads_total .+\n# TYPE rommai_content_reads_total counter\n/m);
  expect(metrics).toMatch(/^rommai_content_documents [1-9]\d+$/m);
  expect(metrics).toMatch(/^rommai_leads_outbox_up 1$/m);
});
