import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listedDocuments } from './embedded-source.server';
import { every } from './testing/every';

/** Splits bytes into chunks that may end anywhere, as a file stream does. */
async function* pieces(bytes: Buffer, length = bytes.length) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const read = (text: string, length?: number) => every(listedDocuments(pieces(Buffer.from(text), length)));

it('reads the same as JSON.parse, with any spacing and any chunks', async () => {
  const lists = fc.array(fc.jsonValue({ stringUnit: 'binary' }));
  const spaces = fc.constantFrom(undefined, 1, '\t', '\r\n');
  await fc.assert(
    fc.asyncProperty(lists, spaces, fc.integer({ min: 1, max: 40 }), async (list, space, length) => {
      const text = ` ${JSON.stringify(list, null, space)}\n`;
      expect(await read(text, length)).toEqual(JSON.parse(text));
    }),
  );
});

it('handles quotes, backslashes, brackets and Thai in strings', async () => {
  const list = [{ a: '\\"[{,' }, { 'ก"]': 'บ้าน\\' }, '\\\\', [']', {}]];
  for (const length of [1, 2, 5, 100]) expect(await read(JSON.stringify(list), length)).toEqual(list);
});

it('rejects the same texts as JSON.parse', async () => {
  const wrong = [
    '',
    '{"id":"a"}',
    '[{]',
    '[',
    '[1}',
    '[{}',
    '[{},]',
    '[,{}]',
    '[,]',
    '[{} {}]',
    '[{}]]',
    '[{}] x',
    '["a]',
  ];
  for (const text of wrong) await expect(read(text), text).rejects.toThrow();
  const whole = JSON.stringify([{ id: 'a', words: ['b', { c: '"' }] }]);
  for (let length = 0; length < whole.length; length += 1) await expect(read(whole.slice(0, length))).rejects.toThrow();
});

it('parses each document only when it is requested', async () => {
  const documents = listedDocuments(pieces(Buffer.from('[{"id":"a"},oops]')));
  expect((await documents.next()).value).toEqual({ id: 'a' });
  await expect(documents.next()).rejects.toThrow(SyntaxError);
});
