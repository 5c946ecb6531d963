import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { decodedText } from './decode-text';

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Thai of Windows: the letters of Unicode's Thai block from 0xa1 on, in the same order. */
const windows874 = (text: string) =>
  Buffer.from([...text].map((letter) => (letter >= 'ก' ? letter.charCodeAt(0) - 0x0e01 + 0xa1 : letter.charCodeAt(0))));

const THAI = 'id,title.th\na,น้ำใสใกล้ที่นี่ เก็บเงินได้ ๕ ฿';
const LATIN = ['café,\nà la carte,Müller', 'Señor Núñez,“x”', 'Größe 5 m²,Öl', '«Élysée»,été'];

it.each([
  ['UTF-8', Buffer.from(THAI)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${THAI}`)],
  ['UTF-16, low byte first, with a mark', utf16(`\ufeff${THAI}`)],
  ['UTF-16, high byte first, with a mark', swapped(utf16(`\ufeff${THAI}`))],
  ['UTF-16, low byte first, without a mark', utf16(THAI)],
  ['UTF-16, high byte first, without a mark', swapped(utf16(THAI))],
  ['Windows-874', windows874(THAI)],
])('reads %s', (_, bytes) => {
  expect(decodedText(bytes)).toBe(THAI);
});

it.each(LATIN)('reads the Latin-1 text %j as nothing', (text) => {
  expect(decodedText(Buffer.from(`id,name\n${text}`, 'latin1'))).toBeUndefined();
});

it.each([
  ['half of a letter of UTF-16', Buffer.concat([utf16('\ufeffid'), Buffer.from([0x0e])])],
  ['bytes that Windows-874 has not', Buffer.concat([windows874(THAI), Buffer.from([0xdb])])],
])('reads %s as nothing', (_, bytes) => {
  expect(decodedText(bytes)).toBeUndefined();
});

it('reads any text of a sheet in the encoding that it was written in, and never throws', () => {
  const letters = fc.array(fc.constantFrom(...'กขคงจชดตนบปพมยรลวสหอะาิีึืุูเแโใไ่้๊๋์็ๆฯฤ๑๒๓ aB1,"\n'), { maxLength: 60 });
  const words = letters.map((each) => `id,title.th\na,น้ำใจ${each.join('')}`);
  fc.assert(
    fc.property(words, (text) => {
      for (const bytes of [Buffer.from(text), utf16(text), swapped(utf16(text)), utf16(`\ufeff${text}`)])
        expect(decodedText(bytes)).toBe(text);
      // A combining mark without a letter before it does not occur in real text.
      expect([text, undefined]).toContain(decodedText(windows874(text)));
    }),
    { numRuns: runs(200) },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      decodedText(bytes);
    }),
  );
});
