import type { Spellings } from '../amount';
import { STOREYS } from '../listing-choices';
import { MAX_FLOOR } from '../params';
import { readAmountLead, suffixAt } from './bounds';
import type { Meaning } from './dictionary';
import { type Context, isAttached, keepAsText, meaningOf, type Reader, type Reading } from './tokens';

export const FLOOR_WORDS: readonly (readonly [Meaning, Spellings])[] = [
  [{ kind: 'floor' }, 'ชั้น|ชั้นที่|floor|floors'],
  [{ kind: 'storey' }, 'ชั้น|floor|floors|storey|storeys|storeyed|story|stories|storied'],
  [{ kind: 'bound', bound: 'max' }, 'ไม่สูงกว่า|ไม่สูงเกิน|not higher than|lower than'],
  [{ kind: 'bound', bound: 'min' }, 'higher than|not lower than|not below'],
  [{ kind: 'suffix', bound: 'min' }, 'or higher|and higher'],
  [{ kind: 'suffix', bound: 'max' }, 'or lower|and lower'],
];

/** Higher buildings have condos. A larger number before `ชั้น` is part of a road's name: `ลาดพร้าว 71 ชั้น 2`. */
const MAX_STOREYS = 9;

type Tokens = Context['tokens'];
type Count = { readonly value: number; readonly isOrdinal: boolean; readonly to: number };

function countAt(tokens: Tokens, index: number): Count | undefined {
  const [token, next] = [tokens[index], tokens[index + 1]];
  const value = token?.number?.value ?? meaningOf(token, 'digit')?.value ?? 0;
  if (!Number.isInteger(value) || value < 1 || value > MAX_FLOOR) return undefined;
  const isOrdinal = isAttached(token, next) && /^(?:st|nd|rd|th)$/.test(next?.word ?? '');
  return { value, isOrdinal, to: isOrdinal ? index + 2 : index + 1 };
}

const hasUnit = (tokens: Tokens, index: number) => {
  const unit = meaningOf(tokens[index], 'unit')?.unit;
  return (unit !== undefined && unit !== 'other') || meaningOf(tokens[index], 'scale') !== undefined;
};

function limitAt(tokens: Tokens, to: number): 'min' | 'max' | undefined {
  const suffix = suffixAt(tokens, to);
  return suffix === 'min' || suffix === 'max' ? suffix : undefined;
}

function endAt(tokens: Tokens, from: number, isBetween: boolean): Count | undefined {
  if (!meaningOf(tokens[from], 'to') && !(isBetween && meaningOf(tokens[from], 'and'))) return undefined;
  return countAt(tokens, meaningOf(tokens[from + 1], 'floor') ? from + 2 : from + 1);
}

/** The floor of a home: `ชั้น 20 ขึ้นไป`, `ไม่เกินชั้น 8`, `floors 10-20`, `above the 10th floor`. */
export const readFloor: Reader = (context, from) => {
  const { tokens } = context;
  const before = readAmountLead(context, from);
  const isNamed = meaningOf(tokens[before.index], 'floor') !== undefined;
  const { bound = before.bound, index, isPrice, isRent } = isNamed ? readAmountLead(context, before.index + 1) : before;
  const first = isPrice || isRent ? undefined : countAt(tokens, index);
  if (!first) return undefined;
  const second = endAt(tokens, first.to, bound === 'between');
  const { isOrdinal, to: end } = second ?? first;
  if (!isNamed && !(isOrdinal && meaningOf(tokens[end], 'floor'))) return undefined;
  const to = isNamed ? end : end + 1;
  if (hasUnit(tokens, to)) return undefined;
  if (second) {
    const [floorMin, floorMax] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
    return { to, filters: { floorMin, floorMax } };
  }
  const suffix = limitAt(tokens, to);
  const limit = suffix ?? bound;
  return {
    to: suffix ? to + 1 : to,
    filters: {
      ...(limit === 'max' ? {} : { floorMin: first.value }),
      ...(limit === 'min' ? {} : { floorMax: first.value }),
    },
  };
};

/** From here on a choice means at least so many. */
const MORE_STOREYS = 3;

function storeysReading(value: number, limit: string | undefined, to: number): Reading {
  const isExact = limit === undefined || limit === 'about';
  const isCovered = (limit === 'min' && value >= MORE_STOREYS) || (limit === 'max' && value === 1);
  return isExact || isCovered
    ? { to, filters: { storeys: STOREYS[Math.min(value, STOREYS.length) - 1] } }
    : keepAsText(to);
}

const BUILDING = /^(?:ตึก|อาคาร|building)$/;
const namesType = (token: Tokens[number]) => meaningOf(token, 'wish')?.filters.types !== undefined;

/** `ตึก 4 ชั้น`, `four-storey building`: a shophouse, unless another type is named. */
function withBuilding(reading: Reading | undefined, from: number, tokens: Tokens): Reading | undefined {
  if (reading === undefined || reading.staysText || tokens.some(namesType)) return reading;
  const isAfter = BUILDING.test(tokens[reading.to]?.word ?? '');
  if (!isAfter && !BUILDING.test(tokens[from]?.word ?? '')) return reading;
  return { to: isAfter ? reading.to + 1 : reading.to, filters: { ...reading.filters, types: ['shophouse'] } };
}

/** `บ้าน 2 ชั้น`, `two-storey`. Limits that the filter does not have, such as `ไม่เกิน 2 ชั้น`, stay text. */
export const readStoreys: Reader = (context, from) => {
  const { tokens } = context;
  const start = BUILDING.test(tokens[from]?.word ?? '') ? from + 1 : from;
  return withBuilding(readStoreysAlone(context, start), from, tokens);
};

const readStoreysAlone: Reader = (context, from) => {
  const { tokens } = context;
  const { bound, index, isPrice, isRent } = readAmountLead(context, from);
  const count = isPrice || isRent ? undefined : countAt(tokens, index);
  if (!count || count.isOrdinal || count.value > MAX_STOREYS) return undefined;
  const unit = tokens[count.to]?.word === '-' ? count.to + 1 : count.to;
  const to = unit + 1;
  if (!meaningOf(tokens[unit], 'storey')) return undefined;
  // In `ซอย 2 ชั้น 5` the word belongs to the second number.
  const isFloor = meaningOf(tokens[unit], 'floor') && countAt(tokens, to);
  if (isFloor && !meaningOf(tokens[to + 1], 'unit') && !hasUnit(tokens, to + 1)) return undefined;
  if (meaningOf(tokens[to], 'digit')?.value === 0.5) return keepAsText(to + 1);
  const suffix = limitAt(tokens, to);
  return storeysReading(count.value, suffix ?? bound, suffix ? to + 1 : to);
};
