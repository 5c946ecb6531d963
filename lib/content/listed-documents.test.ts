import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listedDocuments } from './listed-documents';
import { every } from './testing/every';

/** As a file comes: in pieces that end anywhere. */
async function* pieces(bytes: Buffer, length = bytes.length) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const read = (text: string, length?: number) => every(listedDocuments(pieces(Buffer.from(text), length)));

it('reads what JSON.parse reads, however it is spaced and wherever it is cut', async () => {
  const lists = fc.array(fc.jsonValue({ stringUnit: 'binary' }));
  const spaces = fc.constantFrom(undefined, 1, '\t', '\r\n');
  await fc.assert(
    fc.asyncProperty(lists, spaces, fc.integer({ min: 1, max: 40 }), async (list, space, length) => {
      const text = ` ${JSON.stringify(list, null, space)}\n`;
      expect(await read(text, length)).toEqual(JSON.parse(text));
    }),
  );
});

it('is not led astray by quotes, backslashes, brackets and Thai in texts', async () => {
  const list = [{ a: '\\"[{,' }, { 'ก"]': 'บ้าน\\' }, '\\\\', [']', {}]];
  for (const length of [1, 2, 5, 100]) expect(await read(JSON.stringify(list), length)).toEqual(list);
});

it('refuses what JSON.parse refuses', async () => {
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
  const cut = JSON.stringify([{ id: 'a', words: ['b', { c: '"' }] }]);
  for (let length = 0; length < cut.length; length += 1) await expect(read(cut.slice(0, length))).rejects.toThrow();
});

it('parses none before it is asked for', async () => {
  const documents = listedDocuments(pieces(Buffer.from('[{"id":"a"},oops]')));
  expect((await documents.next()).value).toEqual({ id: 'a' });
  await expect(documents.next()).rejects.toThrow(SyntaxError);
});
