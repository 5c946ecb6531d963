import { MAX_PRICE, MIN_PRICE } from '../params';
import { RENTS_END } from '../price-steps';
import {
  type AmountEnds,
  type AmountLead,
  type AmountTail,
  amountRange,
  type Range,
  readAmountEnds,
  readAmountLead,
  readAmountTail,
  suffixAt,
} from './bounds';
import type { Filters } from './dictionary';
import { type Measure, readMeasure } from './measure';
import { instalmentReading } from './other-money';
import { MIN_METRES_BEFORE_M } from './stations';
import { type Context, isAttached, keepAsText, meaningOf, type Reader, type Reading, type Token } from './tokens';

/** The largest values the URL accepts. */
const MAX = { price: MAX_PRICE, rooms: 20, area: 100_000, land: 1_000_000 } as const;
const MIN_AREA = 0.01;
/** No monthly rent is this high, so such a price means a sale. THB. */
const SALES_BEGIN = 1_000_000;
/** A bare number of at least this much is a price. THB. */
const SURELY_PRICE = 100_000;

const rounded = (value: number | undefined, decimals: number) =>
  value === undefined ? undefined : Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A rounded range, or undefined if the URL cannot carry it. */
function limits({ min, max }: Range, least: number, most: number, decimals: number): Range | undefined {
  const both = { min: rounded(min, decimals), max: rounded(max, decimals) };
  const isCarried = (value: number | undefined) => value === undefined || (value >= least && value <= most);
  return isCarried(both.min) && isCarried(both.max) ? both : undefined;
}

function isPrice(context: Context, { first, second, to }: AmountEnds, prefix: AmountLead, monthly: boolean): boolean {
  const { tokens } = context;
  if (first.unit === 'baht') return true;
  if (first.unit !== undefined || first.value < MIN_PRICE || !Number.isInteger(first.value)) return false;
  if (isPhone(tokens, prefix.index)) return false;
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (next?.meanings.length === 0 && isAttached(last, next) && !/^[\s,;.()]/.test(next.word)) return false;
  const isCued = prefix.isPrice || prefix.bound !== undefined || prefix.isRent || monthly || context.rent;
  return isCued || first.grouped || second !== undefined ? !isYear(first, prefix) : first.value >= SURELY_PRICE;
}

/** `+66 812345678`, `66812345678`. Numbers that begin with zero are no counts anyway. */
const isPhone = (tokens: Context['tokens'], at: number) =>
  /(?:^|\D)66\d{9}$|\+66\d{8}$/.test(
    tokens
      .slice(Math.max(0, at - 2), at + 1)
      .map(({ word }) => word)
      .join(''),
  );

/** 2560 and 2018 are years unless the words mention a price. */
const isYear = ({ value, grouped }: Measure, prefix: AmountLead) =>
  !grouped && !prefix.isPrice && ((value >= 1_950 && value <= 2_050) || (value >= 2_500 && value <= 2_600));

function priceReading(ends: AmountEnds, prefix: AmountLead, { suffix, isMonthly, to }: AmountTail): Reading {
  const found = limits(amountRange(ends, prefix, suffix, 'max'), MIN_PRICE, MAX.price, 0);
  if (!found) return keepAsText(to);
  const { min, max } = found;
  const highest = Math.max(min ?? 0, max ?? 0);
  const filters: Filters = { priceMin: min, priceMax: max };
  if (isMonthly || prefix.isRent) return { to, filters: { ...filters, deal: 'rent' } };
  if (highest <= RENTS_END) return { to, filters: { ...filters, deal: 'rent' }, guessesDeal: true };
  return { to, filters: highest >= SALES_BEGIN ? { ...filters, deal: 'sale' } : filters };
}

/** A number of bathrooms is the least. There is no filter for the most, so that stays text. */
function bathsReading({ first, second }: AmountEnds, bound: AmountLead['bound'], { suffix, to }: AmountTail): Reading {
  const count = Math.min(first.value, second?.value ?? first.value);
  const isAtMost = bound === 'max' || suffix === 'max';
  // Half a bathroom is a room without a bath or shower.
  if (isAtMost || !Number.isInteger(count * 2) || count < 1 || count > MAX.rooms) return keepAsText(to);
  return { to, filters: { bathsMin: count } };
}

/** A number of bedrooms is exact unless its words name a limit: `2+`, `อย่างน้อย 2 ห้องนอน`. */
function bedsReading({ first, second }: AmountEnds, bound: AmountLead['bound'], { suffix, to }: AmountTail): Reading {
  const [min, max] = [first.value, second?.value ?? first.value].sort((a, b) => a - b);
  const isCount = (count = 0) => Number.isInteger(count) && count >= 1 && count <= MAX.rooms;
  if (!isCount(min) || !isCount(max)) return keepAsText(to);
  const limit = suffix === 'min' || suffix === 'max' ? suffix : second === undefined ? bound : undefined;
  const isOpen = limit === 'min' || (second ?? first).isOpen;
  return { to, filters: { ...(limit !== 'max' && { bedsMin: min }), ...(!isOpen && { bedsMax: max }) } };
}

function sizeReading(unit: 'sqm' | 'sqwah', ends: AmountEnds, prefix: AmountLead, { suffix, to }: AmountTail): Reading {
  const found = limits(amountRange(ends, prefix, suffix, 'min'), MIN_AREA, unit === 'sqm' ? MAX.area : MAX.land, 2);
  if (!found) return keepAsText(to);
  const { min, max } = found;
  return { to, filters: unit === 'sqm' ? { areaMin: min, areaMax: max } : { landMin: min, landMax: max } };
}

/** `300m from the beach` is a distance, not 300 million, and `8m wide` a frontage. */
function isDistance({ tokens }: Context, { first, to }: AmountEnds): boolean {
  if (/^(?:wide|frontage)$/.test(tokens[to]?.word ?? '')) return true;
  const isMetres = tokens[to - 1]?.word === 'm' && first.value >= MIN_METRES_BEFORE_M * first.step;
  return isMetres && meaningOf(tokens[to], 'from') !== undefined && !/^(?:a|the|of)$/.test(tokens[to]?.word ?? '');
}

/** `1 ห้องนอนพลัส`, `1 bed plus`: a condo with a small room besides the bedroom, which no listing states. */
function plusRoomReading({ tokens }: Context, { first: { unit, value }, to }: AmountEnds): Reading | undefined {
  const isPlus = /^(?:พลัส|plus)$/.test(tokens[to]?.word ?? '') && (value === 1 || tokens[to]?.word === 'พลัส');
  if (unit !== 'beds' || !isPlus) return undefined;
  return { to: to + 1, filters: { types: ['condo'], bedsMin: value }, intent: 'plus-room' };
}

export const readAmount: Reader = (context, from) => {
  const prefix = readAmountLead(context, from);
  const found = readAmountEnds(context, prefix);
  if (!found) return undefined;
  if (isDistance(context, found)) return keepAsText(found.to);
  const plusRoom = plusRoomReading(context, found);
  if (plusRoom) return plusRoom;
  const after = readAmountTail(context, found.to);
  const { unit } = found.first;
  if (unit === 'beds') return bedsReading(found, prefix.bound, after);
  if (unit === 'baths') return bathsReading(found, prefix.bound, after);
  if (unit === 'sqm' || unit === 'sqwah') return sizeReading(unit, found, prefix, after);
  if (unit !== undefined && unit !== 'baht') return keepAsText(found.to);
  if (!isPrice(context, found, prefix, after.isMonthly)) return prefix.index > from ? keepAsText(found.to) : undefined;
  if (after.isRate) return keepAsText(after.to);
  const isInstalment = after.isMonthly && meaningOf(context.tokens[after.to], 'fee')?.monthly === 'instalment';
  const instalment = isInstalment ? instalmentReading(context, found, prefix, after) : undefined;
  return instalment ? { ...instalment, to: after.to + 1 } : priceReading(found, prefix, after);
};

/** Reads the unit before the number: `ห้องนอน 2`, `Bedrooms: 3`, `ห้องนอนอย่างน้อย 2 ห้อง`. */
export const readRoomsBackwards: Reader = ({ tokens }, from) => {
  const unit = meaningOf(tokens[from], 'unit')?.unit;
  if ((unit !== 'beds' && unit !== 'baths') || (tokens[from]?.word.length ?? 0) < 4) return undefined;
  const bound = meaningOf(tokens[from + 1], 'bound')?.bound;
  const index = bound !== undefined || tokens[from + 1]?.word === ':' ? from + 2 : from + 1;
  const count = tokens[index]?.number?.value ?? 0;
  const next = meaningOf(tokens[index + 1], 'unit');
  const isFree = next === undefined || next.unit === 'other' || tokens[index + 2]?.number !== undefined;
  if (!isFree || meaningOf(tokens[index + 1], 'scale') || !Number.isInteger(count) || count < 1 || count > 9)
    return undefined;
  const end = next?.unit === 'other' && tokens[index + 1]?.word === 'ห้อง' ? index + 2 : index + 1;
  const suffix = suffixAt(tokens, end);
  const tail = { suffix, isMonthly: false, isRate: false, to: suffix === undefined ? end : end + 1 };
  const first = { value: count, unit, step: 1, factor: 1, grouped: false, to: end };
  const ends = { first, second: undefined, to: end };
  return unit === 'beds' ? bedsReading(ends, bound, tail) : bathsReading(ends, bound, tail);
};

const MAX_PERCENT = { discountMin: 90, yieldMin: 50 } as const;

const filterNameOf = (token: Token | undefined) =>
  meaningOf(token, 'yield') ? 'yieldMin' : meaningOf(token, 'discount') ? 'discountMin' : undefined;

function percentReading(name: 'yieldMin' | 'discountMin', value: number, to: number): Reading | undefined {
  const rounded = name === 'yieldMin' ? Math.round(value * 10) / 10 : Math.round(value);
  if (rounded <= 0 || rounded > MAX_PERCENT[name]) return undefined;
  return { to, filters: name === 'yieldMin' ? { yieldMin: rounded } : { discountMin: rounded } };
}

const isBetween = (token: Token | undefined) =>
  !token?.number &&
  (['bound', 'filler', 'price', 'yield'] as const).some((kind) => meaningOf(token, kind) !== undefined);

/** Reads a minimum yield or discount: `ผลตอบแทนมากกว่า 6%`, `10% below market`. */
export const readPercentage: Reader = ({ tokens }, from) => {
  const name = filterNameOf(tokens[from]);
  let index = name ? from + 1 : from;
  while (index < from + 4 && isBetween(tokens[index])) index += 1;
  const percent = readMeasure(tokens, index);
  if (percent?.unit !== 'percent') return belowMarket(tokens[from], from);
  let to = percent.to;
  while (suffixAt(tokens, to)) to += 1;
  if (name) return percentReading(name, percent.value, filterNameOf(tokens[to]) === name ? to + 1 : to);
  while (to < percent.to + 2 && !filterNameOf(tokens[to]) && isBetween(tokens[to])) to += 1;
  const after = filterNameOf(tokens[to]);
  return after && percentReading(after, percent.value, meaningOf(tokens[to + 1], 'yield') ? to + 2 : to + 1);
};

/** Reads "below market" without a figure. "Discount" alone stays text. */
function belowMarket(token: Token | undefined, from: number): Reading | undefined {
  const isMarket = meaningOf(token, 'discount') && /ตลาด|market|undervalued|bargain/.test(token?.word ?? '');
  return isMarket ? { to: from + 1, filters: { collections: ['below-market-price'] } } : undefined;
}
