import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { boundedBody } from '../../lib/http/requests';
import { LIMITS, type Limits } from './limits';
import { sendAndDrain } from './refusal';
import { type RunningServer, runServer } from './testing/run-server';

let running: RunningServer | undefined;
afterEach(() => running?.stop());

/** Larger than the socket buffers, so that the response cannot be sent while the client does not read. */
const PAGE = Buffer.alloc(3_000_000, 'words ');
const MB = 1024 * 1024;

/** Refuses bodies over 64 kB as forms.ts does, after reading a part of them. */
const refuseLarge = (limits: Limits) => async (request: IncomingMessage, response: ServerResponse) => {
  const body = { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) };
  const read = await boundedBody({ headers: { get: () => null }, body }, 64 * 1024);
  const headers = { 'content-type': 'text/html', 'content-length': PAGE.length };
  await sendAndDrain(request, response, { status: read === null ? 413 : 200, headers, body: PAGE }, limits);
};

async function start(changes: Partial<Limits> = {}): Promise<RunningServer> {
  const limits = { ...LIMITS, ...changes };
  const answer = refuseLarge(limits);
  running = await runServer((request, response) => void answer(request, response), limits);
  return running;
}

const head = (headers: string) => `POST /api/seller-leads HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`;
const isWhole = (text: string) => text.includes(' 413 ') && text.endsWith(PAGE.subarray(-100).toString());

it('delivers the whole response to a client that sends 30 MB before it reads', async () => {
  const { client } = await start();
  const sender = client(head(`Content-Length: ${30 * MB}`));
  sender.socket.pause();
  const part = Buffer.alloc(MB, 'a');
  for (let sent = 0; sent < 30; sent++) {
    await new Promise((resolve) => sender.socket.write(part, resolve));
    await new Promise(setImmediate);
  }
  sender.socket.resume();
  expect(isWhole(await sender.ended())).toBe(true);
  expect(sender.fault).toBeUndefined();
  expect(sender.text).toContain('\r\nconnection: close\r\n');
});

it('closes the connection of a client that never stops sending', async () => {
  const { client } = await start({ drainBytes: 4 * MB });
  const sender = client(head('Transfer-Encoding: chunked'));
  let sent = 0;
  const part = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  const more = () => {
    for (sent += part.length; sender.socket.write(part); ) sent += part.length;
  };
  sender.socket.on('drain', more);
  more();
  await new Promise((resolve) => sender.socket.once('close', resolve));
  expect(sent).toBeLessThan(40 * MB);
});

it('closes the connection of a client that stops sending', async () => {
  const { client } = await start({ drainSilentMs: 30 });
  const sender = client(`${head('Content-Length: 10000000')}${'a'.repeat(100_000)}`);
  expect(isWhole(await sender.ended())).toBe(true);
});

it('keeps the connection of a client that has sent its whole body', async () => {
  const { client } = await start();
  const sender = client(`${head('Content-Length: 1')}a`);
  const text = await sender.until((got) => got.endsWith(PAGE.subarray(-100).toString()));
  expect(text).toContain(' 200 ');
  expect(text.toLowerCase()).not.toContain('connection: close');
});
