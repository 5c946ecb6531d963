import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { HTTP_RETRY_STATUSES } from '../config/constants';
import { createHttpClient, HttpError } from './client';

let server: Server;
let statuses: (number | 'hang' | 'stall' | 'reset')[];
let seen: string[];

/** A server that responds with the statuses in turn, and repeats the last one. */
beforeEach(async () => {
  statuses = [200];
  seen = [];
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status === 'hang') return;
    if (status === 'stall') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
      return;
    }
    if (status === 'reset') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status ?? 200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Collects garbage, including abort signals and their timers that nothing else references. */
function collectGarbage(): void {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc()');
}

function client(deadlineMs = 2_000) {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return createHttpClient({ baseUrl: () => `http://127.0.0.1:${port}/base`, deadlineMs });
}

describe('H the HTTP client', () => {
  it('prepends the base URL to the path, and parses JSON', async () => {
    expect(await client()('/x')).toEqual({ status: 200 });
    expect(seen).toEqual(['GET /base/x']);
  });

  it.each([...HTTP_RETRY_STATUSES])('retries once after a %d', async (status) => {
    statuses = [status, 200];
    expect(await client()('/x')).toEqual({ status: 200 });
    expect(seen).toHaveLength(2);
  });

  it('retries once after a broken connection, then rejects with a network error', async () => {
    statuses = ['reset'];
    await expect(client()('/x')).rejects.toMatchObject({ name: 'HttpError', code: 'network' });
    expect(seen).toHaveLength(2);
  });

  it('does not retry an error that is not temporary', async () => {
    statuses = [404];
    await expect(client()('/x')).rejects.toMatchObject({ code: 'status', status: 404, data: { status: 404 } });
    expect(seen).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('does not retry a %s by default', async (method) => {
    statuses = [503];
    await expect(client()('/x', { method })).rejects.toBeInstanceOf(HttpError);
    expect(seen).toEqual([`${method} /base/x`]);
  });

  it.each(['hang', 'stall'] as const)('rejects at its deadline for a response that would %s', async (fault) => {
    statuses = [fault];
    await expect(client(50)('/x')).rejects.toMatchObject({ code: 'deadline' });
  });

  it.each(['hang', 'stall'] as const)(
    'keeps its deadline with a signal of the caller for a response that would %s',
    async (fault) => {
      statuses = [fault];
      const collecting = setInterval(collectGarbage, 20);
      onTestFinished(() => clearInterval(collecting));
      const call = client(100)('/x', { signal: new AbortController().signal });
      await expect(call).rejects.toMatchObject({ code: 'deadline' });
    },
  );

  it("rejects when the caller's signal aborts", async () => {
    statuses = ['hang'];
    const start = performance.now();
    await expect(client()('/x', { signal: AbortSignal.timeout(50) })).rejects.toBeInstanceOf(HttpError);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
