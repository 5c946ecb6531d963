import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type DrainTimes, drain, openSockets } from './shut-down';
import { SiteResponse, serverState } from './site-response';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const SHORT: DrainTimes = { delayMs: 20, maxMs: 5_000, sweepMs: 10 };

afterEach(() => {
  serverState.isDraining = false;
});

async function start(listener: RequestListener) {
  const server = createServer({ ServerResponse: SiteResponse }, listener);
  const sockets = openSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, end: (times = SHORT) => drain(server, sockets, times) };
}

/** A connection to the server, with a promise of all received text and of the error that ended it. */
function visitor(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  let fault = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', (error) => {
    fault = error.message;
  });
  const closed = new Promise<{ text: string; fault: string }>((resolve) =>
    socket.once('close', () => resolve({ text, fault })),
  );
  const has = (part: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!text.includes(part)) return;
        socket.off('data', look);
        resolve();
      };
      socket.on('data', look);
      look();
    });
  return { socket, closed, has };
}

/** Connects again and again until a connection is refused. */
async function untilRefused(port: number): Promise<void> {
  const { fault } = await visitor(port).closed;
  if (fault === '') await untilRefused(port);
  else expect(fault).toContain('ECONNREFUSED');
}

describe('a server that shuts down', () => {
  it('answers a late request on an idle connection, with Connection: close', async () => {
    const { port, end } = await start((_, response) => response.end('whole'));
    const { socket, closed, has } = visitor(port);
    socket.write(REQUEST);
    await has('whole');
    const ended = end();
    socket.write(REQUEST);
    expect(await ended).toBe(0);
    const { text, fault } = await closed;
    expect([text.match(/whole/g)?.length, fault]).toEqual([2, '']);
    expect(text).toMatch(/whole[\s\S]*Connection: close/);
  });

  it('refuses connections after a moment, and closes those without a request', async () => {
    const { port, end } = await start((_, response) => response.end('whole'));
    const ahead = visitor(port);
    const ended = end();
    const late = visitor(port);
    late.socket.write(REQUEST);
    await late.has('whole');
    expect(await ended).toBe(0);
    expect((await ahead.closed).fault).toBe('');
    expect((await visitor(port).closed).fault).toContain('ECONNREFUSED');
  });

  it('answers every client that reconnects after each response', async () => {
    const { port, end } = await start((_, response) => response.end('whole'));
    const come = async (): Promise<string> => {
      const { socket, closed } = visitor(port);
      socket.write(REQUEST);
      const { text, fault } = await closed;
      return text.includes('whole') ? come() : fault;
    };
    const crowd = Promise.all(Array.from({ length: 30 }, come));
    expect(await end()).toBe(0);
    for (const fault of await crowd) expect(fault).toContain('ECONNREFUSED');
  });
});

describe('a request in progress when the server shuts down', () => {
  it('is finished: a slow request body as well as a response that has begun', async () => {
    let finish: () => void = () => undefined;
    const { port, end } = await start((request, response) => {
      if (request.method === 'POST') {
        request.on('end', () => response.end('taken')).resume();
        return;
      }
      response.write('begun');
      finish = () => response.end('whole');
    });
    const slow = visitor(port);
    slow.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab');
    const reader = visitor(port);
    reader.socket.write(REQUEST);
    await reader.has('begun');
    const ended = end();
    await untilRefused(port);
    slow.socket.write('cd');
    finish();
    expect((await slow.closed).text).toContain('taken');
    expect((await reader.closed).text).toContain('whole');
    expect(await ended).toBe(0);
  });

  it('delivers its whole response to a slow client', async () => {
    const size = 20_000_000;
    const { port, end } = await start((_, response) => response.end(Buffer.alloc(size, 'x')));
    const slow = visitor(port);
    slow.socket.write(REQUEST);
    await slow.has('\r\n\r\n');
    slow.socket.pause();
    const ended = end();
    await untilRefused(port);
    slow.socket.resume();
    expect((await slow.closed).text.length).toBeGreaterThan(size);
    expect(await ended).toBe(0);
  });

  it('is destroyed if it never ends, and counted', async () => {
    const { port, end } = await start(() => undefined);
    const stuck = visitor(port);
    stuck.socket.write(REQUEST);
    await new Promise((resolve) => stuck.socket.once('connect', resolve));
    expect(await end({ delayMs: 10, maxMs: 150 })).toBe(1);
    await stuck.closed;
  });
});
