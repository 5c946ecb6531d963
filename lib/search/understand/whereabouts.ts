import { BANGKOK } from '../../content/bangkok';
import type { PlaceName } from './meaning';
import { type Context, isAttached, kept, type Reader, type Reading } from './reading';
import { nameAt, ROAD_NUMBERS_END } from './stations';
import { isUnknown, meant, type Token } from './tokens';

/** The maximum number of words such as those in `in the area of` and `ในเขตอำเภอ`. */
const MOST_MARKERS = 4;

/** Whether a number can be part of a name. */
function isPlainNumber(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at]?.number;
  if (number === undefined || number.grouped || number.value >= ROAD_NUMBERS_END) return false;
  return !meant(tokens[at + 1], 'unit') && !meant(tokens[at + 1], 'scale');
}

/** Whether the name belongs to something else: a road, a school, a project. */
function isPartOfMore({ tokens }: Context, from: number, to: number): boolean {
  const [before, first, last, after] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  const isOfSomething = meant(before, 'road') || meant(before, 'landmark') || meant(after, 'road');
  const isInside = (token: Token | undefined) => isUnknown(token) || token?.word === '-';
  return (
    isOfSomething !== undefined ||
    (meant(after, 'landmark') !== undefined && !isAttached(last, after)) ||
    (isAttached(before, first) && isInside(before)) ||
    (isAttached(last, after) && isInside(after)) ||
    isPlainNumber(tokens, to) ||
    isOneOfSeveral(tokens, from, to)
  );
}

/** `บางนา หรือ พระโขนง`: the filter accepts only one place. */
function isOneOfSeveral(tokens: readonly Token[], from: number, to: number): boolean {
  const marker = meant(tokens[to + 1], 'in') ? 1 : 0;
  const joins = (token: Token | undefined) => meant(token, 'or') ?? meant(token, 'and');
  const isName = (token: Token | undefined) => meant(token, 'name') !== undefined;
  const after = joins(tokens[to]) && isName(tokens[to + 1 + marker]);
  const at = meant(tokens[from - 1], 'in') ? from - 1 : from;
  return Boolean(after) || (joins(tokens[at - 1]) !== undefined && isName(tokens[at - 2]));
}

/** The district that is meant, given the provinces mentioned. `เขต` is only used in Bangkok. */
function oneOf(districts: readonly string[], provinces: ReadonlySet<string>, marker: string): string | undefined {
  if (districts.length === 1) return districts[0];
  const named = districts.filter((id) => provinces.has(id.slice(0, 2)));
  if (named.length === 1) return named[0];
  const ofBangkok = districts.filter((id) => id.startsWith(BANGKOK));
  return marker.includes('เขต') && ofBangkok.length === 1 ? ofBangkok[0] : undefined;
}

const inProvince = (province: string, to: number): Reading => ({ to, filters: { province } });
/** As in the URL, a district implies its province. */
const inDistrict = (district: string, to: number): Reading => ({
  to,
  filters: { province: district.slice(0, 2), district },
});

type Level = 'any' | 'district' | 'province' | undefined;

function placed(name: PlaceName, to: number, level: Level, context: Context, marker: string): Reading | undefined {
  const [province, another] = name.provinces;
  const district = oneOf(name.districts, context.provinces, marker);
  if (level === 'district') return district === undefined ? undefined : inDistrict(district, to);
  if (province !== undefined && another === undefined && (level !== undefined || name.alone)) {
    return inProvince(province, to);
  }
  const isMeant = level === 'any' ? !name.road : level === undefined && name.alone;
  return district !== undefined && isMeant && level !== 'province' ? inDistrict(district, to) : undefined;
}

/** Reads provinces and districts: after a word that announces one, or alone if the name has no other meaning. */
export const readPlace: Reader = (context, from) => {
  const { tokens } = context;
  let [at, level]: [number, Level] = [from, undefined];
  for (let marker = meant(tokens[at], 'in'); marker && at < from + MOST_MARKERS; marker = meant(tokens[at], 'in')) {
    level = level === undefined || level === 'any' ? marker.level : level;
    at += 1;
  }
  if (level === 'any' && meant(tokens[at], 'filler') && tokens[at]?.word === 'the') at += 1;
  const named = nameAt(context, at, level !== undefined);
  if (!named) return undefined;
  const after = meant(tokens[named.to], 'filler') && /^(district|province)$/.exec(tokens[named.to]?.word ?? '')?.[0];
  const said: Level = after === 'district' || after === 'province' ? after : level;
  const isHard = said === 'district' || said === 'province';
  const several = isOneOfSeveral(tokens, at, named.to) || isPlainNumber(tokens, named.to);
  if (isPartOfMore(context, at, named.to) && !(isHard && !several)) {
    return kept(named.to);
  }
  const marker = tokens.slice(from, at).map(({ word }) => word);
  return placed(named.name, after ? named.to + 1 : named.to, said, context, marker.join(' '));
};

/** Names of roads and landmarks stay text: `ถนนเชียงใหม่-ลำพูน`, `ซอยสุขุมวิท 71`, `โรงพยาบาลกรุงเทพ`. */
export const readRoad: Reader = (context, from) => {
  const { tokens } = context;
  if (!meant(tokens[from], 'road') && !meant(tokens[from], 'landmark')) return undefined;
  const next = tokens[from + 1];
  const isName = (token: Token | undefined) => isUnknown(token) || meant(token, 'name') !== undefined;
  if (!isName(next) && !(next?.number && isPlainNumber(tokens, from + 1))) return undefined;
  let to = from + 2;
  while (isAttached(tokens[to - 1], tokens[to]) && (tokens[to]?.word === '-' || isName(tokens[to]))) to += 1;
  return kept(isPlainNumber(tokens, to) ? to + 1 : to);
};
