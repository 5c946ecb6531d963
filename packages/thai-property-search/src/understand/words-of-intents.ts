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
    { deal: 'sale' },
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
];

/** Intents as words. No listing has them as text, so they leave it. */
export const INTENT_WORDS: readonly (readonly [Meaning, Spellings])[] = [
  ...INTENTS.map(([intent, filters, spellings]) => [{ kind: 'intent', intent, filters }, spellings] as const),
  [{ kind: 'filler' }, 'thailand|ประเทศไทย|คืออะไร|คือ|อย่างไร|ยังไง|what is|what is a'],
];
