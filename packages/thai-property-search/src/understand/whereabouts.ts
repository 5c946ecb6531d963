import { BANGKOK } from '../documents';
import type { PlaceName } from './dictionary';
import { nameAt, ROAD_NUMBERS_END } from './stations';
import {
  type Context,
  isAttached,
  isEastAsian,
  isUnknown,
  keepAsText,
  meaningOf,
  type Reader,
  type Reading,
  type Token,
} from './tokens';

const MAX_MARKERS = 4;

function isPlainNumber(tokens: readonly Token[], index: number): boolean {
  const number = tokens[index]?.number;
  if (number === undefined || number.grouped || number.value >= ROAD_NUMBERS_END) return false;
  return !meaningOf(tokens[index + 1], 'unit') && !meaningOf(tokens[index + 1], 'scale');
}

function isPartOfMore({ tokens }: Context, from: number, to: number): boolean {
  const [before, first, last, after] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  const isOfSomething = meaningOf(before, 'road') || meaningOf(before, 'landmark') || meaningOf(after, 'road');
  const isInside = (token: Token | undefined) => (isUnknown(token) && !isEastAsian(token)) || token?.word === '-';
  return (
    isOfSomething !== undefined ||
    (meaningOf(after, 'landmark') !== undefined && !isAttached(last, after)) ||
    (isAttached(before, first) && isInside(before)) ||
    (isAttached(last, after) && isInside(after)) ||
    isPlainNumber(tokens, to) ||
    isOneOfSeveral(tokens, from, to)
  );
}

/** `บางนา หรือ พระโขนง`: the filter accepts only one place. */
function isOneOfSeveral(tokens: readonly Token[], from: number, to: number): boolean {
  const marker = meaningOf(tokens[to + 1], 'in') ? 1 : 0;
  const joins = (token: Token | undefined) => meaningOf(token, 'or') ?? meaningOf(token, 'and');
  const isName = (token: Token | undefined) => meaningOf(token, 'name') !== undefined;
  const after = joins(tokens[to]) && isName(tokens[to + 1 + marker]);
  const index = meaningOf(tokens[from - 1], 'in') ? from - 1 : from;
  return Boolean(after) || (joins(tokens[index - 1]) !== undefined && isName(tokens[index - 2]));
}

/** The district that is meant, given the provinces mentioned. `เขต` is only used in Bangkok. */
function resolveDistrict(
  districts: readonly string[],
  provinces: ReadonlySet<string>,
  marker: string,
): string | undefined {
  if (districts.length === 1) return districts[0];
  const named = districts.filter((id) => provinces.has(id.slice(0, 2)));
  if (named.length === 1) return named[0];
  const ofBangkok = districts.filter((id) => id.startsWith(BANGKOK));
  return marker.includes('เขต') && ofBangkok.length === 1 ? ofBangkok[0] : undefined;
}

const inProvince = (province: string, to: number): Reading => ({ to, filters: { province } });
const inDistrict = (district: string, to: number): Reading => ({
  to,
  filters: { province: district.slice(0, 2), district },
});

type Level = 'any' | 'district' | 'province' | undefined;

/** Whether a district is meant although no word announces it. Provinces are more certain than districts. */
const isMeantAlone = ({ alone }: PlaceName, { nameReading }: Context) =>
  nameReading === 'place' || (nameReading === 'careful' && alone);

function placeReading(
  name: PlaceName,
  to: number,
  level: Level,
  context: Context,
  marker: string,
): Reading | undefined {
  const [province, second] = name.provinces;
  const district = resolveDistrict(name.districts, context.provinces, marker);
  if (level === 'district') return district === undefined ? undefined : inDistrict(district, to);
  if (province !== undefined && second === undefined && (level !== undefined || name.alone)) {
    return inProvince(province, to);
  }
  const isMeant = level === 'any' ? !name.road : level === undefined && isMeantAlone(name, context);
  return district !== undefined && isMeant && level !== 'province' ? inDistrict(district, to) : undefined;
}

/** Reads provinces and districts: after a word that announces one, or alone if the name has no other meaning. */
export const readPlace: Reader = (context, from) => {
  const { tokens } = context;
  let [index, level]: [number, Level] = [from, undefined];
  while (index < from + MAX_MARKERS) {
    const marker = meaningOf(tokens[index], 'in');
    if (!marker) break;
    level = level === undefined || level === 'any' ? marker.level : level;
    index += 1;
  }
  if (level === 'any' && meaningOf(tokens[index], 'filler') && tokens[index]?.word === 'the') index += 1;
  const named = nameAt(context, index, level !== undefined);
  if (!named) return undefined;
  const after =
    meaningOf(tokens[named.to], 'filler') && /^(district|province)$/.exec(tokens[named.to]?.word ?? '')?.[0];
  const statedLevel: Level = after === 'district' || after === 'province' ? after : level;
  const isHard = statedLevel === 'district' || statedLevel === 'province';
  const several = isOneOfSeveral(tokens, index, named.to) || isPlainNumber(tokens, named.to);
  if (isPartOfMore(context, index, named.to) && !(isHard && !several)) {
    return keepAsText(named.to);
  }
  const marker = tokens.slice(from, index).map(({ word }) => word);
  return placeReading(named.name, after ? named.to + 1 : named.to, statedLevel, context, marker.join(' '));
};

/** Names of roads and landmarks stay text: `ถนนเชียงใหม่-ลำพูน`, `ซอยสุขุมวิท 71`, `โรงพยาบาลกรุงเทพ`. */
export const readRoad: Reader = (context, from) => {
  const { tokens } = context;
  if (!meaningOf(tokens[from], 'road') && !meaningOf(tokens[from], 'landmark')) return undefined;
  const next = tokens[from + 1];
  const isName = (token: Token | undefined) => isUnknown(token) || meaningOf(token, 'name') !== undefined;
  if (!isName(next) && !(next?.number && isPlainNumber(tokens, from + 1))) return undefined;
  let to = from + 2;
  while (isAttached(tokens[to - 1], tokens[to]) && (tokens[to]?.word === '-' || isName(tokens[to]))) to += 1;
  return keepAsText(isPlainNumber(tokens, to) ? to + 1 : to);
};
