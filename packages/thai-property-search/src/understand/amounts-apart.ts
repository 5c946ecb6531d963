import { measure } from './measure';
import { keepAsText, type Reader } from './reading';
import { meaningOf, type Token } from './tokens';

/** Reads the unit before the number: `ห้องนอน 2`, `Bedrooms: 3`. */
export const readRoomsBackwards: Reader = ({ tokens }, from) => {
  const unit = meaningOf(tokens[from], 'unit')?.unit;
  if ((unit !== 'beds' && unit !== 'baths') || (tokens[from]?.word.length ?? 0) < 4) return undefined;
  const index = tokens[from + 1]?.word === ':' ? from + 2 : from + 1;
  const count = tokens[index]?.number?.value ?? 0;
  const next = meaningOf(tokens[index + 1], 'unit');
  const isFree = next === undefined || next.unit === 'other' || tokens[index + 2]?.number !== undefined;
  if (!isFree || meaningOf(tokens[index + 1], 'scale') || !Number.isInteger(count) || count < 1 || count > 9)
    return undefined;
  const to = next?.unit === 'other' && tokens[index + 1]?.word === 'ห้อง' ? index + 2 : index + 1;
  return { to, filters: unit === 'beds' ? { bedsMin: count } : { bathsMin: count } };
};

/** Floors and years have a number but no price: in `high floor 5m` the price belongs to the listing. */
const COUNTED = /^(?:floor|ชั้นที่|built)/;
const YEARS_END = 3_000;

/** Skips amounts that are not the price: `ผ่อนเดือนละ 15,000`, `ค่าส่วนกลาง 48 บาท`, `ตร.ว. ละ 10,000`. */
export const readOtherMoney: Reader = ({ tokens }, from) => {
  const perUnit = meaningOf(tokens[from], 'unit') && tokens[from + 1]?.word === 'ละ' ? 1 : 0;
  if (!meaningOf(tokens[from], 'fee') && perUnit === 0) return undefined;
  let index = from + 1 + perUnit;
  const isBetween = (token: Token | undefined) =>
    (['bound', 'filler', 'month', 'per', 'price'] as const).some((kind) => meaningOf(token, kind)) && !token?.number;
  while (index < from + 6 && isBetween(tokens[index])) index += 1;
  const found = measure(tokens, index);
  const isRoom = found?.unit === 'beds' || found?.unit === 'baths' || found?.unit === 'sqm' || found?.unit === 'sqwah';
  if (!found || isRoom) return undefined;
  const isOther = COUNTED.test(tokens[from]?.word ?? '') && (found.unit !== undefined || found.value >= YEARS_END);
  return isOther ? undefined : keepAsText(found.to);
};
