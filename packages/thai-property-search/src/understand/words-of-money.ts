import type { Spellings } from '../amount';
import type { Meaning } from './dictionary';

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
