import { expect, it } from 'vitest';
import english from '../../messages/en-us.json';
import thai from '../../messages/th-th.json';
import type { Locale } from './locales';
import { wordFaults } from './message-words';

it.each<[Locale, unknown]>([
  ['en-us', english],
  ['th-th', thai],
])('the messages of %s follow the glossary', (locale, messages) => {
  expect(wordFaults(messages, locale)).toEqual([]);
});

it('names the key, the word and its replacement', () => {
  expect(wordFaults({ A: { b: 'ใกล้ <strong>นัดดู</strong>' } }, 'th-th')).toEqual(['th-th\tA.b\t“นัดดู”: use นัดชม']);
});

it('reads each option of a plural or a selection', () => {
  const messages = { a: '{count, plural, =0 {ยังไม่มีบ้านที่ตรง} other {# รายการ}}', b: '{select} รายการ' };
  expect(wordFaults(messages, 'th-th')).toEqual([expect.stringMatching(/^th-th\ta\t“บ้าน”/)]);
});

it('asks for politeness in errors only', () => {
  const messages = { Seller: { choose: 'เลือก', errors: { a: 'เลือกจังหวัด', b: 'กรุณาเลือกจังหวัด' } } };
  expect(wordFaults(messages, 'th-th')).toEqual([expect.stringContaining('Seller.errors.a')]);
});

const ALLOWED: [Locale, string][] = [
  ['th-th', 'บ้านเดี่ยว คอนโด และหมู่บ้าน กรุณาสอบถามหากมีคำถาม ทักษะ'],
  ['th-th', 'ใช้ถึง 31\u00a0ธันวาคม 2569 ไม่เกิน 5\u00a0MB ราคา ฿5,000 ต่อ 400\u00a0ตร.ว. {value} ปี มาตรา 91/6'],
  ['en-us', 'Until June\u00a030, 2026, up to 5\u00a0MB, ฿5,000 for 400\u00a0sq wah, {value} years, section 91/6'],
  [
    'en-us',
    'In February 2026. Appraised values, pool villas, the Condominium Act, square wah (sq wah). We can let you know.',
  ],
];

it.each(ALLOWED)('allows in %s: %s', (locale, text) => {
  expect(wordFaults({ text }, locale)).toEqual([]);
});

const REFUSED: [Locale, string][] = [
  ['en-us', '400\u00a0sq. wah'],
  ['en-us', 'Treasury appraisal'],
  ['en-us', 'This listing'],
  ['en-us', 'Photographs'],
  ['en-us', "The bank's offer"],
  ['en-us', '400\u00a0wah²'],
  ['th-th', '400\u00a0ตร.วา'],
  ['en-us', '12/31/2026'],
  ['th-th', '31/12/2569'],
  ['th-th', '2026-12-31'],
  ['th-th', '31\u00a0ธ.ค. 2569'],
  ['th-th', '31\u00a0ธันวาคม 2026'],
  ['th-th', '31 ธันวาคม 2569'],
  ['en-us', 'Dec\u00a031, 2026'],
  ['en-us', '31\u00a0December 2026'],
  ['en-us', 'December 31, 2026'],
  ['en-us', '5 MB'],
  ['en-us', '1.5 million'],
  ['th-th', '5 MB'],
  ['th-th', '<b>400</b> ตร.ม.'],
  ['th-th', '฿ 5,000'],
  ['en-us', '5,000 ฿'],
];

it.each(REFUSED)('refuses in %s: %s', (locale, text) => {
  expect(wordFaults({ text }, locale)).not.toEqual([]);
});
