import type { Meaning, Unit } from './dictionary';
import { type Measure, readMeasure } from './measure';
import { type Context, meaningOf, type Token } from './tokens';

/** "About" means up to a fifth less or more. */
const ABOUT = 0.2;
/** Smaller numbers share the scale of the other end: `3-5 ล้าน`. */
const SHARED_BELOW = 1_000;

type Bound = Extract<Meaning, { kind: 'bound' }>['bound'];
export type Range = { readonly min: number | undefined; readonly max: number | undefined };
export type AmountLead = {
  readonly bound: Bound | undefined;
  readonly isPrice: boolean;
  readonly isRent: boolean;
  readonly index: number;
};

/** Reads the words before an amount: `ราคาไม่เกิน`, `budget under`, `เดือนละ`. */
export function readAmountLead({ tokens }: Context, from: number): AmountLead {
  let [bound, isPrice, isRent, index]: [Bound | undefined, boolean, boolean, number] = [undefined, false, false, from];
  for (; index < from + 8; index += 1) {
    const token = tokens[index];
    const ownBound = meaningOf(token, 'bound')?.bound;
    const counts = token?.number !== undefined || meaningOf(token, 'digit') !== undefined;
    if (counts || token === undefined) break;
    if (ownBound !== undefined) bound = ownBound;
    else if (meaningOf(token, 'price')) isPrice = true;
    else if (meaningOf(token, 'month')) isRent = true;
    else if (index === from || !(meaningOf(token, 'filler') || token.word === ':')) break;
  }
  return { bound, isPrice, isRent, index };
}

const joins = (token: Token | undefined, bound: Bound | undefined, unit: Unit | undefined): boolean => {
  if (meaningOf(token, 'to')) return true;
  if (bound === 'between') return meaningOf(token, 'and') !== undefined;
  return (unit === 'beds' || unit === 'baths') && (meaningOf(token, 'or') !== undefined || token?.word === ',');
};

export type AmountEnds = { readonly first: Measure; readonly second: Measure | undefined; readonly to: number };

/** Reads one amount, or both ends of a range. `3-5 ล้าน` and `2 or 3 beds` name their unit once. */
export function readAmountEnds({ tokens }: Context, { bound, isPrice, index }: AmountLead): AmountEnds | undefined {
  const first = readMeasure(tokens, index, { bare: bound !== undefined || isPrice });
  if (!first) return undefined;
  const after = tokens[first.to + 1];
  const second = after && readMeasure(tokens, first.to + 1);
  const unit = first.unit ?? second?.unit;
  if (!second || !joins(tokens[first.to], bound, unit)) return { first, second: undefined, to: first.to };
  const [firstEnd, secondEnd] = [shared(first, second), shared(second, first)];
  return firstEnd.unit === secondEnd.unit
    ? { first: firstEnd, second: secondEnd, to: secondEnd.to }
    : { first, second: undefined, to: first.to };
}

function shared(end: Measure, other: Measure): Measure {
  if (end.unit !== undefined || other.unit === undefined) return end;
  if (other.unit !== 'baht') return { ...end, value: end.value * other.factor, unit: other.unit };
  const step = !end.grouped && end.value < SHARED_BELOW ? other.step : 1;
  return { ...end, value: end.value * step, unit: other.unit, step };
}

type Suffix = Extract<Meaning, { kind: 'suffix' }>['bound'];
export type AmountTail = { suffix: Suffix | undefined; isMonthly: boolean; isRate: boolean; to: number };

/** In `5m max`, a word that usually limits the next amount limits the previous one, because no amount follows. */
export function suffixAt(tokens: readonly Token[], index: number): Suffix | undefined {
  const next = tokens[index + 1];
  const isOfNext = meaningOf(tokens[index], 'bound') && (next?.number ?? meaningOf(next, 'digit'));
  return isOfNext ? undefined : meaningOf(tokens[index], 'suffix')?.bound;
}

export function readAmountTail({ tokens }: Context, from: number): AmountTail {
  const found: AmountTail = { suffix: undefined, isMonthly: false, isRate: false, to: from };
  for (let index = from; index < from + 5; index += 1) {
    const per = meaningOf(tokens[index], 'per') ? 1 : 0;
    const suffix = per === 1 ? undefined : suffixAt(tokens, index);
    const currency = meaningOf(tokens[index], 'unit')?.unit === 'baht';
    if (meaningOf(tokens[index + per], 'month')) found.isMonthly = true;
    else if (per === 1 && meaningOf(tokens[index + 1], 'unit')) found.isRate = true;
    else if (suffix !== undefined) found.suffix = suffix;
    else if (!currency) break;
    index += per;
    found.to = index + 1;
  }
  return found;
}

/** From here on the scale tells the precision of an amount; below it the trailing zeros do: `30,000 กว่า`. */
const EXACT_FROM = 100_000;

const stepOf = ({ value, step }: Measure) =>
  step >= EXACT_FROM ? step : 10 ** (/0*$/.exec(String(Math.round(value)))?.[0].length ?? 0);

/** The meant part of the named scale: `3 ล้านต้นๆ` is its first half. */
const PARTS = { over: [0, 1], early: [0, 0.5], middle: [0.3, 0.7], late: [0.5, 1] } as const;

/** The range that the surrounding words describe. `alone` is the meaning of a single amount without such words. */
export function amountRange(
  { first, second }: AmountEnds,
  { bound }: AmountLead,
  suffix: Suffix | undefined,
  alone: 'min' | 'max',
): Range {
  const { value } = first;
  const step = alone === 'max' ? stepOf(first) : first.step;
  if (second) return { min: Math.min(value, second.value), max: Math.max(value, second.value) };
  if (bound === 'about') return { min: value * (1 - ABOUT), max: value * (1 + ABOUT) };
  if (bound === undefined && step > 1 && suffix !== undefined && suffix !== 'min' && suffix !== 'max') {
    const [from, to] = PARTS[suffix];
    return { min: value + from * step, max: value + to * step };
  }
  const end = suffix === 'min' || suffix === 'max' ? suffix : bound;
  return end === 'min' || (end !== 'max' && alone === 'min')
    ? { min: value, max: undefined }
    : { min: undefined, max: value };
}
