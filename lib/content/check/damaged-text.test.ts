import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { findDamage } from './damaged-text';
import { stringsIn } from './fault';

const THAI = 'คอนโดใกล้รถไฟฟ้า';

const SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Decodes bytes as most programs do: a byte without a letter becomes a control character of ISO 8859-1. */
const windows1252 = (bytes: Uint8Array) =>
  latin1(bytes).replace(/[\x80-\x9f]/g, (control) => SIGNS[control.charCodeAt(0) - 0x80]?.trim() || control);

function readAs(encoding: 'macintosh' | 'windows-874', bytes: Uint8Array): string {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return [...bytes].map((byte) => letters[byte]?.replace('\ufffd', String.fromCharCode(byte))).join('');
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const utf8 = (text: string) => new TextEncoder().encode(text);
const tis620 = (text: string) =>
  Uint8Array.from([...text], (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0xe01 ? code - 0xe01 + 0xa1 : code;
  });

/** How each encoding error damages a Thai text, and whether the original text can be restored. */
const DAMAGES: Record<string, { damage: (text: string) => string; sure: boolean }> = {
  'UTF-8 read as ISO 8859-1': { damage: (text) => latin1(utf8(text)), sure: true },
  'UTF-8 read as Windows-1252': { damage: (text) => windows1252(utf8(text)), sure: true },
  'UTF-8 read as Mac Roman': { damage: (text) => readAs('macintosh', utf8(text)), sure: true },
  'UTF-8 read as Windows-874': { damage: (text) => readAs('windows-874', utf8(text)), sure: true },
  'UTF-8 read as Windows-1252 twice': {
    damage: (text) => windows1252(utf8(windows1252(utf8(text)))),
    sure: true,
  },
  'UTF-8 read as Windows-1252, control characters deleted': {
    damage: (text) => latin1(utf8(text)).replace(/\p{Cc}/gu, ''),
    sure: false,
  },
  'Windows-874 read as ISO 8859-1': { damage: (text) => latin1(tis620(text)), sure: true },
  'Windows-874 read as Mac Roman': { damage: (text) => readAs('macintosh', tis620(text)), sure: true },
  // A few words, such as หนองแปน, are correct UTF-8 by chance; whole texts are not.
  'Windows-874 read as UTF-8': { damage: (text) => new TextDecoder().decode(tis620(`${text} บ้าน`)), sure: false },
  'question marks': { damage: (text) => text.replace(/[\u0e00-\u0e7f]/g, '?'), sure: false },
  'the escapes of JSON': {
    damage: (text) =>
      text.replace(/[\u0e00-\u0e7f]/g, (letter) => `\\u0e${(letter.charCodeAt(0) - 0xe00).toString(16)}`),
    sure: false,
  },
};

/** Every text of a JSON file, and whether it should be Thai. */
const textsIn = (file: string): [string, boolean][] =>
  stringsIn(JSON.parse(readFileSync(file, 'utf8'))).map(({ path, text }) => [text, path.endsWith('.th')]);
const SITE_TEXTS = [
  ...readdirSync('content')
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => textsIn(`content/${name}`)),
  ...textsIn('messages/th-th.json').map(([text]): [string, boolean] => [text, true]),
  ...textsIn('messages/en-us.json'),
];
const THAI_TEXTS = SITE_TEXTS.flatMap(([text]) => text.match(/[\u0e01-\u0e5b]{5,}/g) ?? []);

describe('findDamage', () => {
  it.each(Object.entries(DAMAGES))('finds %s', (_, { damage, sure }) => {
    expect(damage(THAI)).not.toBe(THAI);
    const found = findDamage(damage(THAI), true);
    expect(found).toBeDefined();
    expect(found?.original).toBe(sure ? THAI : undefined);
  });

  it.each(Object.entries(DAMAGES))(
    'finds %s in any Thai words of the site, also after English words',
    (_, { damage }) => {
      const words = fc.array(fc.constantFrom(...THAI_TEXTS), { minLength: 1, maxLength: 4 });
      const texts = fc
        .tuple(words, fc.constantFrom('', 'BTS ', '38 ', '('))
        .map(([thai, before]) => before + thai.join(' '));
      fc.assert(fc.property(texts, (text) => findDamage(damage(text), true) !== undefined));
    },
  );

  it('finds nothing in the content and the messages of the site', () => {
    expect(SITE_TEXTS.length).toBeGreaterThan(10_000);
    expect(SITE_TEXTS.filter(([text, isThai]) => findDamage(text, isThai) !== undefined)).toEqual([]);
  });

  it('finds nothing in sentences made of texts of the site', () => {
    const words = fc.array(
      fc.constantFrom(...SITE_TEXTS.slice(-2_000).map(([text]) => text), '?', '??', 'จริงไหม???', 'm²', '–'),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(words, (parts) => findDamage(`ก${parts.join('')}`.replace(/\?{2,}/g, '?'), true) === undefined),
    );
  });
});

it.each([
  'จริงไหม?',
  'จริงไหม???',
  'สนใจไหม?????',
  'ราคานี้คุ้มไหม ??',
  'Really??',
  'What? No!',
  'อยากขายบ้านไหม?เราช่วยได้',
  'https://www.example.com/search?a=1&b=??&c=x?y',
  'ดู www.example.com/a?id=1 ได้เลย',
  'café, naïve, Señor, Ångström, 34.5 m², 90°, ½, “quoted” – voilà » …',
  '£ € ¥ © ® ™ ± × ÷',
  'ราคา····4.5 ล้าน',
  '«ขาย»',
  'เธอ เน้น เนื้อที่ เธอเน้น เธอ',
  'เพลงเธอเธอเธอ',
  '🏡🏡 ขายด่วน',
  'Fußgänger, Köln, Zürich: ÄÖÜ äöü',
  '1?',
  '?',
])('allows %j', (text) => {
  expect(findDamage(text, true)).toBeUndefined();
  expect(findDamage(text, false)).toBeUndefined();
});

describe('findDamage for short texts', () => {
  it.each([
    ['?????? 4 ????????', undefined],
    ['???? MRT ??????? ??? 1.5 ??.', undefined],
    ['The Line Sukhumvit ?????', undefined],
    ['?? ขายด่วน', undefined],
    ['?????', undefined],
    ['ห้อง????สวย', undefined],
    ['the owner?s room', undefined],
    ['34.5 mÂ²', '34.5 m²'],
    ['the ownerâ€™s â€œroomâ€\u009d', 'the owner’s “room”'],
    ['cafÃ© 1 à¸„à¸­à¸™', 'café 1 คอน'],
    ['ðŸ\u008f¡ ขาย', '🏡 ขาย'],
    ['ขาย\ufffdบ้าน', undefined],
    ['ขาย\u0007บ้าน', undefined],
    ['a\u0000b', undefined],
    ['ï»¿ขาย', '\ufeffขาย'],
    ['=E0=B8=84=E0=B8=AD', undefined],
  ])('finds damage in %j, whose original is %j', (text, original) => {
    expect(findDamage(text, false)).toMatchObject({ kind: expect.any(String) });
    expect(findDamage(text, false)?.original).toBe(original);
  });

  it('reads 50,000 suspicious characters without an error', () => {
    for (const letter of ['?', '? ', 'à¹', 'เธ', '¤', 'a?', 'a=', '\u0080', ' \t', '\\u0e'])
      expect(() => findDamage(letter.repeat(50_000 / letter.length), true)).not.toThrow();
  });

  it('never throws', () => {
    const property = fc.property(anyText(), fc.boolean(), (text, isThai) => void findDamage(text, isThai));
    fc.assert(property);
  });
});
