import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { renderPage } from './rendered-page';

const key = { target: '/th-th/search?q=x', headers: { rsc: '1' } };

it('passes only the address and headers of the key to Next', async () => {
  const page = await renderPage(async (request, response) => {
    const body = await request.toArray();
    response.end(JSON.stringify([request.method, request.url, request.headers, body]));
  }, key);
  expect(JSON.parse(page.body.toString())).toEqual(['GET', '/th-th/search?q=x', { rsc: '1' }, []]);
});

it.each([
  ['set one by one', (headers: Record<string, string>) => ({ set: headers, write: {} })],
  ['written with the status', (headers: Record<string, string>) => ({ set: {}, write: headers })],
])('keeps the status, headers %s and every part of the body', async (_, split) => {
  const { set, write } = split({ 'X-A': '1', Vary: 'rsc' });
  const page = await renderPage(async (_request, response) => {
    for (const [name, value] of Object.entries(set)) response.setHeader(name, value);
    response.writeHead(404, write);
    response.flushHeaders();
    response.write('บ้'.slice(0, 1));
    response.write(Buffer.from('้าน'));
    response.end('é', 'latin1');
  }, key);
  expect(page).toEqual({
    status: 404,
    headers: { 'x-a': '1', vary: 'rsc' },
    body: Buffer.concat([Buffer.from('บ้าน'), Buffer.from([0xe9])]),
  });
});

it('supports a piped stream, and emits close at its end', async () => {
  let closed = false;
  const page = await renderPage(async (_, response) => {
    response.once('close', () => (closed = true));
    await pipeline(Readable.from(['a', 'b', 'c']), response);
  }, key);
  expect([page.body.toString(), closed]).toEqual(['abc', true]);
});

it('rejects if the response does not end', async () => {
  const begun = renderPage(async (_, response) => void response.write('half a page'), key);
  await expect(begun).rejects.toThrow('Incomplete response for /th-th/search?q=x');
});
