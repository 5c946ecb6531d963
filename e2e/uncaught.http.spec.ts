import { expect, test } from '@playwright/test';
import { startServer } from './server';

test('a failure that nobody waits for is told and counted, an exception ends the process with what is under way done', async ({
  request,
}) => {
  const server = await startServer({ NODE_OPTIONS: '--import ./e2e/faults/uncaught.mjs', LOG_LEVEL: 'info' });
  const told = (event: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line.event === event);
  process.kill(server.pid ?? 0, 'SIGHUP');
  await expect.poll(() => told('unhandled rejection')).toHaveLength(1);
  expect(told('unhandled rejection')[0]).toMatchObject({ id: expect.any(String), reason: 'nobody waits for this' });
  expect(await (await request.get(`${server.url}/api/metrics`)).text()).toContain(
    'rommai_unhandled_rejections_total 1\n',
  );
  expect((await request.get(`${server.url}/th-th`)).status()).toBe(200);

  process.kill(server.pid ?? 0, 'SIGUSR2');
  expect(await server.exit).toBe(1);
  expect(told('uncaught exception')).toEqual([expect.objectContaining({ reason: 'half done', level: 'error' })]);
  expect(told('ended')).toEqual([expect.objectContaining({ cutOff: 0 })]);
  expect(told('console').map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/nobody waits|half done/));
});
