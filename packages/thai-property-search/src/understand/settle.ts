import { SQM_PER_SQWAH } from '../amount';
import {
  AMENITIES,
  COLLECTIONS,
  FACTS,
  isLand,
  LAND_AMENITIES,
  PROPERTY_TYPES,
  type PropertyType,
} from '../listing-choices';
import { MAX_STATIONS } from '../params';
import type { Filters } from './dictionary';
import type { Reading } from './tokens';

export type Finding = Omit<Reading, 'staysText'> & { readonly from: number };

const chosen = <T extends string>(all: readonly T[], values: readonly T[]) =>
  all.filter((value) => values.includes(value));

const valuesOf = <T>(findings: readonly Finding[], pick: (filters: Filters) => T | undefined): T[] =>
  findings.flatMap(({ filters }) => {
    const value = pick(filters);
    return value === undefined ? [] : [value];
  });

/** `คอนโด 8 ชั้น`, `ห้องนอนชั้นล่าง` of a house, `ที่ดินมือสอง`: homes of these types never have it. */
function isOfOtherTypes({ storeys, floorMin, floorMax, facts = [] }: Filters, types: readonly PropertyType[]) {
  if (types.length === 0) return false;
  const isOfCondo = floorMin !== undefined || floorMax !== undefined || facts.includes('studio');
  return (
    (isOfCondo && !types.includes('condo')) ||
    (storeys !== undefined && types.every((type) => type === 'condo' || type === 'land')) ||
    (facts.includes('second-hand') && isLand(types))
  );
}

/** Drops findings that exclude each other: their words stay text. `chosenTypes` count if no word names a type. */
export function withoutContradictions(
  findings: readonly Finding[],
  either: boolean,
  chosenTypes: readonly PropertyType[],
): readonly Finding[] {
  const named = typesOf(findings, either);
  const types = named.length > 0 ? named : chosenTypes;
  // A listing is in one place only, and a search has the way to one.
  const names = ['province', 'district', 'reach'] as const;
  const isOpen = (name: (typeof names)[number]) =>
    new Set(valuesOf(findings, (filters) => filters[name]).map((value) => JSON.stringify(value))).size > 1;
  const refused = names.filter(isOpen);
  return findings.filter(
    ({ filters }) => !refused.some((name) => filters[name] !== undefined) && !isOfOtherTypes(filters, types),
  );
}

const BUILDINGS = PROPERTY_TYPES.filter((type) => type !== 'land');

/** Only without another type: land (`บ้านพร้อมที่ดิน` is a house), a house's pool, the nearest to a missing type. */
function typesOf(findings: readonly Finding[], either: boolean) {
  const explicit = findings.filter(({ filters, intent }) => filters.amenities === undefined && intent === undefined);
  const named = valuesOf(explicit, ({ types }) => types);
  const refused = findings.flatMap(({ refusedTypes }) => refusedTypes ?? []);
  const meant = (named.length > 0 ? named : valuesOf(findings, ({ types }) => types)).flat();
  const offered = meant.length === 0 && refused.length > 0 ? BUILDINGS : meant;
  const types = chosen(PROPERTY_TYPES, offered).filter((type) => !refused.includes(type));
  return types.length > 1 && !either ? types.filter((type) => type !== 'land') : types;
}

function amenitiesOf(findings: readonly Finding[], types: readonly PropertyType[]) {
  const amenities = chosen(AMENITIES, valuesOf(findings, ({ amenities }) => amenities).flat());
  return isLand(types) ? amenities.filter((amenity) => LAND_AMENITIES.includes(amenity)) : amenities;
}

const isOfBuyers = ({ filters }: Finding) => filters.tenure === 'freehold' || filters.foreignQuota === 'yes';

/** Explicit words win over a price, and both over words that mean buying, as freehold does. A buyer who wants to let the home does not want to rent one. */
function dealOf(findings: readonly Finding[]) {
  const isPrice = ({ filters }: Finding) => filters.priceMin !== undefined || filters.priceMax !== undefined;
  const explicit = findings.filter((finding) => !isPrice(finding));
  const deal = singleValue(valuesOf(explicit, ({ deal }) => deal).length > 0 ? explicit : findings, ({ deal }) => deal);
  const letting = valuesOf(findings, ({ collections }) => collections)
    .flat()
    .includes('investment-properties');
  if (valuesOf(findings, (filters) => filters.deal).length === 0 && findings.some(isOfBuyers)) return 'sale';
  return letting && deal === 'rent' ? undefined : deal;
}

function singleValue<T>(findings: readonly Finding[], pick: (filters: Filters) => T | undefined): T | undefined {
  const [value, ...others] = new Set(valuesOf(findings, pick));
  return others.length === 0 ? value : undefined;
}

const least = (values: readonly number[]) => (values.length === 0 ? undefined : Math.min(...values));
const most = (values: readonly number[]) => (values.length === 0 ? undefined : Math.max(...values));

/** `1 ห้องนอน หรือ 2 ห้องนอน` are one to two. A limit counts only if each of several has it. */
function bedsOf(findings: readonly Finding[]): Filters {
  const all = findings.filter(({ filters: { bedsMin, bedsMax } }) => (bedsMin ?? bedsMax) !== undefined);
  const [mins, maxs] = [valuesOf(all, ({ bedsMin }) => bedsMin), valuesOf(all, ({ bedsMax }) => bedsMax)];
  return {
    bedsMin: mins.length === all.length ? least(mins) : undefined,
    bedsMax: maxs.length === all.length ? most(maxs) : undefined,
  };
}

/** Of several values for one limit, takes the one that excludes fewer listings. */
const numericFilters = (findings: readonly Finding[]): Filters => ({
  within: most(valuesOf(findings, ({ within }) => within)),
  priceMin: least(valuesOf(findings, ({ priceMin }) => priceMin)),
  priceMax: most(valuesOf(findings, ({ priceMax }) => priceMax)),
  ...bedsOf(findings),
  bathsMin: least(valuesOf(findings, ({ bathsMin }) => bathsMin)),
  floorMin: least(valuesOf(findings, ({ floorMin }) => floorMin)),
  floorMax: most(valuesOf(findings, ({ floorMax }) => floorMax)),
  areaMin: least(valuesOf(findings, ({ areaMin }) => areaMin)),
  areaMax: most(valuesOf(findings, ({ areaMax }) => areaMax)),
  landMin: least(valuesOf(findings, ({ landMin }) => landMin)),
  landMax: most(valuesOf(findings, ({ landMax }) => landMax)),
  discountMin: least(valuesOf(findings, ({ discountMin }) => discountMin)),
  yieldMin: least(valuesOf(findings, ({ yieldMin }) => yieldMin)),
});

const inSqwah = (sqm: number | undefined) =>
  sqm === undefined ? undefined : Math.round((sqm / SQM_PER_SQWAH) * 100) / 100;

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

const withoutEmpty = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => isSet(value)));

/** Square metres of land mean the plot. Land is cheap, so a deal guessed from its price is a sale. */
export const asPlotArea = ({ areaMin, areaMax, deal, ...others }: Filters, guessesDeal: boolean): Filters =>
  withoutEmpty({
    ...others,
    deal: guessesDeal && deal !== undefined ? 'sale' : deal,
    landMin: others.landMin ?? inSqwah(areaMin),
    landMax: others.landMax ?? inSqwah(areaMax),
  });

export const isDealGuessed = (findings: readonly Finding[]): boolean =>
  findings.every(({ filters, guessesDeal }) => filters.deal === undefined || guessesDeal);

/** Combines all findings into one search. `either` means that the sentence says "or". */
export function combineFindings(findings: readonly Finding[], either: boolean): Filters {
  const types = typesOf(findings, either);
  const found: Filters = {
    deal: dealOf(findings),
    types,
    province: singleValue(findings, ({ province }) => province),
    district: singleValue(findings, ({ district }) => district),
    stations: [...new Set(valuesOf(findings, ({ stations }) => stations).flat())].sort().slice(0, MAX_STATIONS),
    reach: valuesOf(findings, ({ reach }) => reach)[0],
    ...numericFilters(findings),
    collections: chosen(COLLECTIONS, valuesOf(findings, ({ collections }) => collections).flat()),
    storeys: singleValue(findings, ({ storeys }) => storeys),
    condition: singleValue(findings, ({ condition }) => condition),
    furnishing: singleValue(findings, ({ furnishing }) => furnishing),
    deed: singleValue(findings, ({ deed }) => deed),
    tenure: singleValue(findings, ({ tenure }) => tenure),
    foreignQuota: singleValue(findings, ({ foreignQuota }) => foreignQuota),
    amenities: amenitiesOf(findings, types),
    without: chosen(AMENITIES, valuesOf(findings, ({ without }) => without).flat()),
    facts: chosen(FACTS, valuesOf(findings, ({ facts }) => facts).flat()),
    sort: valuesOf(findings, ({ sort }) => sort)[0],
  };
  const settled = withoutConflicts(found);
  return isLand(types) ? asPlotArea(settled, isDealGuessed(findings)) : withoutEmpty(settled);
}

/** `studio or 1 bedroom` asks for neither alone, and a `คอนโดมือสอง ใหม่มาก` is not new. */
function withoutConflicts(filters: Filters): Filters {
  const { facts = [], bedsMin, bedsMax, condition } = filters;
  const isEither = facts.includes('studio') && (bedsMin ?? bedsMax) !== undefined;
  return {
    ...filters,
    ...(isEither && {
      facts: facts.filter((fact) => fact !== 'studio'),
      ...{ bedsMin: undefined, bedsMax: undefined },
    }),
    ...(facts.includes('second-hand') && condition === 'new' && { condition: undefined }),
  };
}
