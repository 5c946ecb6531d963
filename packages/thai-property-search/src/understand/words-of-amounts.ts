import { BATHS, BEDS, SQM, SQWAH } from '../amount-words';
import { type AmountUnit, BAHT_WORDS, PERCENT, SCALE_WORDS, type Spellings } from '../money-words';
import type { Meaning, Unit } from './meaning';

const THAI_DIGITS = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ'];
const ENGLISH_DIGITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const wordsOf = (name: Unit, { words }: AmountUnit) =>
  words.map(([factor, spellings]) => [name, factor, spellings] as const);

const UNITS: readonly (readonly [Unit, number, Spellings])[] = [
  ['baht', 1, BAHT_WORDS],
  ...wordsOf('beds', BEDS),
  ...wordsOf('baths', BATHS),
  ...wordsOf('sqm', SQM),
  ...wordsOf('sqwah', SQWAH),
  ...wordsOf('percent', PERCENT),
  ['metre', 1, 'เมตร|ม.|metre|metres|meter|meters|m|mtr|mtrs'],
  ['metre', 1_000, 'กิโลเมตร|กิโล|กม.|กม|km|kms|kilometre|kilometres|kilometer|kilometers'],
  ['minute', 1, 'นาที|min|mins|minute|minutes'],
  [
    'other',
    1,
    'ปี|เดือนแรก|ชั้น|คัน|คูหา|ยูนิต|ห้อง|หลัง|แปลง|ชม.|ชั่วโมง|คน|วัน|ตัว|ที่จอด|floor|floors|storey|storeys|story|stories|storied|year|years|yr|yrs|car|cars|unit|units|hour|hours|hr|hrs|h|people|persons|day|days|room|rooms|st|nd|rd|th',
  ],
];

const BOUNDS: readonly (readonly [Meaning, Spellings])[] = [
  [
    { kind: 'bound', bound: 'max' },
    'ไม่เกิน|ไม่เกินกว่า|ไม่เกินที่|ต่ำกว่า|น้อยกว่า|!ไม่ถึง|ไม่มากกว่า|ภายใน|ไม่ควรเกิน|ห้ามเกิน|สูงสุด|สูงสุดไม่เกิน|under|below|less than|lower than|up to|upto|max|maximum|at most|no more than|not more than|not over|not above|not exceeding|no higher than|within|cheaper than|<|≤',
  ],
  [
    { kind: 'bound', bound: 'min' },
    'ตั้งแต่|เริ่มต้น|เริ่มต้นที่|เริ่มที่|เริ่ม|มากกว่า|สูงกว่า|เกิน|เกินกว่า|อย่างน้อย|อย่างต่ำ|ขั้นต่ำ|ไม่ต่ำกว่า|ไม่น้อยกว่า|from|over|above|more than|at least|min|minimum|starting|starting from|starting at|not less than|no less than|larger than|bigger than|>|≥',
  ],
  [
    { kind: 'bound', bound: 'about' },
    'ประมาณ|ราวๆ|ราว|ราคาราว|สัก|ซัก|เกือบ|แถวๆ|about|around|approx|approximately|circa|roughly|~',
  ],
  [{ kind: 'bound', bound: 'between' }, 'ระหว่าง|between'],
  [
    { kind: 'suffix', bound: 'min' },
    '!ขึ้นไป|อัพ|อัป|+|up|or more|and up|and above|plus|or above|upwards|หรือมากกว่า|min|minimum|ขั้นต่ำ',
  ],
  [
    { kind: 'suffix', bound: 'max' },
    '!ลงมา|หรือน้อยกว่า|or less|or under|or below|and below|and under|tops|max|maximum|สูงสุด',
  ],
  [{ kind: 'suffix', bound: 'over' }, 'กว่าๆ|กว่า|นิดๆ|เศษ'],
  [{ kind: 'suffix', bound: 'early' }, 'ต้นๆ|ต้น'],
  [{ kind: 'suffix', bound: 'middle' }, 'กลางๆ|กลาง'],
  [{ kind: 'suffix', bound: 'late' }, 'ปลายๆ|ปลาย'],
  [
    { kind: 'price' },
    '!ราคา|!ราคาที่|ราคาขาย|งบ|งบประมาณ|มีงบ|งบไม่|ในงบ|price|priced|budget|price range|budget of|prices|asking',
  ],
  [{ kind: 'month' }, 'เดือน|ต่อเดือน|เดือนละ|ต่อด.|รายเดือน|ด.|month|months|a month|per month|mo|pm|pcm|monthly|each month'],
  [{ kind: 'per' }, '/|ต่อ|ละ|per|ตกละ'],
  [
    { kind: 'fee' },
    'ผ่อน|ผ่อนเดือนละ|ค่าผ่อน|ผ่อนต่อเดือน|ผ่อนตรง|ค่าส่วนกลาง|ส่วนกลาง|มัดจำ|เงินดาวน์|ดาวน์|เงินเดือน|รายได้|กู้|กู้ได้|ค่าโอน|ค่าจอง|จอง|ไร่ละ|งานละ|ตร.ว.ละ|ตารางวาละ|วาละ|ตร.ม.ละ|ตารางเมตรละ|เมตรละ|ราคาประเมิน|ต่ำกว่าประเมิน|common fee|common fees|deposit|down payment|downpayment|instalment|installment|mortgage|salary|income|cam fee|maintenance fee|floor|ชั้นที่|built in|built',
  ],
  [{ kind: 'to' }, '-|~|!ถึง|จนถึง|to|till|until'],
  [
    { kind: 'yield' },
    'ผลตอบแทน|ยีลด์|ยิลด์|ยิว|ผลตอบแทนค่าเช่า|ผลตอบแทนปีละ|yield|yields|gross yield|rental yield|rental return|return|returns|roi',
  ],
  [{ kind: 'discount' }, 'ลด|ลดราคา|ส่วนลด|discount|discounts|discounted|off|reduced'],
];

/** All words about numbers, with their possible meanings. */
export function* wordsOfAmounts(): Generator<readonly [Meaning, Spellings]> {
  yield* BOUNDS;
  for (const [unit, factor, spellings] of UNITS) yield [{ kind: 'unit', unit, factor }, spellings];
  for (const [factor, spellings] of SCALE_WORDS) yield [{ kind: 'scale', factor }, spellings];
  for (const [index, word] of THAI_DIGITS.entries()) yield [{ kind: 'digit', value: index + 1 }, word];
  for (const [index, word] of ENGLISH_DIGITS.entries()) yield [{ kind: 'digit', value: index + 1 }, word];
  yield [{ kind: 'digit', value: 0.5 }, 'ครึ่ง|half|half a'];
}
