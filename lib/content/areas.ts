import { metresBetween } from 'thai-property-search/distance';
import { PROPERTY_TYPES, type PropertyType } from 'thai-property-search/listing-choices';
import type { District, Province } from './collections';

export type Area = {
  /** The DOPA code: two digits for a province, four for a district. */
  readonly code: string;
  readonly slug: string;
  readonly province: Province;
  readonly district?: District | undefined;
};

export type Areas = {
  readonly bySlug: ReadonlyMap<string, Area>;
  readonly byCode: ReadonlyMap<string, Area>;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isAreaSlug = (text: string): boolean => text.length <= 200 && SLUG.test(text);

export const inLetters = (name: string): string =>
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

const centreOf = ({ province, district }: Area) => district?.centre ?? province.centre;

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

export const AREA_KINDS = ['homes', ...PROPERTY_TYPES] as const;

export type AreaKind = 'homes' | PropertyType;

export type NamedKind = AreaKind | 'property';

export const isHome = (kind: NamedKind): boolean => kind !== 'property' && kind !== 'land' && kind !== 'shophouse';

export const namedKind = (kind: AreaKind, homes: readonly { readonly propertyType: PropertyType }[]): NamedKind =>
  kind === 'homes' && homes.length > 0 && !homes.some(({ propertyType }) => isHome(propertyType)) ? 'property' : kind;

export const isAreaKind = (text: string): text is AreaKind => AREA_KINDS.some((kind) => kind === text);

/** A district or subdistrict in the response of `GET /api/places`. `id` is the DOPA code. */
export type NamedPlace = {
  readonly id: string;
  readonly name: { readonly th: string; readonly en: string };
  readonly postcode?: string | undefined;
};

function isNamedPlace(value: unknown): value is NamedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, postcode }: { [Key in keyof NamedPlace]?: unknown } = value;
  if (typeof id !== 'string' || typeof name !== 'object' || name === null) return false;
  const { th, en }: { th?: unknown; en?: unknown } = name;
  return [th, en].every((text) => typeof text === 'string') && ['string', 'undefined'].includes(typeof postcode);
}

/** Hand-written, because the browser does not load zod. */
export function isNamedPlaces(value: unknown): value is readonly NamedPlace[] {
  return Array.isArray(value) && value.every(isNamedPlace);
}
