import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { decodedText } from './read-file';

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Encodes as Windows-874, which has the characters of Unicode's Thai block in the same order from 0xa1 on. */
const windows874 = (text: string) =>
  Buffer.from([...text].map((letter) => (letter >= 'ก' ? letter.charCodeAt(0) - 0x0e01 + 0xa1 : letter.charCodeAt(0))));

const THAI = 'id,title.th\na,น้ำใสใกล้ที่นี่ เก็บเงินได้ ๕ ฿';
const LATIN = ['café,\nà la carte,Müller', 'Señor Núñez,“x”', 'Größe 5 m²,Öl', '«Élysée»,été'];

it.each([
  ['UTF-8', Buffer.from(THAI)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${THAI}`)],
  ['little-endian UTF-16 with a byte order mark', utf16(`\ufeff${THAI}`)],
  ['big-endian UTF-16 with a byte order mark', swapped(utf16(`\ufeff${THAI}`))],
  ['little-endian UTF-16 without a byte order mark', utf16(THAI)],
  ['big-endian UTF-16 without a byte order mark', swapped(utf16(THAI))],
  ['Windows-874', windows874(THAI)],
])('decodes %s', (_, bytes) => {
  expect(decodedText(bytes)).toBe(THAI);
});

it.each(LATIN)('returns undefined for the Latin-1 text %j', (text) => {
  expect(decodedText(Buffer.from(`id,name\n${text}`, 'latin1'))).toBeUndefined();
});

it.each([
  ['half of a UTF-16 code unit', Buffer.concat([utf16('\ufeffid'), Buffer.from([0x0e])])],
  ['bytes that are unassigned in Windows-874', Buffer.concat([windows874(THAI), Buffer.from([0xdb])])],
])('returns undefined for %s', (_, bytes) => {
  expect(decodedText(bytes)).toBeUndefined();
});

it('decodes any text of a sheet from every supported encoding, and never throws', () => {
  const letters = fc.array(fc.constantFrom(...'กขคงจชดตนบปพมยรลวสหอะาิีึืุูเแโใไ่้๊๋์็ๆฯฤ๑๒๓ aB1,"\n'), { maxLength: 60 });
  const words = letters.map((each) => `id,title.th\na,น้ำใจ${each.join('')}`);
  fc.assert(
    fc.property(words, (text) => {
      for (const bytes of [Buffer.from(text), utf16(text), swapped(utf16(text)), utf16(`\ufeff${text}`)])
        expect(decodedText(bytes)).toBe(text);
      // May be undefined, because the random text can have combining marks without a letter before them.
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
