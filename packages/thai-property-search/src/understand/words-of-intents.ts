import type { Spellings } from '../amount';
import { HOUSES } from '../listing-choices';
import type { Filters, Intent, Meaning } from './dictionary';

const phrases = (between: string, ...groups: readonly Spellings[]): Spellings =>
  groups
    .map((group) => group.split('|'))
    .reduce((begun, words) => begun.flatMap((text) => words.map((word) => `${text}${between}${word}`)))
    .join('|');

const OWNERS_SELL = 'ฝากขาย|รับฝากขาย|รับซื้อ|อยากขาย|ต้องการขาย|ลงประกาศขาย';
const OWNERS_LET = 'ฝากเช่า|ฝากปล่อยเช่า|รับฝากเช่า|ลงประกาศให้เช่า';
const BANKS = 'กสิกร|กสิกรไทย|กรุงไทย|กรุงศรี|ไทยพาณิชย์|ออมสิน|ธอส|อาคารสงเคราะห์|kbank|scb|ktb|ghb';
const THAI_FOREIGNERS = 'ต่างชาติ|ชาวต่างชาติ|คนต่างชาติ|ต่างด้าว|คนต่างด้าว|ฝรั่ง';
const THAI_OWNS = 'ซื้อ|ถือ|ถือครอง|เป็นเจ้าของ|สามารถซื้อ|สามารถถือครอง';

/** What owners and readers of guides ask. The filters find what they speak of. */
const INTENTS: readonly (readonly [Intent, Filters, Spellings])[] = [
  [
    'sell',
    { deal: 'sale' },
    `${OWNERS_SELL}|${phrases(' ', 'sell|selling', 'my|our')}|want to sell|need to sell|how to sell|how do i sell|how can i sell`,
  ],
  // Combined with `บ้าน`, which would not match next to unknown words, and would be read with `ขาย` first.
  ['sell', { deal: 'sale', types: HOUSES }, phrases('', OWNERS_SELL, 'บ้าน')],
  ['sell', { deal: 'rent' }, `${OWNERS_LET}|${phrases(' ', 'rent out|renting out|let out|letting', 'my|our')}`],
  ['sell', { deal: 'rent', types: HOUSES }, phrases('', OWNERS_LET, 'บ้าน')],
  ['sell', {}, `${phrases(' ', 'list|listing', 'my|our')}|ฝากขายฝากเช่า|ฝากขายเช่า|รับฝากขายฝากเช่า|ลงประกาศ|ลงประกาศฟรี`],
  [
    'bank-owned',
    { deal: 'sale', sort: 'discount' },
    `${phrases('', 'ทรัพย์ธนาคาร|npa ', BANKS)}|ทรัพย์ธนาคารกรุงเทพ|npa|npas|ทรัพย์ธนาคาร|ทรัพย์สินธนาคาร|ทรัพย์แบงค์|ทรัพย์แบงก์|ทรัพย์รอการขาย|ทรัพย์สินรอการขาย|ทรัพย์รอขาย|ขายทอดตลาด|ทรัพย์ขายทอดตลาด|บังคับคดี|กรมบังคับคดี|ทรัพย์บังคับคดี|หลุดจำนอง|ประมูล|foreclosed|foreclosure|foreclosures|bank owned|repossessed|repossession|repossessions|auction|auctions`,
  ],
  [
    'foreign-buyers',
    {},
    'สิทธิเก็บกิน|สิทธิเหนือพื้นดิน|ทรัพย์อิงสิทธิ|usufruct|superficies|sap ing sith|sitthi kep kin|as a foreigner',
  ],
  [
    'foreign-buyers',
    { deal: 'sale' },
    phrases(' ', 'can', 'foreigner|foreigners|a foreigner|farang|a farang|expats|an expat', 'buy|own|purchase'),
  ],
  [
    'foreign-buyers',
    { deal: 'sale', types: ['land'] },
    `${phrases('', THAI_FOREIGNERS, THAI_OWNS, 'ที่ดิน')}|${phrases(' ', 'foreigner|foreigners|farang', 'buy|buying|own|owning', 'land')}|foreign land ownership|foreigner land ownership|foreign ownership of land|can i own land`,
  ],
  ['foreign-buyers', { deal: 'sale', types: HOUSES }, phrases('', THAI_FOREIGNERS, THAI_OWNS, 'บ้าน')],
  [
    'daily-rent',
    { deal: 'rent' },
    'รายวัน|เช่ารายวัน|ให้เช่ารายวัน|ปล่อยเช่ารายวัน|รายสัปดาห์|เช่ารายสัปดาห์|รายคืน|ต่อคืน|คืนละ|daily|daily rent|daily rental|daily rentals|rent by the day|per night|nightly|weekly|weekly rental|short stay|short term|short term rent|short term rental|short term rentals|holiday rental|holiday rentals|holiday let|airbnb',
  ],
  [
    'dormitory',
    { deal: 'rent', types: ['condo'] },
    'หอพัก|เช่าหอ|เช่าหอพัก|ให้เช่าหอพัก|หอพักให้เช่า|หอพักรายเดือน|หอพักหญิง|หอพักชาย|หอพักนักศึกษา|หอใน|แมนชั่น|dorm|dorms|dormitory|dormitories|student housing|student room|student rooms',
  ],
  ['dormitory', { deal: 'sale', types: ['shophouse'] }, 'ขายหอพัก|ซื้อหอพัก|ขายกิจการหอพัก|หอพักขาย|dormitory for sale'],
  ['warehouse', { types: ['shophouse'] }, 'โกดัง|โกดังสินค้า|โกดังเก็บของ|คลังสินค้า|warehouse|warehouses|godown'],
  [
    'serviced',
    { deal: 'rent', types: ['condo'], furnishing: 'full' },
    'เซอร์วิสอพาร์ทเม้นท์|เซอร์วิสอพาร์ตเมนต์|เซอร์วิสอพาร์ทเมนท์|เซอร์วิส|อพาร์ทเม้นท์แบบมีบริการ|serviced|serviced apartment|serviced apartments|service apartment|service apartments|serviced condo|serviced residence|aparthotel',
  ],
  [
    'off-plan',
    { deal: 'sale', condition: 'new' },
    'พรีเซล|พรีเซลล์|กำลังสร้าง|กำลังก่อสร้าง|ยังสร้างไม่เสร็จ|ก่อนสร้างเสร็จ|ระหว่างก่อสร้าง|off plan|offplan|off the plan|pre sale|presale|presales|pre construction|under construction|unfinished',
  ],
  [
    'resold-contract',
    { deal: 'sale', condition: 'new' },
    'ขายดาวน์|ขายดาวน์ต่ำ|ขายใบจอง|ขายสัญญา|เปลี่ยนสัญญา|ใบจอง|down payment for sale|contract resale|assignment sale',
  ],
  ['cancelled-booking', { deal: 'sale', condition: 'new' }, 'หลุดจอง|ห้องหลุดจอง|หลุดดาวน์|ห้องหลุดดาวน์|cancelled booking'],
  ['cancelled-booking', { deal: 'sale', condition: 'new', types: HOUSES }, 'บ้านหลุดจอง|บ้านหลุดดาวน์'],
  [
    'owner-finance',
    { deal: 'sale', sort: 'price-asc' },
    'ผ่อนตรง|ผ่อนตรงเจ้าของ|ผ่อนตรงกับเจ้าของ|ผ่อนตรงโครงการ|ผ่อนตรงกับโครงการ|ผ่อนกับเจ้าของ|ผ่อนตรงไม่ผ่านธนาคาร|ไม่ผ่านธนาคาร|กู้ไม่ผ่าน|กู้แบงค์ไม่ผ่าน|กู้แบงก์ไม่ผ่าน|ติดบูโร|ติดเครดิตบูโร|ติดแบล็คลิสต์|เช่าซื้อ|เช่าซื้อบ้าน|เช่าก่อนซื้อ|เช่าออม|เช่าออมบ้าน|owner finance|owner financed|owner financing|seller finance|seller financing|rent to own|rent to buy|lease to own|lease to buy',
  ],
  [
    'sold-at-a-loss',
    { deal: 'sale', facts: ['price-reduced'] },
    'ขาดทุน|ขายขาดทุน|ยอมขาดทุน|ยอมขายขาดทุน|ขายต่ำกว่าทุน|ต่ำกว่าทุน|ขายเท่าทุน|at a loss|selling at a loss|sold at a loss|below cost',
  ],
  [
    'urgent-sale',
    { deal: 'sale', sort: 'discount' },
    'ด่วน|ขายด่วน|ขายด่วนมาก|รีบขาย|ร้อนเงิน|เจ้าของร้อนเงิน|ต้องการขายด่วน|urgent|urgent sale|urgently|quick sale|fast sale|must sell|fire sale|distress sale|distressed sale|motivated seller',
  ],
  [
    'occupied-land',
    { types: ['land'] },
    'ภ.บ.ท.|ภบท|ภ.บ.ท.5|ภบท5|ภบท 5|ส.ป.ก.|สปก|ส.ป.ก.4-01|สปก 4-01|ที่ดินมือเปล่า|ที่มือเปล่า|por bor tor|por bor tor 5|pbt5|pbt 5|sor por kor|spk land',
  ],
  [
    'beachfront',
    { amenities: ['sea-view'] },
    'ติดหาด|ติดชายหาด|ติดทะเล|ริมหาด|ริมชายหาด|ริมทะเล|หน้าหาด|beachfront|beach front|beachside|on the beach|oceanfront|ocean front|seafront|sea front|seaside|waterfront sea',
  ],
];

/** Intents as words. No listing has them as text, so they leave it. */
export const INTENT_WORDS: readonly (readonly [Meaning, Spellings])[] = [
  ...INTENTS.map(([intent, filters, spellings]) => [{ kind: 'intent', intent, filters }, spellings] as const),
  [{ kind: 'filler' }, 'thailand|ประเทศไทย|คืออะไร|คือ|อย่างไร|ยังไง|what is|what is a'],
];

/** What people pay and earn, and money that is not baht. `ผ่อน` and `กู้` alone say no more than that a home is bought. */
export const MONEY_WORDS: readonly (readonly [Meaning, Spellings])[] = [
  [
    { kind: 'fee', monthly: 'instalment' },
    'ผ่อน|ผ่อนเดือนละ|ผ่อนงวดละ|ผ่อนต่อเดือน|ผ่อนได้|ผ่อนไหว|ผ่อนสบาย|ผ่อนสบายๆ|ผ่อนเบาๆ|ผ่อนถูก|ผ่อนต่ำ|ผ่อนถูกกว่าเช่า|ผ่อนแทนเช่า|ผ่อนเท่าเช่า|ค่าผ่อน|ค่างวด|งวดละ|instalment|instalments|installment|installments|monthly instalment|monthly installment|monthly payment|monthly payments|monthly repayment|repayment|repayments|mortgage|monthly mortgage|mortgage payment|mortgage payments',
  ],
  [
    { kind: 'fee', monthly: 'income' },
    'เงินเดือน|ฐานเงินเดือน|มีเงินเดือน|รายได้|รายได้รวม|รายได้ต่อเดือน|salary|salary of|monthly salary|monthly income|my income|household income',
  ],
  // Buyers whom banks refuse. An amount after these words is no price.
  [
    { kind: 'fee' },
    'ผ่อนตรง|ผ่อนตรงเจ้าของ|ผ่อนตรงกับเจ้าของ|ผ่อนตรงโครงการ|ผ่อนตรงกับโครงการ|ผ่อนกับเจ้าของ|ผ่อนดาวน์|กู้ไม่ผ่าน|ติดบูโร|ติดเครดิตบูโร|ติดแบล็คลิสต์|owner finance|owner financing|seller finance|seller financing',
  ],
  [{ kind: 'text' }, 'พักผ่อน|ผ่อนคลาย|รับซื้อฝาก'],
  [{ kind: 'filler' }, 'ผ่อน|กู้|กู้ได้|เท่าไหร่|เท่าไร|can pay|can afford|can i afford|how much can i afford'],
  [
    { kind: 'currency' },
    '$|us$|usd|usdt|us dollar|us dollars|dollar|dollars|ดอลลาร์|ดอลล่าร์|ดอลลาร์สหรัฐ|ดอล|เหรียญ|เหรียญสหรัฐ|€|eur|euro|euros|ยูโร|£|gbp|pound|pounds|ปอนด์|¥|jpy|yen|เยน|円|日元|日圓|日币|cny|rmb|yuan|หยวน|元|块|人民币|人民幣|美元|美金|₩|krw|won|วอน|₹|inr|rupee|rupees|รูปี|₽|rub|ruble|rubles|s$|sgd|a$|aud|hk$|hkd|港币|港幣|nt$|twd|台币|台幣|c$|cad|chf|myr|nok|sek|dkk|nzd',
  ],
];
