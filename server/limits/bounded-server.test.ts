import { setTimeout as after } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { READ_WITHIN_MS } from '../../lib/leads/form-body.server';
import { LIMITS } from './limits';
import { sendAndDrain } from './refusal';
import { type RunningServer, runServer } from './testing/run-server';

let running: RunningServer | undefined;
afterEach(() => running?.stop());

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const POST = 'POST /api/policy-reports HTTP/1.1\r\nHost: a\r\n';
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

describe('a request that is not valid HTTP', () => {
  it.each([
    ['no request line', 'hello\r\n\r\n', 400],
    ['a malformed header', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400],
    ['a length and chunked encoding', `${POST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['two lengths', `${POST}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`, 400],
    ['headers over the limit', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['long chunk extensions', `${POST}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(17_000)}\r\na\r\n`, 413],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
    ['an unknown expectation', `${POST}Expect: a pony\r\nContent-Length: 3\r\n\r\nabc`, 417],
  ])('%s: gets a short response, then the connection ends', async (_, text, status) => {
    running = await runServer((request) => void request.resume());
    const client = running.client(text);
    const answer = await client.until((got, isEnded) => isEnded || got.includes('\r\n\r\n'));
    client.socket.end();
    expect(statuses(answer)).toEqual([status]);
    expect(answer.toLowerCase()).toContain('cache-control: no-store');
    expect(client.fault).toBeUndefined();
  });

  it('is answered after the response to the request before it', async () => {
    running = await runServer(async (_, response) => {
      await after(30);
      response.end('mine');
    });
    const text = await running.client(`${GET}nonsense\r\n\r\n`).ended();
    expect(statuses(text)).toEqual([200, 400]);
    expect(text).toContain('mine');
  });

  it('is answered once if it breaks off in the middle of a body', async () => {
    const answered: Promise<void>[] = [];
    running = await runServer((request, response) => {
      const ended = new Promise((resolve) => request.resume().once('close', resolve));
      const whole = { status: 201, headers: {}, body: Buffer.from('taken') };
      answered.push(ended.then(() => sendAndDrain(request, response, whole)));
    });
    const client = running.client(`${POST}Content-Length: 9\r\n\r\nabc`);
    client.socket.end();
    expect(statuses(await client.ended())).toEqual([400]);
    await Promise.all(answered);
  });

  it('is drained only up to a limit', async () => {
    running = await runServer((_, response) => void response.end());
    const client = running.client();
    const send = () => client.socket.write('x'.repeat(65_536), (error) => error ?? send());
    send();
    await new Promise((resolve) => client.socket.once('close', resolve));
    expect(client.socket.bytesWritten).toBeLessThan(20_000_000);
  });
});

describe('a timeout', () => {
  it('ends a request whose headers take too long, with 408', async () => {
    running = await runServer((_, response) => void response.end(), { headMs: 40 });
    expect(statuses(await running.client('GET / HT').ended())).toEqual([408]);
  });

  it('closes a connection without a request, and sends nothing', async () => {
    running = await runServer((_, response) => void response.end(), { headMs: 40 });
    expect(await running.client().ended()).toBe('');
  });

  it('ends a request whose body takes too long, with 408', async () => {
    running = await runServer((request) => void request.resume(), { bodyMs: 40, drainSilentMs: 20 });
    const text = await running.client(`${POST}Content-Length: 9\r\n\r\nabc`).ended();
    expect(statuses(text)).toEqual([408]);
    expect(text).toContain('"statusCode":408');
  });

  it('ends a slow form with 408 too, but later', async () => {
    running = await runServer((request) => void request.resume(), {
      bodyMs: 10,
      formMs: 60,
      headMs: 50,
      drainSilentMs: 20,
    });
    const begun = performance.now();
    const head = POST.replace('policy-reports', 'seller-leads');
    expect(statuses(await running.client(`${head}Content-Length: 9\r\n\r\nabc`).ended())).toEqual([408]);
    expect(performance.now() - begun).toBeGreaterThan(55);
  });

  it('sends a 503 page if the response takes too long', async () => {
    const late: unknown[] = [];
    running = await runServer(
      async (_, response) => {
        await after(120);
        try {
          response.write('late');
          response.writeHead(200);
        } catch (error) {
          late.push(error);
        }
      },
      { responseMs: 40 },
    );
    const text = await running.client(GET).ended();
    expect(statuses(text)).toEqual([503]);
    expect(text).toContain('cache-control: no-store');
    expect(text).toContain('tel:');
    await expect.poll(() => late.length).toBe(1);
  });

  it.each([
    ['reads nothing', { silentMs: 60 }],
    ['reads slowly', { downloadMs: 60, bodyMs: 0 }],
  ])('closes the connection of a client that %s', async (_, limits) => {
    const endless = Buffer.alloc(40_000_000);
    let closed: () => void;
    const close = new Promise<void>((resolve) => {
      closed = resolve;
    });
    running = await runServer((_request, response) => {
      response.once('close', closed);
      response.end(endless);
    }, limits);
    const client = running.client(GET);
    client.socket.pause();
    await close;
    client.socket.resume();
    expect((await client.ended()).length).toBeLessThan(endless.length);
  });
});

describe('the server', () => {
  it('stops reading a body that its handler does not read', async () => {
    running = await runServer((_, response) => void response.end('done'), { drainSilentMs: 30 });
    const client = running.client(`${POST}Content-Length: 100000\r\n\r\nabc`);
    expect(statuses(await client.ended())).toEqual([200]);
  });

  it('closes idle connections to make room for new ones', async () => {
    running = await runServer((_, response) => void response.end('done'), { connections: 2 });
    const idle = [running.client(GET), running.client(GET)];
    for (const client of idle) await client.until((text) => text.includes('done'));
    await running.client(GET).ended();
    for (const client of idle) await client.ended();
    expect(statuses(await running.client(GET).until((text) => text.includes('done')))).toEqual([200]);
  });
});

it('answers an upgrade request as if it were a plain request', async () => {
  running = await runServer((_, response) => void response.end('page'));
  const text = await running
    .client('GET /_next/webpack-hmr HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    .until((got) => got.includes('page'));
  expect(statuses(text)).toEqual([200]);
});

it('has limits that fit together', () => {
  expect(LIMITS.silentMs).toBeGreaterThan(LIMITS.responseMs);
  expect(LIMITS.formMs).toBeGreaterThan(READ_WITHIN_MS);
  expect(LIMITS.targetBytes).toBeLessThan(LIMITS.headBytes);
  expect(LIMITS.keepAliveMs).toBeGreaterThan(60_000);
});
