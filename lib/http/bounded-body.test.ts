import { expect, it } from 'vitest';
import { boundedBody } from './bounded-body';

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://internal/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

it('returns a body within the limit', async () => {
  expect((await boundedBody(post('บ้าน'), 12))?.toString()).toBe('บ้าน');
  expect((await boundedBody(post(null), 0))?.length).toBe(0);
});

it('returns null for a body over the limit', async () => {
  expect(await boundedBody(post('12345'), 4)).toBeNull();
});

it('returns null for a Content-Length over the limit, without reading the body', async () => {
  let pulled = 0;
  const body = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 });
  expect(await boundedBody(post(body, { 'Content-Length': '1000' }), 999)).toBeNull();
  expect(pulled).toBe(0);
});

it('stops reading an endless body, and cancels the stream', async () => {
  let sent = 0;
  let cancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await boundedBody(post(body), 10_000)).toBeNull();
  expect(sent).toBeLessThan(20);
  expect(cancelled).toBe(true);
});
