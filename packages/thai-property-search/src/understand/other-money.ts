import { MAX_PRICE, MIN_PRICE } from '../params';
import {
  type AmountEnds,
  type AmountLead,
  type AmountTail,
  amountRange,
  readAmountEnds,
  readAmountLead,
  readAmountTail,
} from './bounds';
import type { Kind } from './dictionary';
import { readMeasure } from './measure';
import { type Context, type Instalment, keepAsText, meaningOf, type Reader, type Reading, type Token } from './tokens';

const isOneOf = (token: Token | undefined, kinds: readonly Kind[]) =>
  kinds.some((kind) => meaningOf(token, kind)) && !token?.number;

/** Smaller and larger monthly payments are something else: `ผ่อน 12 งวด`, `ผ่อนล้านละ 7,000`. THB. */
const PAYMENTS = { least: 1_000, most: 1_000_000 } as const;

const isPayable = ({ monthly, price }: Instalment) =>
  monthly >= PAYMENTS.least && monthly < PAYMENTS.most && price >= MIN_PRICE && price <= MAX_PRICE;

const rentFilters = (min: number | undefined, max: number | undefined): Reading['filters'] => {
  const rentOf = (amount: number | undefined) => amount && Math.max(MIN_PRICE, Math.min(MAX_PRICE, Math.round(amount)));
  return { deal: 'rent', priceMin: rentOf(min), priceMax: rentOf(max) };
};

/** Turns a monthly payment, or the share of an income that banks accept for it, into the price of a home for sale. */
export function instalmentReading(
  { loan, rent }: Context,
  ends: AmountEnds,
  lead: AmountLead,
  { suffix, to }: AmountTail,
  isIncome = false,
): Reading | undefined {
  if (loan === undefined) return undefined;
  const { min, max } = amountRange(ends, lead, suffix, 'max');
  // People who rent pay no instalments, so what they can pay is a rent. No share of an income is usual for it.
  if (rent) return { to, filters: isIncome ? {} : rentFilters(min, max) };
  const instalmentOf = (amount: number | undefined): Instalment | undefined => {
    if (amount === undefined) return undefined;
    const monthly = isIncome ? loan.instalmentOfIncome(amount) : Math.round(amount);
    return { monthly, price: loan.priceOfInstalment(monthly), ...(isIncome && { income: amount }) };
  };
  const [least, most] = isIncome ? [undefined, instalmentOf(max ?? min)] : [instalmentOf(min), instalmentOf(max)];
  const instalments = [least, most].flatMap((each) => each ?? []);
  if (!instalments.every(isPayable)) return undefined;
  return { to, filters: { deal: 'sale', priceMin: least?.price, priceMax: most?.price }, instalments };
}

/** Skips the years of a loan: `ผ่อนเดือนละ 15,000 บาท 30 ปี`. */
function pastTerm(tokens: Context['tokens'], from: number): number {
  const term = readMeasure(tokens, from);
  return term?.unit === 'other' && /^(?:ปี|years?|yrs?)$/.test(tokens[term.to - 1]?.word ?? '') ? term.to : from;
}

/** Reads what a buyer can pay or earns each month: `ผ่อนไม่เกิน 20,000`, `mortgage under 20000`, `เงินเดือน 30000`. */
export const readInstalment: Reader = (context, from) => {
  const { tokens } = context;
  const monthly = meaningOf(tokens[from], 'fee')?.monthly;
  if (monthly === undefined) return undefined;
  let types: Reading['filters'] = {};
  let start = from + 1;
  for (; start < from + 5; start += 1) {
    const wish = meaningOf(tokens[start], 'wish')?.filters;
    if (wish?.types && Object.keys(wish).length === 1) types = wish;
    else if (!isOneOf(tokens[start], ['filler', 'per', 'month'])) break;
  }
  // A scale alone is an amount here: `ผ่อนหมื่นต้นๆ`, `ผ่อนไม่ถึงหมื่น`.
  const lead = { ...readAmountLead(context, start), isPrice: true };
  const ends = readAmountEnds(context, lead);
  if (!ends || (ends.first.unit !== undefined && ends.first.unit !== 'baht')) return undefined;
  const tail = readAmountTail(context, ends.to);
  const to = pastTerm(tokens, tail.to);
  const reading = tail.isRate
    ? undefined
    : instalmentReading(context, ends, lead, { ...tail, to }, monthly === 'income');
  return reading && { ...reading, filters: { ...types, ...reading.filters } };
};

type Money = { readonly to: number; readonly isForeign: boolean; readonly isOfSale: boolean };

/** No monthly rent is this high: in most currencies, and in those whose unit is worth a few satang to a few baht. */
const SALES_BEGIN = { usual: 20_000, small: 2_000_000 } as const;
const SMALL_UNIT =
  /^(?:¥|jpy|yen|เยน|円|日元|日圓|日币|₩|krw|won|วอน|₽|rub|rubles?|₹|inr|rupees?|รูปี|nt\$|twd|台币|台幣)$/;

/** An amount whose currency is before or after it: `$200k`, `150,000 usd`. */
function readMoney(tokens: Context['tokens'], at: number, bare: boolean): Money | undefined {
  const start = meaningOf(tokens[at], 'currency') ? at + 1 : at;
  const found = readMeasure(tokens, start, { bare });
  if (!found || (found.unit !== undefined && found.unit !== 'baht')) return undefined;
  const isAfter = meaningOf(tokens[found.to], 'currency') !== undefined;
  const unit = tokens[isAfter ? found.to : at]?.word ?? '';
  const isOfSale = found.value >= SALES_BEGIN[SMALL_UNIT.test(unit) ? 'small' : 'usual'];
  return { to: isAfter ? found.to + 1 : found.to, isForeign: isAfter || start > at, isOfSale };
}

/** Takes other currencies out of the text without a price, because rates change. The cheapest homes come first. */
export const readForeignMoney: Reader = (context, from) => {
  const { tokens, currency } = context;
  if (!currency) return undefined;
  const isFee = meaningOf(tokens[from], 'fee') !== undefined;
  const lead = readAmountLead(context, isFee ? from + 1 : from);
  const first = readMoney(tokens, lead.index, lead.bound !== undefined || lead.isPrice);
  if (!first) return undefined;
  const joint = tokens[first.to];
  const isRange = meaningOf(joint, 'to') || (lead.bound === 'between' && meaningOf(joint, 'and'));
  const second = isRange ? readMoney(tokens, first.to + 1, false) : undefined;
  if (!first.isForeign && !second?.isForeign) return undefined;
  const end = (second ?? first).to;
  const { isMonthly, to } = readAmountTail(context, end);
  const isRent = !isFee && (isMonthly || lead.isRent);
  const isSale = !context.rent && (second ?? first).isOfSale;
  const deal = isRent ? 'rent' : isSale ? 'sale' : undefined;
  return { to, filters: { deal, sort: 'price-asc' }, foreign: [lead.index, end] };
};

/** Floors and years have a number but no price: in `high floor 5m` the price belongs to the listing. */
const COUNTED = /^(?:floor|ชั้นที่|built)/;
const YEARS_END = 3_000;

/** Skips amounts that are not the price: `ค่าส่วนกลาง 48 บาท`, `ตร.ว. ละ 10,000`. */
export const readOtherMoney: Reader = ({ tokens }, from) => {
  const perUnit = meaningOf(tokens[from], 'unit') && tokens[from + 1]?.word === 'ละ' ? 1 : 0;
  if (!meaningOf(tokens[from], 'fee') && perUnit === 0) return undefined;
  let index = from + 1 + perUnit;
  while (index < from + 6 && isOneOf(tokens[index], ['bound', 'filler', 'month', 'per', 'price'])) index += 1;
  const found = readMeasure(tokens, index);
  const isRoom = found?.unit === 'beds' || found?.unit === 'baths' || found?.unit === 'sqm' || found?.unit === 'sqwah';
  if (!found || isRoom) return undefined;
  const isOther = COUNTED.test(tokens[from]?.word ?? '') && (found.unit !== undefined || found.value >= YEARS_END);
  return isOther ? undefined : keepAsText(found.to);
};
