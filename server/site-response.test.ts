import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { requestId } from './site-response';

function request(given?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  if (given !== undefined) message.headers['x-request-id'] = given;
  return message;
}

it('stays the same for one request, and differs for the next', () => {
  const one = request();
  expect(requestId(one, 0)).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  expect(requestId(one, 0)).toBe(requestId(one, 0));
  expect(requestId(request(), 0)).not.toBe(requestId(one, 0));
});

it('is that of a trusted proxy if it has the right form', () => {
  expect(requestId(request('from-the-proxy_1'), 1)).toBe('from-the-proxy_1');
  expect(requestId(request('from-the-proxy_1'), 0)).not.toBe('from-the-proxy_1');
  for (const strange of ['short', 'x'.repeat(65), 'a b c d e f g', 'abcdefgh"}'])
    expect(requestId(request(strange), 1)).not.toBe(strange);
});
