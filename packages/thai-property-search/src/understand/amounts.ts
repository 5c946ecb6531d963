import { LEAST_PRICE, MOST_PRICE } from '../params';
import { RENTS_END } from '../price-steps';
import { type AmountLead, type Ends, ends, lead, type Range, range, type Tail, tail } from './bounds';
import { LEAST_M } from './distance';
import type { Filters } from './meaning';
import type { Measure } from './measure';
import { type Context, isAttached, keepAsText, type Reader, type Reading } from './reading';
import { meaningOf } from './tokens';

/** The largest values the URL accepts (packages/thai-property-search/src/params.ts). */
const MOST = { price: MOST_PRICE, rooms: 20, area: 100_000, land: 1_000_000 } as const;
/** The smallest area the URL accepts, in square metres or square wah. */
const LEAST_AREA = 0.01;
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

/** Whether a number without a unit is a price: by the words before it, by its commas, or by its size. */
function isPrice(context: Context, { first, second, to }: Ends, prefix: AmountLead, monthly: boolean): boolean {
  const { tokens } = context;
  if (first.unit === 'baht') return true;
  if (first.unit !== undefined || first.value < LEAST_PRICE || !Number.isInteger(first.value)) return false;
  const [last, next] = [tokens[to - 1], tokens[to]];
  if (next?.meanings.length === 0 && isAttached(last, next) && !/^[\s,;.()]/.test(next.word)) return false;
  const isCued = prefix.isPrice || prefix.bound !== undefined || prefix.isRent || monthly || context.rent;
  return isCued || first.grouped || second !== undefined ? !isYear(first, prefix) : first.value >= SURELY_PRICE;
}

/** 2560 and 2018 are years unless the words mention a price. */
const isYear = ({ value, grouped }: Measure, prefix: AmountLead) =>
  !grouped && !prefix.isPrice && ((value >= 1_950 && value <= 2_050) || (value >= 2_500 && value <= 2_600));

function priceReading(ends: Ends, prefix: AmountLead, { suffix, isMonthly, to }: Tail): Reading {
  const found = limits(range(ends, prefix, suffix, 'max'), LEAST_PRICE, MOST.price, 0);
  if (!found) return keepAsText(to);
  const { min, max } = found;
  const highest = Math.max(min ?? 0, max ?? 0);
  const filters: Filters = { priceMin: min, priceMax: max };
  if (isMonthly || prefix.isRent) return { to, filters: { ...filters, deal: 'rent' } };
  if (highest <= RENTS_END) return { to, filters: { ...filters, deal: 'rent' }, guessesDeal: true };
  return { to, filters: highest >= SALES_BEGIN ? { ...filters, deal: 'sale' } : filters };
}

/** A minimum number of rooms. There is no filter for a maximum, so that stays text. */
function roomReading(name: 'bedsMin' | 'bathsMin', ends: Ends, prefix: AmountLead, { suffix, to }: Tail): Reading {
  const count = Math.min(ends.first.value, ends.second?.value ?? ends.first.value);
  const isAtMost = prefix.bound === 'max' || suffix === 'max';
  // Half a bathroom is a room without a bath or shower.
  if (isAtMost || !Number.isInteger(name === 'bathsMin' ? count * 2 : count) || count < 1 || count > MOST.rooms)
    return keepAsText(to);
  return { to, filters: { [name]: count } };
}

function sizeReading(unit: 'sqm' | 'sqwah', ends: Ends, prefix: AmountLead, { suffix, to }: Tail): Reading {
  const found = limits(range(ends, prefix, suffix, 'min'), LEAST_AREA, unit === 'sqm' ? MOST.area : MOST.land, 2);
  if (!found) return keepAsText(to);
  const { min, max } = found;
  return { to, filters: unit === 'sqm' ? { areaMin: min, areaMax: max } : { landMin: min, landMax: max } };
}

/** `300m from the beach` is a distance, not 300 million. */
function isDistance({ tokens }: Context, { first, to }: Ends): boolean {
  const isMetres = tokens[to - 1]?.word === 'm' && first.value >= LEAST_M * first.step;
  return isMetres && meaningOf(tokens[to], 'from') !== undefined && !/^(?:a|the|of)$/.test(tokens[to]?.word ?? '');
}

/** Reads prices, rooms and areas, with the words that limit them. */
export const readAmount: Reader = (context, from) => {
  const prefix = lead(context, from);
  const found = ends(context, prefix);
  if (!found) return undefined;
  if (isDistance(context, found)) return keepAsText(found.to);
  const after = tail(context, found.to);
  const { unit } = found.first;
  if (unit === 'beds' || unit === 'baths')
    return roomReading(unit === 'beds' ? 'bedsMin' : 'bathsMin', found, prefix, after);
  if (unit === 'sqm' || unit === 'sqwah') return sizeReading(unit, found, prefix, after);
  if (unit !== undefined && unit !== 'baht') return keepAsText(found.to);
  if (!isPrice(context, found, prefix, after.isMonthly)) return prefix.index > from ? keepAsText(found.to) : undefined;
  return after.isRate ? keepAsText(after.to) : priceReading(found, prefix, after);
};
