import { expect, it } from 'vitest';
import { boundedBody, formOrigin, isBearer, isSecret, matchesETag, textStream } from './requests';

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

const OWN = ['rommai.example', 'localhost:3000'];

it.each([
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://rommai.example' }, 'own'],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 'own'],
  [{ Origin: 'http://localhost:3000' }, 'own'],
  [{}, 'unknown'],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://rommai.example' }, 'foreign'],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.rommai.example' }, 'foreign'],
  [{ 'Sec-Fetch-Site': 'none' }, 'foreign'],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' }, 'foreign'],
  [{ Origin: 'https://rommai.example.elsewhere.example' }, 'foreign'],
  [{ Origin: 'https://rommai.example:8443' }, 'foreign'],
  [{ Origin: 'null' }, 'foreign'],
  [{ Origin: '' }, 'foreign'],
] as const)('classifies %j as %s', (headers, origin) => {
  expect(formOrigin(new Headers(headers as Record<string, string>), OWN)).toBe(origin);
});

it.each(['"a"', 'W/"a"', '"b", "a"', '"b" ,W/"a"', '*', ' * '])('%s contains the tag', (header) => {
  expect(matchesETag(header, '"a"')).toBe(true);
  expect(matchesETag(header, 'W/"a"')).toBe(true);
});

it.each(['"b"', 'a', '"A"', '"a', '', null, undefined])('%s does not contain the tag', (header) =>
  expect(matchesETag(header, '"a"')).toBe(false),
);

it('accepts only the exact secret', () => {
  expect(isSecret('correct horse battery', 'correct horse battery')).toBe(true);
  for (const near of ['', 'correct horse batter', 'correct horse battery ', 'Correct horse battery', 'ก'])
    expect(isSecret(near, 'correct horse battery')).toBe(false);
});

it('accepts the secret only after Bearer', () => {
  expect(isBearer('Bearer correct horse', 'correct horse')).toBe(true);
  for (const other of ['correct horse', 'Basic correct horse', 'Bearer', 'Bearer ', 'Bearer correct', null, undefined])
    expect(isBearer(other, 'correct horse')).toBe(false);
});

function countedStream(count: number) {
  const seen = { made: 0, isOver: false };
  function* pieces() {
    try {
      for (; seen.made < count; ) {
        seen.made += 1;
        yield `บ้าน ${'x'.repeat(995)}`;
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { seen, stream: textStream(pieces()) };
}

it('contains the whole text', async () => {
  const text = await new Response(countedStream(300).stream).text();
  expect(text).toBe(`บ้าน ${'x'.repeat(995)}`.repeat(300));
  expect(await new Response(countedStream(0).stream).text()).toBe('');
});

it('generates text only on demand, little ahead of the reader, and stops when the reader cancels', async () => {
  const { seen, stream } = countedStream(10_000);
  const reader = stream.getReader();
  expect(seen.made).toBe(0);
  await reader.read();
  expect(seen.made).toBeLessThan(140);
  await reader.cancel();
  expect(seen.isOver).toBe(true);
});

it('errors if a piece cannot be generated', async () => {
  const broken = textStream(
    (function* () {
      yield 'a';
      throw new Error('no more');
    })(),
  );
  await expect(new Response(broken).text()).rejects.toThrow('no more');
});
