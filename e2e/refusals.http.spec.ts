import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from './server';

const VISITS = 4_000;
const CONNECTIONS = 8;
/** A rejected request may take at most this many times the CPU time of a cached page. */
const MAX_RATIO = 4;

type Target = { readonly path: string; readonly headers?: Readonly<Record<string, string>> };

/** CPU time of a process in hundredths of a second (proc(5)). */
function ticks(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Sends `VISITS` requests. Returns the CPU time that the server needed for them, and the response statuses. */
async function flood({ url, pid }: RunningServer, targetAt: (n: number) => Target) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Set<number | undefined>();
  const visit = ({ path, headers }: Target) =>
    new Promise<void>((resolve, reject) => {
      const all = { 'accept-encoding': 'gzip, br', ...headers };
      get(url + path, { agent, headers: all }, (response) => {
        statuses.add(response.statusCode);
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  let sent = 0;
  const send = async (most: number) => {
    while (sent < most) await visit(targetAt(sent++));
  };
  await send(500);
  const before = ticks(pid);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => send(500 + VISITS)));
  agent.destroy();
  return { ticks: ticks(pid) - before, statuses: [...statuses] };
}

const DATA = { rsc: '1' };

test('a rejected request costs about as much CPU time as a cached page', { tag: '@full' }, async () => {
  const server = await startServer({});
  try {
    const known = await flood(server, () => ({ path: '/en-us/our-team' }));
    for (const [status, name, targetAt] of [
      [404, 'no route', (n) => ({ path: `/en-us/nowhere/${n}?a=${n}` })],
      [404, 'no such listing', (n) => ({ path: `/th-th/listings/rm-x${n}` })],
      [404, 'no such language', (n) => ({ path: `/fr-fr/${n}` })],
      [404, 'no such file', (n) => ({ path: `/no-such-file-${n}.html` })],
      [404, 'a link to no page with punctuation after it', (n) => ({ path: `/th-th/listings/rm-x${n}.)` })],
      [308, 'a link with punctuation after it', (n) => ({ path: `/th-th/listings/rm-1001.)?n=${n}` })],
      [404, 'data of an unknown page', (n) => ({ path: `/en-us/nowhere/${n}?_rsc=`, headers: DATA })],
      [307, 'data with another hash', (n) => ({ path: `/en-us/our-team?_rsc=${n}`, headers: DATA })],
    ] as const satisfies readonly (readonly [number, string, (n: number) => Target])[]) {
      const refused = await flood(server, targetAt);
      expect(refused.statuses, name).toEqual([status]);
      expect(refused.ticks / known.ticks, name).toBeLessThan(MAX_RATIO);
    }
  } finally {
    await server.stop();
  }
});
