import { readAmount, SQWAH_PER_RAI } from '../amount';
import { SQWAH } from '../amount-words';
import type { Unit } from './dictionary';
import { isAttached, meaningOf, type Token } from './tokens';

export type Measure = {
  readonly value: number;
  readonly unit: Unit | undefined;
  /** The last named scale: a million in `3 ล้าน`; 1 for a bare number. */
  readonly step: number;
  readonly factor: number;
  readonly grouped: boolean;
  readonly isOpen?: boolean;
  readonly to: number;
};

type Tokens = readonly Token[];
type Amount = { value: number; step: number; grouped: boolean; to: number };

/** Excludes phone numbers and codes, which begin with zero. "0.5" is a count. */
const isCount = ({ word, number }: Token) => number !== undefined && (!/^0\d/.test(word) || number.value === 0);

function count(token: Token | undefined): number | undefined {
  if (token?.number) return isCount(token) ? token.number.value : undefined;
  return meaningOf(token, 'digit')?.value;
}

const hasOwnUnit = (tokens: Tokens, index: number) =>
  meaningOf(tokens[index], 'scale') !== undefined || meaningOf(tokens[index], 'unit') !== undefined;

/** The tenths that follow a scale: `ล้านครึ่ง`, `หมื่นห้า`, `3ล้าน5`. */
function tenths(tokens: Tokens, index: number): number {
  const [step, token] = [tokens[index - 1], tokens[index]];
  if (token === undefined || hasOwnUnit(tokens, index + 1)) return 0;
  const word = meaningOf(token, 'digit')?.value;
  if (word !== undefined) return word < 1 ? word * 10 : word < 10 ? word : 0;
  return isAttached(step, token) && /^[1-9]$/.test(token.word) && !isAttached(token, tokens[index + 1])
    ? Number(token.word)
    : 0;
}

/** A part of a scale without a number means one of it: `ล้านต้นๆ`, `หมื่นกว่าบาท`. `พันกว่าตารางวา` is no price. */
function isPart(tokens: Tokens, index: number): boolean {
  const bound = meaningOf(tokens[index], 'suffix')?.bound;
  const unit = meaningOf(tokens[index + 1], 'unit')?.unit;
  return bound !== undefined && bound !== 'min' && bound !== 'max' && (unit === undefined || unit === 'baht');
}

/** Reads a number in words and digits: `สองล้านห้า`, `half a million`. With `bare`, `ล้าน` alone is one million. */
function amount(tokens: Tokens, from: number, bare: boolean): Amount | undefined {
  let [index, value, step] = [from, 0, Number.POSITIVE_INFINITY];
  const grouped = tokens[from]?.number?.grouped ?? false;
  while (index < from + 6) {
    const number = count(tokens[index]);
    const scaleAt = number === undefined ? index : index + 1;
    const factor = meaningOf(tokens[scaleAt], 'scale')?.factor;
    const saysOne = index === from && (bare || tenths(tokens, scaleAt + 1) > 0 || isPart(tokens, scaleAt + 1));
    if (factor === undefined || factor >= step || (number === undefined && !saysOne)) break;
    [index, value, step] = [scaleAt + 1, value + (number ?? 1) * factor, factor];
    const more = tenths(tokens, index);
    if (more > 0) return { value: value + (more * factor) / 10, step: factor / 10, grouped, to: index + 1 };
  }
  if (index > from) return { value, step, grouped, to: index };
  const number = count(tokens[from]);
  return number === undefined ? undefined : { value: number, step: 1, grouped, to: from + 1 };
}

/** `2-1-40 ไร่` means rai, ngan and square wah, and so does `2-1-40` alone if it is a valid land size. */
function raiNganWah(tokens: Tokens, from: number): Measure | undefined {
  const [rai, ...others] = tokens.slice(from, from + 5);
  const deed = rai && isCount(rai) && readAmount([rai, ...others].map(({ word }) => word).join(''), SQWAH);
  if (!deed || others[0]?.word !== '-' || others[2]?.word !== '-') return undefined;
  const unit = tokens[from + 5];
  const isRai = unit?.meanings.some((meaning) => meaning.kind === 'unit' && meaning.factor === SQWAH_PER_RAI);
  const parts = [rai, ...others];
  const isAlone = parts.every((part, index) => index === 0 || isAttached(parts[index - 1], part)) && unit?.word !== '-';
  if (!isRai && (!isAlone || hasOwnUnit(tokens, from + 5))) return undefined;
  const { value } = deed;
  return { value, unit: 'sqwah', step: 1, factor: SQWAH_PER_RAI, grouped: false, to: from + (isRai ? 6 : 5) };
}

/** Adds the smaller units after a larger one: `1 ไร่ 2 งาน 50 วา`, `1 ไร่ครึ่ง`. */
function land(tokens: Tokens, first: Measure, factor: number): Measure {
  const half = tokens[first.to];
  if (meaningOf(half, 'digit')?.value === 0.5) return { ...first, value: first.value + factor / 2, to: first.to + 1 };
  const number = count(tokens[first.to]);
  const smaller = meaningOf(tokens[first.to + 1], 'unit');
  if (number === undefined || smaller?.unit !== 'sqwah' || smaller.factor >= factor) return first;
  const sum = { ...first, value: first.value + number * smaller.factor, to: first.to + 2 };
  return land(tokens, sum, smaller.factor);
}

/** No listing has this many bathrooms, so "bath" is a misspelling of "baht". */
const BATH_IS_BAHT = 1_000;

function unitOf({ value, step }: Amount, token: Token | undefined) {
  const unit = meaningOf(token, 'unit');
  // In `20k min`, "min" is a limit and not minutes.
  if (unit?.unit === 'minute' && step > 1) return undefined;
  return unit?.unit === 'baths' && value >= BATH_IS_BAHT ? { ...unit, unit: 'baht' as const } : unit;
}

/** Reads an amount with its unit. `m` means a million, or metres with `lengths`. */
export function readMeasure(tokens: Tokens, from: number, { bare = false, lengths = false } = {}): Measure | undefined {
  const currency = meaningOf(tokens[from], 'unit')?.unit === 'baht';
  const start = currency ? from + 1 : from;
  const compound = raiNganWah(tokens, start);
  if (compound) return compound;
  const plain = lengths ? countOnly(tokens, start) : amount(tokens, start, bare);
  if (!plain) return undefined;
  const hyphen = /^[-+]$/.test(tokens[plain.to]?.word ?? '') ? 1 : 0;
  const unit = unitOf(plain, tokens[plain.to + hyphen]);
  const isWord = tokens[start]?.number === undefined && plain.step === 1;
  if (unit && (hyphen === 0 || unit.unit === 'beds' || unit.unit === 'baths')) {
    const value = Math.round(plain.value * unit.factor * 100) / 100;
    const isOpen = tokens[plain.to]?.word === '+';
    const whole = { ...plain, isOpen, value, unit: unit.unit, factor: unit.factor, to: plain.to + hyphen + 1 };
    return unit.unit === 'sqwah' ? land(tokens, whole, unit.factor) : whole;
  }
  if (isWord) return undefined;
  return { ...plain, unit: currency || plain.step > 1 ? 'baht' : undefined, factor: 1 };
}

function countOnly(tokens: Tokens, index: number): Amount | undefined {
  const value = count(tokens[index]);
  return value === undefined ? undefined : { value, step: 1, grouped: false, to: index + 1 };
}
