import { expect, test } from '@playwright/test';
import { type IconHost, knows, says, silent, startHost } from './icon-host';
import { type RunningServer, startServer } from './server';

test.describe.configure({ mode: 'serial' });

let host: IconHost;
let server: RunningServer;

test.beforeAll(async () => {
  host = await startHost((request, response) => {
    if (request.url?.startsWith('/gone.')) says(404)(request, response);
    else if (request.url?.startsWith('/broken.')) says(500)(request, response);
    else if (request.url?.startsWith('/slow.')) silent(request, response);
    else knows()(request, response);
  });
  server = await startServer({ ICON_HOSTS: host.origin.replace('http://', '') });
});

test.afterAll(async () => {
  await server.stop();
  await host.close();
});

const ask = (address: string) => fetch(`${server.url}/api/icons/${address}`);

test('I2 a set that is not installed comes through the endpoint, once', async () => {
  for (const address of ['mdi.json?icons=home,check', 'mdi.json?icons=check,home']) {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=604800']);
    expect(await answer.json()).toMatchObject({ prefix: 'mdi', icons: { home: {}, check: {} } });
  }
  expect(host.asked).toHaveLength(1);
  expect((await ask('lucide.json?icons=house')).status).toBe(200);
  expect(host.asked).toHaveLength(1);
});

test('I2 a 404 of the host is a 404, every other failure a 500, which sends the browser to the hosts', async () => {
  expect((await ask('gone.json?icons=a')).status).toBe(404);
  const broken = await ask('broken.json?icons=a');
  expect([broken.status, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(await broken.json()).toMatchObject({ statusCode: 500, statusMessage: 'Internal Server Error' });
});

test('I2 a silent host costs 1,500 ms and a warning', async () => {
  const start = performance.now();
  expect((await ask('slow.json?icons=a')).status).toBe(500);
  expect(performance.now() - start).toBeGreaterThan(1_400);
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(server.output()).toContain('[Icon] loading icon `slow:a` timed out after 1500ms');
});

test('I1 nothing but a sound set and name reaches the host', async () => {
  const before = host.asked.length;
  for (const address of ['..%2fx.json?icons=a', 'x.json?icons=a%26b', 'x%3fy.json?icons=a', 'x@y.json?icons=a']) {
    expect((await ask(address)).status).toBe(400);
  }
  expect(host.asked).toHaveLength(before);
});

test('I2 pages hand the hosts to the browser', async () => {
  expect(await (await fetch(`${server.url}/en-us`)).text()).toContain(host.origin);
});
