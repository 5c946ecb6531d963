import { expect, it } from 'vitest';
import { faultOf } from './thai-pages';

const NAMES = ['ลาดพร้าว'];

/** `|` is the break. */
const fault = (text: string) => {
  const [before = '', after = ''] = text.split('|');
  return faultOf({ before: before.trim(), after: after.trim(), isSpaced: / \|/.test(text) }, NAMES);
};

it.each([
  ['คอนโด 34 |ตร.ม.', 'number and unit'],
  ['วันที่ 31 |ธันวาคม 2569', 'day and month'],
  ['ห้องชั้น |11 ทิศใต้', 'number and what it counts'],
  ['ราคา ฿|4,500,000', '฿ and amount'],
  ['฿24,000 |/ เดือน', 'amount and period'],
  ['฿24,000 / |เดือน', 'amount and period'],
  ['ตร.ม. |ละ ฿120,000', 'unit and ละ'],
  ['ช่วง 2.4–|3.2%', 'range'],
  ['ที่ดิน 2-|1-40 ไร่', 'range'],
  ['ภาษีหัก ณ |ที่จ่าย', 'ณ at the end of a line'],
  ['โฉนด (น.ส.4 |จ.)', 'name of a title deed'],
  ['ขั้นตอนสั้น |ๆ', 'sign at the start of a line'],
  ['กรุงเทพ|ฯ', 'sign at the start of a line'],
  ['ราคา (|บาท)', 'bracket at the end of a line'],
  ['บ้านเ|ดี่ยว', 'syllable'],
  ['บ้าน|ี่', 'syllable'],
  ['ขายคอน|โดใหม่', 'inside คอนโด'],
  ['เขตลาด|พร้าว', 'inside ลาดพร้าว'],
  ['ค่า|โอนและภาษี', 'prefix'],
  ['มีลิฟ|ต์', 'fragment'],
  ['ราคา ต|ลาด', 'fragment'],
])('%s is bad: %s', (text, expected) => {
  expect(fault(text)).toBe(expected);
});

it.each(['ขาย|คอนโดใหม่', 'คอนโด |34 ตร.ม.', 'ราคา |฿4,500,000', 'นำกลับ|ไป', 'ท้ายซอย |ติดคลอง', 'ลาด |พร้าว'])(
  '%s is good',
  (text) => {
    expect(fault(text)).toBeUndefined();
  },
);
