import { metresBetween } from 'thai-property-search/distance';
import type { District, Province } from './collections';

/** A province, or one of its districts. */
export type Area = {
  /** The DOPA code: two digits for a province, four for a district. */
  readonly code: string;
  /** The URL segment, from the English name: `watthana-bangkok`, `bangkok`. */
  readonly slug: string;
  readonly province: Province;
  readonly district?: District | undefined;
};

export type Areas = {
  readonly bySlug: ReadonlyMap<string, Area>;
  readonly byCode: ReadonlyMap<string, Area>;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether the text has the form of an area slug. The area may not exist. */
export const isAreaSlug = (text: string): boolean => text.length <= 200 && SLUG.test(text);

const inLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Adds the province to a district's slug, because districts share names, unless the name already ends with it. */
function plainSlug(province: Province, district: District | undefined): string {
  const own = inLetters(province.name.en);
  if (district === undefined) return own;
  const inside = inLetters(district.name.en);
  return inside.endsWith(`-${own}`) ? inside : [inside, own].filter(Boolean).join('-');
}

/** Builds all provinces and districts. A name without Latin letters or a duplicate gets its code as a suffix. */
export function areasOf(provinces: Iterable<Province>, districts: Iterable<District>): Areas {
  const bySlug = new Map<string, Area>();
  const byCode = new Map<string, Area>();
  const add = (code: string, province: Province, district?: District) => {
    const plain = plainSlug(province, district);
    const slug = plain !== '' && !bySlug.has(plain) ? plain : [plain, code].filter(Boolean).join('-');
    const area = { code, slug, province, district };
    bySlug.set(slug, area);
    byCode.set(code, area);
  };
  const provincesById = new Map([...provinces].map((province) => [province.id, province]));
  for (const province of provincesById.values()) add(province.id, province);
  for (const district of districts) {
    const province = provincesById.get(district.provinceCode);
    if (province !== undefined) add(district.id, province, district);
  }
  return { bySlug, byCode };
}

/** The centre of an area. Falls back to the centre of the province. */
const centreOf = ({ province, district }: Area) => district?.centre ?? province.centre;

/** The candidates within `withinM` metres, centre to centre in a straight line, nearest first. */
export function areasNear<Candidate extends { readonly area: Area }>(
  from: Area,
  candidates: readonly Candidate[],
  withinM: number,
): Candidate[] {
  const centre = centreOf(from);
  return candidates
    .filter(({ area }) => area.code !== from.code)
    .map((candidate) => ({ candidate, metres: metresBetween(centre, centreOf(candidate.area)) }))
    .filter(({ metres }) => metres <= withinM)
    .sort((a, b) => a.metres - b.metres)
    .map(({ candidate }) => candidate);
}
