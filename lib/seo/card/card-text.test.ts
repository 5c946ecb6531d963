import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawable, markupOf, wordsOf } from './card-text';

/** Any code points, halves of a pair among them. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((points) => String.fromCodePoint(...points));

describe('drawable', () => {
  it('leaves out what the typeface lacks, and what is beside it stays whole', () => {
    expect(drawable('บ้าน 🏡✨ ริมน้ำ 👨‍👩‍👧')).toBe('บ้าน ริมน้ำ');
    expect(drawable('Villa\u0000 “Ārya”\r\n\tﬁne \ud83c 別荘')).toBe('Villa “Arya” fine');
  });
  it('keeps a number with its unit, and a repetition with what it repeats', () => {
    expect(drawable('ที่ดิน 50 ตร.ว. ต่าง ๆ')).toBe('ที่ดิน 50\u00a0ตร.ว. ต่าง\u00a0ๆ');
  });
  it('never has anything but letters of the typeface, whatever it is given', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(drawable(text)).toMatch(/^[\u0020-\u007e\u00a0-\u00ff\u0e01-\u0e5b–—‘’“”•…™−]*$/);
      }),
    );
  });
});

describe('markupOf', () => {
  it('lets Thai break between words, never before a mark, a ฯ or a quotation', () => {
    expect(markupOf('ผู้อยู่อาศัยในกรุงเทพฯ “น้ำ” 2 ชั้น')).toBe('ผู้\u200bอยู่\u200bอาศัย\u200bใน\u200bกรุงเทพฯ “น้ำ” 2 ชั้น');
  });
  it('makes markup inert', () => {
    expect(markupOf('</span><b>"&amp;')).toBe('&lt;/span&gt;&lt;b&gt;"&amp;amp;');
    fc.assert(
      fc.property(anything, (text) => {
        const markup = markupOf(text);
        expect(markup).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
        const read = markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
        expect(read.replaceAll('\u200b', '')).toBe(text.replaceAll('\u200b', ''));
      }),
    );
  });
});

it('words joined are the text', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(wordsOf(text).join('')).toBe(text);
    }),
  );
});
