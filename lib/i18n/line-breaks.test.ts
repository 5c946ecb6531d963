import { expect, it } from 'vitest';
import { breakable, keepTogether, UNBROKEN_WORDS, unbroken } from './line-breaks';

const marked = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u00ad', '-');

it.each([
  ['คอนโด 34 ตร.ม. ชั้น 11', 'คอนโด 34_ตร.ม. ชั้น_11'],
  ['บ้าน 4 ห้องนอน 3.85 ล้าน', 'บ้าน 4_ห้องนอน 3.85_ล้าน'],
  ['34 sq m near BTS, 300 m away, 92 sq wah', '34_sq m near BTS, 300_m away, 92_sq wah'],
  ['Soi 77 My home, 2 metres', 'Soi 77 My home, 2 metres'],
  ['วันที่ 31 ธันวาคม 2569 หรือ 5 ม.ค. 2570', 'วันที่_31_ธันวาคม 2569 หรือ 5_ม.ค. 2570'],
  [
    '{count, plural, =0 {ไม่มี} other {# รายการ}} {price} / เดือน',
    '{count, plural, =0 {ไม่มี} other {#_รายการ}} {price}_/_เดือน',
  ],
  ['ภาษีหัก ณ ที่จ่าย โฉนด (น.ส.4 จ.)', 'ภาษีหัก ณ_ที่จ่าย โฉนด (น.ส.4_จ.)'],
  ['ตร.ม. ละ ฿120,000 ต่าง ๆ', 'ตร.ม._ละ ฿120,000 ต่าง_ๆ'],
  ['', ''],
])('%j keeps each figure on one line with its unit', (text, expected) => {
  expect(marked(keepTogether(text))).toBe(expected);
});

it('joins the parts of Thai words, once', () => {
  const text = 'ขายทาวน์โฮมรีโนเวท 3 ห้องนอน ต่ำกว่าตลาด';
  expect(marked(unbroken(text))).toBe('ขายทา-วน์-โฮมรี-โน-เวท 3_ห้อง-นอน ต่ำ-กว่าตลาด');
  expect(unbroken(unbroken(text))).toBe(unbroken(text));
  expect(breakable(unbroken(text))).toBe(text);
});

it('keeps ranges of numbers on one line', () => {
  expect(marked(unbroken('รอบ {from}–{to} ดอกเบี้ย 2.4–3.2% บางนา-ตราด'))).toBe(
    'รอบ_{from}–-{to} ดอกเบี้ย 2.4–-3.2% บางนา--ตราด',
  );
});

it('joins every listed word, also if a shorter one begins it', () => {
  for (const word of UNBROKEN_WORDS) {
    expect(breakable(unbroken(word))).toBe(word);
    expect(unbroken(word)).toContain('\u00ad');
  }
});

it('has a hyphen at each place where the dictionary of ICU breaks a listed word', () => {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  for (const word of UNBROKEN_WORDS) {
    const parts = unbroken(word).split('\u00ad');
    const ends = parts.map((_, index) => parts.slice(0, index + 1).join('').length);
    for (const { index, segment } of segmenter.segment(word)) expect(ends, word).toContain(index + segment.length);
  }
});
