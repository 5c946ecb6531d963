import { expect, it } from 'vitest';
import { boundedBody } from './bounded-body';

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://internal/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

it('gives what is small enough', async () => {
  expect((await boundedBody(post('บ้าน'), 12))?.toString()).toBe('บ้าน');
  expect((await boundedBody(post(null), 0))?.length).toBe(0);
});

it('refuses what is too long', async () => {
  expect(await boundedBody(post('12345'), 4)).toBeNull();
});

it('refuses by the announced length, and reads nothing', async () => {
  let pulled = 0;
  const body = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 });
  expect(await boundedBody(post(body, { 'Content-Length': '1000' }), 999)).toBeNull();
  expect(pulled).toBe(0);
});

it('stops an endless one, and tells its sender', async () => {
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
