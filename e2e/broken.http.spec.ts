import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from './server';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ NODE_OPTIONS: '--import ./e2e/faults/broken.mjs', LOG_LEVEL: 'info' });
});
test.afterAll(() => server.stop());

const lines = (): Record<string, unknown>[] =>
  server
    .output()
    .split('\n')
    // The last line may be incomplete.
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
const logged = (event: string) => lines().filter((line) => line.event === event);
const signal = (name: NodeJS.Signals) => process.kill(server.pid ?? 0, name);

test('E1 a page that throws is a 500 in its language, and its request id is logged without the query', async () => {
  const response = await fetch(`${server.url}/th-th/our-team?phone=0812345678`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-store']);
  const id = response.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/\S/);
  const html = await response.text();
  for (const text of ['ระบบขัดข้อง', 'Internal Server Error', 'tel:+6620000100', id]) expect(html).toContain(text);
  const line = { id, method: 'GET', path: '/th-th/our-team', status: 500 };
  await expect.poll(() => logged('request failed')).toEqual([expect.objectContaining(line)]);
  expect(server.output()).not.toContain('0812345678');
  const whole = await fetch(`${server.url}/th-th`);
  expect([whole.status, whole.headers.get('x-request-id')]).toEqual([200, null]);
});

test('an unhandled rejection is logged and counted, and the site keeps running', async () => {
  signal('SIGHUP');
  await expect.poll(() => logged('unhandled rejection')).toHaveLength(1);
  expect(logged('unhandled rejection')[0]).toMatchObject({ id: expect.any(String), reason: 'not handled' });
  expect(await (await fetch(`${server.url}/api/metrics`)).text()).toContain('rommai_unhandled_rejections_total 1\n');
  expect((await fetch(`${server.url}/th-th`)).status).toBe(200);
});

test('E2 a layout that throws is a 500 in both languages, with the phone number', async () => {
  signal('SIGWINCH');
  await expect.poll(() => logged('console').map(({ text }) => text)).toContain('the layout is broken');
  const response = await fetch(`${server.url}/en-us/company-information/about-us`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  const html = await response.text();
  for (const text of ['ระบบขัดข้อง', 'Internal Server Error', 'tel:+6620000100']) expect(html).toContain(text);
  expect((await fetch(`${server.url}/api/contact-widgets`)).status).toBe(200);
});

test('an uncaught exception ends the process after open requests have finished', async () => {
  signal('SIGUSR2');
  expect(await server.exit).toBe(1);
  expect(logged('uncaught exception')).toEqual([expect.objectContaining({ reason: 'half done', level: 'error' })]);
  expect(logged('shut down')).toEqual([expect.objectContaining({ cutOff: 0 })]);
  const texts = logged('console').map(({ text }) => text);
  expect(texts).not.toContainEqual(expect.stringMatching(/not handled|half done/));
});
