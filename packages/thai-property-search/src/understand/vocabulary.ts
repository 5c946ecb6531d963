import { type AmountUnit, BAHT_WORDS, PERCENT, SCALE_WORDS, type Spellings } from '../amount';
import { BATHS, BEDS, SQM, SQWAH } from '../amount-words';
import { AMENITIES, FACTS } from '../listing-choices';
import type { Meaning, Unit } from './dictionary';
import { EAST_ASIAN_WORDS } from './east-asian-words';
import { FLOOR_WORDS } from './floors';
import { AMENITY_WORDS, BELOW_MARKET, FACT_WORDS, QUALITIES, TYPES } from './words-of-homes';
import { INTENT_WORDS, MONEY_WORDS } from './words-of-intents';

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
  ['minute', 60, 'ชม.|ชั่วโมง|hour|hours|hr|hrs|h'],
  [
    'other',
    1,
    'ปี|เดือนแรก|ชั้น|คัน|คูหา|ยูนิต|ห้อง|หลัง|แปลง|คน|วัน|ตัว|ที่จอด|floor|floors|storey|storeys|story|stories|storied|year|years|yr|yrs|car|cars|unit|units|people|persons|day|days|room|rooms|st|nd|rd|th',
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
    'ค่าส่วนกลาง|ส่วนกลาง|มัดจำ|เงินดาวน์|ดาวน์|กู้|กู้ได้|ค่าโอน|ค่าจอง|จอง|ไร่ละ|งานละ|ตร.ว.ละ|ตารางวาละ|วาละ|ตร.ม.ละ|ตารางเมตรละ|เมตรละ|ราคาประเมิน|common fee|common fees|deposit|down payment|downpayment|income|cam fee|maintenance fee|floor|ชั้นที่|built in|built',
  ],
  [{ kind: 'to' }, '-|~|!ถึง|จนถึง|to|till|until'],
  [
    { kind: 'yield' },
    'ผลตอบแทน|ยีลด์|ยิลด์|ยิว|ผลตอบแทนค่าเช่า|ผลตอบแทนปีละ|yield|yields|gross yield|rental yield|rental return|return|returns|roi',
  ],
  [{ kind: 'discount' }, 'ลด|ส่วนลด|discount|discounts|discounted|off'],
];

function* wordsOfAmounts(): Generator<readonly [Meaning, Spellings]> {
  yield* BOUNDS;
  for (const [unit, factor, spellings] of UNITS) yield [{ kind: 'unit', unit, factor }, spellings];
  for (const [factor, spellings] of SCALE_WORDS) yield [{ kind: 'scale', factor }, spellings];
  for (const [index, word] of THAI_DIGITS.entries()) yield [{ kind: 'digit', value: index + 1 }, word];
  for (const [index, word] of ENGLISH_DIGITS.entries()) yield [{ kind: 'digit', value: index + 1 }, word];
  yield [{ kind: 'digit', value: 0.5 }, 'ครึ่ง|half|half a|half an'];
}

const line = (system: string, ...lines: readonly string[]): Meaning => ({ kind: 'system', system, lines });

const LINES: readonly (readonly [Meaning, Spellings])[] = [
  [line('BTS', 'bts-sukhumvit', 'bts-silom'), 'สายสีเขียว|รถไฟฟ้าสีเขียว|green line|green lines'],
  [line('BTS', 'bts-sukhumvit'), 'สายสุขุมวิท|สายสีเขียวอ่อน|sukhumvit line|light green line'],
  [line('BTS', 'bts-silom'), 'สายสีลม|สายสีเขียวเข้ม|silom line|dark green line'],
  [line('BTS', 'bts-gold'), 'สายสีทอง|รถไฟฟ้าสีทอง|gold line|golden line'],
  [line('MRT', 'mrt-blue'), 'สายสีน้ำเงิน|รถไฟฟ้าสีน้ำเงิน|สายเฉลิมรัชมงคล|blue line'],
  [line('MRT', 'mrt-purple'), 'สายสีม่วง|รถไฟฟ้าสีม่วง|สายฉลองรัชธรรม|purple line'],
  [line('MRT', 'mrt-yellow'), 'สายสีเหลือง|รถไฟฟ้าสีเหลือง|สายนัคราพิพัฒน์|yellow line'],
  [line('MRT', 'mrt-pink'), 'สายสีชมพู|รถไฟฟ้าสีชมพู|pink line'],
];

const OTHERS: readonly (readonly [Meaning, Spellings])[] = [
  [{ kind: 'discount' }, BELOW_MARKET],
  [{ kind: 'discount' }, FACT_WORDS['price-reduced']],
  [{ kind: 'letting' }, 'ปล่อยเช่า|ปล่อยให้เช่า|rent out|rented out'],
  [{ kind: 'purpose' }, 'ซื้อ|ซื้อบ้าน|ซื้อไว้|ลงทุน|เพื่อลงทุน|ไว้|เพื่อ|สำหรับ|buy|invest|investment|นักลงทุน'],
  [
    { kind: 'not' },
    'ไม่เอา|ไม่ใช่|!ไม่มี|ไม่ต้องมี|ไม่ต้องการ|ไม่อยากได้|ไม่อยาก|ไม่ชอบ|ไม่จำเป็นต้องมี|ไม่ต้อง|ไม่ใกล้|ไม่ติด|ไม่ได้|ไม่|ยกเว้น|ห้าม|เว้น|no|not|without|except|excluding|exclude|dont want|do not want|dont need|do not need|don’t want|avoid|non|never|neither',
  ],
  [{ kind: 'and' }, 'และ|กับ|and|&|รวมถึง'],
  [{ kind: 'or' }, 'หรือ|หรือว่า|or|/|nor|ไม่ก็'],
  [
    { kind: 'near' },
    '!ใกล้|ใกล้ๆ|ติด|ติดกับ|!ใกล้กับ|ใกล้แนว|แนว|ตามแนว|อยู่ใกล้|อยู่ติด|near|near to|nearby|close to|next to|by|beside|close|around',
  ],
  [{ kind: 'from' }, 'จาก|ห่างจาก|ห่าง|ถึง|ไป|ไปยัง|from|of|to|the|away from|a|ไม่ไกลจาก|ไม่ไกล|ไม่ห่างจาก|ไม่ห่าง|away'],
  [
    { kind: 'walk' },
    'เดินได้|เดินถึง|เดินไป|เดินไปได้|เดินไปถึง|เดิน|ระยะเดิน|ระยะเดินถึง|เดินทางเท้า|walking distance|in walking distance|within walking distance|walking distance to|walkable|walk|walk to|walking|on foot|short walk',
  ],
  [{ kind: 'ride' }, 'ขับรถ|ขับรถไป|นั่งรถ|นั่งรถไป|นั่งวิน|ขี่มอเตอร์ไซค์|drive|driving|drive to|by car|by taxi|by motorbike'],
  [
    { kind: 'journey' },
    'เดินทาง|เดินทางไป|เดินทางถึง|เดินทางไปทำงาน|ใช้เวลา|ใช้เวลาเดินทาง|นั่งรถไฟฟ้า|นั่งรถไฟฟ้าไป|ด้วยรถไฟฟ้า|โดยรถไฟฟ้า|นั่ง bts|นั่ง mrt|commute|commute to|commuting|travel|travel time|journey|train ride|by train|by bts|by mrt|by skytrain|by public transport',
  ],
  [{ kind: 'view' }, 'วิว|ชมวิว|view|views|level|side|table'],
  [
    { kind: 'road' },
    'ถนน|ถ.|ซอย|ซ.|หมู่|หมู่บ้าน|โครงการ|ตรอก|ปากซอย|แยก|ท้ายซอย|คลอง|ทางด่วน|road|rd|soi|street|st|alley|village|project|lane|expressway',
  ],
  [
    { kind: 'landmark' },
    'มหาวิทยาลัย|ม.|มหาลัย|ม|เซ็นทรัล|เซนทรัล|โรงพยาบาล|รพ.|สนามบิน|ท่าอากาศยาน|โรงเรียน|รร.|วัด|ตลาด|ตลาดนัด|ห้าง|สะพาน|โลตัส|บิ๊กซี|สวนสาธารณะ|แม่น้ำ|หาด|ชายหาด|เกาะ|เขา|ดอย|นิคม|university|hospital|airport|central|school|temple|market|mall|bridge|beach|park|college|lotus|makro|international',
  ],
  [
    { kind: 'in', level: 'any' },
    'ใน|!ย่าน|!แถว|แถวๆ|โซน|บริเวณ|แถบ|ที่|อยู่ที่|อยู่|ตัวเมือง|ในเมือง|ในตัวเมือง|ในย่าน|ในจังหวัด|in|at|around|within|area of',
  ],
  [{ kind: 'in', level: 'district' }, 'เขต|อำเภอ|อ.|อ|ในเขต|ในอำเภอ|district of|amphoe|amphur|khet'],
  [{ kind: 'in', level: 'province' }, 'จังหวัด|จ.|จ|ในจังหวัด|province of|changwat'],
  [
    { kind: 'system', system: 'any' },
    'รถไฟฟ้า|สถานีรถไฟฟ้า|สถานี|แนวรถไฟฟ้า|station|stations|train station|skytrain station|mass transit|train line',
  ],
  [
    { kind: 'system', system: 'BTS' },
    'bts|บีทีเอส|บีทีเอช|skytrain|sky train|รถไฟฟ้า bts|รถไฟฟ้าบีทีเอส|bts station|สถานี bts|สถานีบีทีเอส|bts line|bts lines',
  ],
  [
    { kind: 'system', system: 'MRT' },
    'mrt|เอ็มอาร์ที|รถไฟฟ้า mrt|รถไฟใต้ดิน|รถไฟฟ้าใต้ดิน|subway|metro|underground|mrt station|สถานี mrt|mrt line|mrt lines',
  ],
  [
    { kind: 'system', system: 'ARL' },
    'arl|แอร์พอร์ตลิงก์|แอร์พอร์ตลิงค์|แอร์พอร์ตเรลลิงก์|แอร์พอร์ตเรลลิงค์|แอร์พอร์ทลิงค์|airport link|airport rail link|arl station',
  ],
  [
    { kind: 'system', system: 'SRT' },
    'srt|สายสีแดง|รถไฟฟ้าสายสีแดง|รถไฟสายสีแดง|สถานีรถไฟสายสีแดง|red line|srt red line|srt station',
  ],
  [
    { kind: 'filler' },
    'หรือ|หรือว่า|หา|กำลังหา|มองหา|ค้นหา|อยากได้|อยากหา|อยาก|ต้องการ|สนใจ|ขอ|เอา|ช่วยหา|อยากดู|!ครับ|!คับ|!ค่ะ|คะ|ค้าบ|จ้า|จ้ะ|นะ|นะครับ|นะคะ|หน่อย|หน่อยครับ|หน่อยค่ะ|บ้าง|ไหม|มั้ย|มีไหม|มีมั้ย|หรือไม่|ด้วย|เลย|เท่านั้น|มี|พร้อม|ที่มี|ซึ่ง|แต่|แล้ว|ก็|ของ|และ|กับ|แบบ|ขนาด|พื้นที่|พื้นที่ใช้สอย|เนื้อที่|จำนวน|ได้|ให้|ผม|ฉัน|เรา|ดิฉัน|หนู|ราคา|งบ|งบประมาณ|ใน|ที่|!ใกล้|!แถว|!ย่าน|อยู่|ระยะ|ประเภท|โซน|!อสังหา|อสังหาริมทรัพย์|ที่อยู่อาศัย|ที่พัก|หน่อยนะ|เพื่อ|สำหรับ|ไว้|ห่าง|ห่างจาก|ไม่ไกลจาก|ไม่ไกล|ไม่ห่างจาก|ไม่ห่าง|ทั้ง',
  ],
  [
    { kind: 'filler' },
    'or|looking|looking for|look for|i|i am|im|i’m|we|we are|want|i want|need|needs|find|find me|search|search for|searching for|show|show me|please|pls|any|some|a|an|the|with|in|near|at|on|for|to|of|and|or|is|are|that|has|have|having|there|my|me|us|our|price|budget|would like|i’d like|only|home|homes|property|properties|real estate|place|places|size|area|located|district|province|which|also|plus|around|good|nice|from|by|wanted',
  ],
  [
    { kind: 'text' },
    'ผู้เช่า|ขายแล้ว|ขายดี|ขายฝาก|สัญญาเช่า|ผู้ขาย|เจ้าของขายเอง|เจ้าของ|tenant|tenants|sold|rental income|rental guarantee|home office|โฮมออฟฟิศ|ทำโฮมออฟฟิศ|ทำงาน|โรงงาน|สำนักงาน|ออฟฟิศ|อาหาร|ร้านอาหาร|ร้าน|แม่บ้าน|บ้านสวน|บ้านไร่|บ้านพักตากอากาศ|สวนหย่อม|สวนสนุก|สวนสัตว์|น้ำท่วม|น้ำ|วิวสวน|วิวสระ|วิวสระว่ายน้ำ|land and houses|land & houses|ห้องนอนใหญ่|รถไฟ|สถานีรถไฟ|สถานีขนส่ง|สถานีตำรวจ|ตากผ้า',
  ],
  [
    { kind: 'text' },
    'สวย|สวยๆ|หรู|หรูหรา|ใหญ่|เล็ก|กว้าง|ห้องกว้าง|ห้องมุม|ดี|น่าอยู่|พร้อมอยู่|เข้าอยู่ได้เลย|พร้อมเข้าอยู่|เก่า|ริมน้ำ|ริมแม่น้ำ|ทะเล|แม่น้ำ|ชายหาด|ธรรมชาติ|สงบ|เงียบ|เงียบสงบ|ส่วนตัว|โมเดิร์น|มินิมอล|ลอฟท์|ดูเพล็กซ์|ตึก|ห้อง|ชั้น|พลัส|เพนท์เฮาส์|เพ้นท์เฮ้าส์|ที่จอดรถ|จอดรถ|ทำเลดี|ทำเล|เมือง|กลางเมือง|ใจกลาง|ใจกลางเมือง|กลางกรุง|บ้านกลางเมือง|บ้านกลางกรุง|บ้านกลางสวน|ล้านนา|ล้านช้าง|สร้างบ้าน|ปลูกบ้าน|สิ่งปลูกสร้าง|ถนนใหญ่|ติดถนน|ติดถนนใหญ่|ติดแม่น้ำ|ห้างสรรพสินค้า|ลด|แลก|ทันที|เรือนไทย|ทรงไทย|ครอบครัว|ครอบครัวใหญ่|ตลาด|ราคาดี|สภาพดี|คนเดียว|นักศึกษา|เกษตร|duplex|loft|penthouse|spacious|modern|luxury|quiet|new york|city centre|parking|garden view|pool view|garden level|pool table|pool access',
  ],
  [
    { kind: 'text' },
    'บ้านน็อกดาวน์|น็อกดาวน์|บ้านน็อคดาวน์|น็อคดาวน์|บ้านสำเร็จรูป|บ้านโมดูลาร์|บ้านตู้คอนเทนเนอร์|ตู้คอนเทนเนอร์|knock down house|knockdown house|knockdown|prefab|prefab house|modular house|tiny house|container house',
  ],
  [{ kind: 'text' }, 'พระราม 1|พระราม 2|พระราม 3|พระราม 4|พระราม 5|พระราม 6|พระราม 7|พระราม 8|พระราม 9'],
  [
    { kind: 'text' },
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((king) => [`rama ${king}`, `phra ram ${king}`, `praram ${king}`]).join('|'),
  ],
];

/** Every rent is monthly, and no listing is for some people only. */
const EMPTY_WORDS: Spellings =
  'quota|line|lines|monthly|retirement|retiree|retirees|วัยเกษียณ|long stay|longstay|digital nomad|digital nomads|nomad|nomads|expat|expats|walking distance|walkable|within walking distance';

const TRAIN_WORDS: readonly (readonly [Meaning, Spellings])[] = [
  [{ kind: 'system', system: 'any' }, 'train|trains|train stations'],
  [{ kind: 'system', system: 'BTS' }, 'bts line|bts lines|bts train'],
  [{ kind: 'system', system: 'MRT' }, 'mrt line|mrt lines|mrt train'],
];

/** All words except place names. A word may occur several times, with different meanings. */
export function* vocabulary(): Generator<readonly [string, Meaning]> {
  const groups: (readonly [Meaning, Spellings])[] = [
    ...[...wordsOfAmounts(), ...FLOOR_WORDS, ...LINES, ...OTHERS, ...EAST_ASIAN_WORDS],
  ];
  groups.push([{ kind: 'filler' }, EMPTY_WORDS], ...TRAIN_WORDS, ...MONEY_WORDS, ...INTENT_WORDS);
  for (const [types, spellings] of TYPES) groups.push([{ kind: 'wish', filters: { types } }, spellings]);
  for (const [filters, spellings] of QUALITIES) groups.push([{ kind: 'wish', filters }, spellings]);
  for (const fact of FACTS) groups.push([{ kind: 'wish', filters: { facts: [fact] } }, FACT_WORDS[fact]]);
  for (const amenity of AMENITIES) {
    groups.push([{ kind: 'wish', filters: { amenities: [amenity] } }, AMENITY_WORDS[amenity]]);
  }
  for (const [meaning, spellings] of groups) for (const word of spellings.split('|')) yield [word, meaning];
}
