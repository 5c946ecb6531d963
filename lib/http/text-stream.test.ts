import { expect, it } from 'vitest';
import { textStream } from './text-stream';

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
