import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from './locales';
import { textsByKey } from './message-faults';

type Rule = {
  readonly languages: readonly Locale[];
  readonly avoid: RegExp;
  readonly use: string;
  readonly keys?: RegExp;
};

const TH = ['th-th'] as const;
const EN = ['en-us'] as const;
const BOTH = [...EN, ...TH] as const;

/** In English a listing is a home. In Thai: ประกาศ is published, ทรัพย์ sold or let, รายการ listed; บ้าน is a house. */
const WORDS: readonly Rule[] = [
  {
    languages: TH,
    avoid:
      /(?!^บ้าน$)(?<!ทะเบียน|แม่|หมู่|เพื่อน|รอบ|หา|ซื้อ|ขาย|รีโนเวท)บ้าน(?!เดี่ยว|แฝด|ใหม่|สร้าง|รีโนเวท|ที่ปรับปรุง|และคอนโด| คอนโด|น่าอยู่)/,
    use: 'ประกาศ, ทรัพย์ or รายการ',
  },
  { languages: TH, avoid: /ทรัพย์ทั้งหมด/, use: 'ประกาศ' },
  { languages: TH, avoid: /เข้าไป?ดู/, use: 'เข้าชม (visitors), ตรวจ (the team)' },
  { languages: TH, avoid: /นัดดู/, use: 'นัดชม' },
  { languages: TH, avoid: /(?<!สอบ|คำ)ถาม/, use: 'สอบถาม' },
  { languages: TH, avoid: /เอา.*?ออก|นำออก/, use: 'ลบ' },
  { languages: TH, avoid: /แตะ|คลิก/, use: 'กด' },
  { languages: TH, avoid: /ทัก(?!ษ)/, use: 'ส่งข้อความ' },
  { languages: TH, avoid: /คุย(?:กับเรา|ทาง)/, use: 'ติดต่อเรา, แชททาง LINE' },
  { languages: TH, avoid: /อยาก/, use: 'ต้องการ' },
  { languages: TH, avoid: /โปรด/, use: 'กรุณา' },
  { languages: TH, avoid: /^(?:กรอก|เลือก|พิมพ์|ใส่)/, use: 'กรุณา…', keys: /errors\.|^Sums\.(?:missing|not-a-number)$/ },
  { languages: TH, avoid: /ลองใหม่/, use: 'ลองอีกครั้ง' },
  { languages: TH, avoid: /(?<!อินเทอร์)เน็ต/, use: 'อินเทอร์เน็ต' },
  { languages: TH, avoid: /ตอนนี้/, use: 'ขณะนี้' },
  { languages: TH, avoid: /ตรงนี้/, use: 'ที่นี่' },
  { languages: TH, avoid: /(?<![เคบ])ราว(?!์)/, use: 'ประมาณ' },
  { languages: TH, avoid: /ประมาณการ/, use: 'โดยประมาณ' },
  { languages: TH, avoid: /ตรงที่สุด/, use: 'เกี่ยวข้องที่สุด' },
  { languages: TH, avoid: /ใหม่ที่สุด/, use: 'ใหม่ล่าสุด' },
  { languages: TH, avoid: /พอ ๆ กับ/, use: 'ใกล้เคียง' },
  { languages: TH, avoid: /เงินกองทุน(?!ส่วนกลาง)|(?<!เงิน)กองทุนส่วนกลาง/, use: 'เงินกองทุนส่วนกลาง' },
  { languages: TH, avoid: /ราคาประเมิน(?:ราชการ|ที่ดิน|ทุนทรัพย์)/, use: 'ราคาประเมินกรมธนารักษ์' },
  { languages: TH, avoid: /จ่ายคนละครึ่ง/, use: 'ออกคนละครึ่ง' },
  { languages: TH, avoid: /น\.ส\.\s?4(?!\sจ\.)/, use: 'น.ส.4 จ.' },
  { languages: TH, avoid: /\/ด\./, use: '/เดือน' },
  { languages: EN, avoid: /sq\. ?wah|\bsqw\b|square wahs?(?! \(sq wah\))/i, use: 'sq wah' },
  { languages: EN, avoid: /maintenance fee|common area fee|CAM fee/i, use: 'common fee' },
  { languages: EN, avoid: /reserve fund|sinking fee/i, use: 'sinking fund' },
  { languages: EN, avoid: /apprais(?!ed values?\b)|assessed value|official value/i, use: 'appraised value' },
  { languages: EN, avoid: /half each|half and half|50[/:]50|shared equally/i, use: 'split equally' },
  { languages: EN, avoid: /condominium(?! Act)|\bapartments?\b|\bflats?\b/i, use: 'condo' },
  { languages: EN, avoid: /(?<!pool )villa/i, use: 'pool villa' },
  { languages: EN, avoid: /(?<=\S )Chanote/, use: 'chanote' },
  { languages: EN, avoid: /juristic person|building’s office/i, use: 'juristic office' },
  { languages: EN, avoid: /floor area|living area/i, use: 'usable area' },
  { languages: EN, avoid: /plot size|land area/i, use: 'land size' },
  { languages: EN, avoid: /\blistings?\b/i, use: 'home' },
  { languages: EN, avoid: /\bto let\b|\bbeen let\b|^let$/i, use: 'for rent, rented' },
  { languages: EN, avoid: /arrange a viewing/i, use: 'book a viewing' },
  { languages: EN, avoid: /\bmin(?:utes?)?’? walk/, use: 'min on foot' },
  { languages: EN, avoid: /photograph/i, use: 'photo' },
  { languages: EN, avoid: /e-mail/i, use: 'email' },
  { languages: EN, avoid: /\bpress\b/i, use: 'tap' },
  { languages: EN, avoid: /\bchosen\b/i, use: 'selected' },
  { languages: EN, avoid: /\btake .*\bout\b/i, use: 'remove' },
  { languages: EN, avoid: /just now/i, use: 'right now' },
  { languages: EN, avoid: /\b(?:cannot|could not|did not|will not)\b/i, use: 'can’t, couldn’t, didn’t, won’t' },
  { languages: EN, avoid: /'/, use: '’' },
  { languages: EN, avoid: /\bcolor|\bcenter|\bmeters?\b|neighbor|gray/i, use: 'British spelling' },
  { languages: BOTH, avoid: /wah²|ตร\.?\s?วา/, use: 'sq wah, ตร.ว.' },
];

const MONTHS = {
  'en-us': 'January|February|March|April|May|June|July|August|September|October|November|December',
  'th-th':
    'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|(?:ม|ก|มี|เม|พ|มิ|ส|ต|ธ)\\.[คพยก]\\.',
} as const;

const UNITS = {
  'en-us':
    'm²|m\\b|km\\b|MB\\b|sq\\b|square\\b|rai\\b|ngan\\b|wah|million|THB|baht|minutes?|hours?|days?|months?|years?',
  'th-th':
    'ตร\\.|ตาราง|เมตร|ม\\.|กม\\.|ไร่|งาน|ล้าน|บาท|ปี|เดือน|วัน|ชั่วโมง|นาที|น\\.|ห้อง|ชั้น|หลัง|รูป|รายการ|จุด|ขั้นตอน|ช่องทาง|ตัวอักษร|ไบต์|MB',
} as const;

/** Dates and amounts in the text itself, not in placeholders. Dates are written as `longDate` writes them. */
const FORMS: readonly Rule[] = [
  {
    languages: BOTH,
    avoid: /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/,
    use: 'a date with the month in words',
  },
  { languages: TH, avoid: /\d\s?(?:ม|ก|มี|เม|พ|มิ|ส|ต|ธ)\.[คพยก]\./, use: 'the full name of the month' },
  { languages: TH, avoid: /(?:ปี|พ\.ศ\.|คม|ยน|พันธ์)\s(?:19|20)\d\d/, use: 'the Buddhist year' },
  {
    languages: EN,
    avoid: /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s\d/,
    use: 'the full name of the month',
  },
  { languages: EN, avoid: new RegExp(`\\d\\s(?:${MONTHS['en-us']})`), use: 'the month before the day: June 30, 2026' },
  {
    languages: EN,
    avoid: new RegExp(`(?:${MONTHS['en-us']}) \\d{1,2}(?!\\d)`),
    use: 'a no-break space: June\\u00a030',
  },
  { languages: TH, avoid: new RegExp(`\\d (?:${MONTHS['th-th']})`), use: 'a no-break space before the month' },
  { languages: EN, avoid: new RegExp(`\\d (?:${UNITS['en-us']})`), use: 'a no-break space before the unit' },
  { languages: TH, avoid: new RegExp(`\\d (?:${UNITS['th-th']})`), use: 'a no-break space before the unit' },
  { languages: BOTH, avoid: /฿\s|\d\s?฿/, use: '฿ directly before the amount' },
];

/** The texts of a message: with its tags removed, and the options of plurals and selections on their own. */
function textsOf(elements: readonly MessageFormatElement[]): string[] {
  const options: string[] = [];
  const text = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      options.push(...Object.values(element.options).flatMap(({ value }) => textsOf(value)));
    }
    if (element.type !== TYPE.tag) return '…';
    const [inside = '', ...more] = textsOf(element.children);
    options.push(...more);
    return inside;
  });
  return [text.join(''), ...options];
}

/** Words and forms that the glossary replaces, one line each: the language, the key, the word and the replacement. */
export function wordFaults(messages: unknown, locale: Locale): string[] {
  const rules = [...WORDS, ...FORMS].filter(({ languages }) => languages.includes(locale));
  return [...textsByKey(messages)].flatMap(([key, message]) =>
    textsOf(parse(message)).flatMap((text) =>
      rules.flatMap(({ avoid, use, keys }) => {
        const [found] = keys?.test(key) === false ? [] : (avoid.exec(text) ?? []);
        return found === undefined ? [] : [`${locale}\t${key}\t“${found}”: use ${use}`];
      }),
    ),
  );
}
