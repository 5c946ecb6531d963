import type { SearchEngine } from './documents';
import { AMENITIES, HOUSES, isHouses, isLand } from './listing-choices';
import { mergeFilters } from './merge-filters';
import {
  ANY_SEARCH,
  DEFAULT_WITHIN_M,
  isStationGroup,
  normalizeParams,
  PARAM_NAMES,
  type SearchParams,
  WITHIN_STEPS_M,
} from './params';
import type { SentenceReader, Understanding } from './understand';
import { asPlotArea } from './understand/settle';

export type Interpretation = {
  /** The search as typed, without the filters that its words override. */
  readonly typed: SearchParams;
  /** The search to run: words that are filters are no longer in `q`. */
  readonly parsed: SearchParams;
  readonly fromWords: readonly (keyof SearchParams)[];
} & Pick<Understanding, 'intents' | 'instalments' | 'foreignMoney' | 'trace'>;

type Homes = Pick<SearchEngine, 'finds' | 'count'>;

const isGiven = (value: SearchParams[keyof SearchParams]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

/** Ids of stations and lines begin with their system: `MRT-PK20`, `mrt-pink`. */
const isOf = (station: string, group: string) =>
  group === 'any' || station === group || station.toUpperCase().startsWith(`${group}-`);

/** Drops filters for which the visitor already chose something narrower: a villa is a house, Ari a BTS station. */
function unlessChosen(filters: Partial<SearchParams>, { types, stations }: SearchParams): Partial<SearchParams> {
  const [group = '', second] = filters.stations ?? [];
  const isGroup = second === undefined && isStationGroup(group);
  const isHouse = isHouses(filters.types ?? []);
  return {
    ...filters,
    ...(isHouse && types.length > 0 && types.every((type) => HOUSES.includes(type)) ? { types: [] } : {}),
    ...(isGroup && stations.length > 0 && stations.every((one) => isOf(one, group)) ? { stations: [] } : {}),
  };
}

/** `ผ่อนไม่เกิน 15,000` limits the payment itself. The price stays where an income or a range says more. */
function withPayment({ filters, instalments, ...others }: Understanding): Understanding {
  const [only, second] = instalments;
  const isPlain = only !== undefined && second === undefined && only.income === undefined;
  if (!isPlain || filters.priceMin !== undefined || filters.priceMax !== only.price)
    return { ...others, filters, instalments };
  return { ...others, filters: { ...filters, priceMax: undefined, paymentMax: only.monthly }, instalments: [] };
}

/** Turns words into filters. They win over the URL: forms carry only words not understood, so these were typed last. */
function combine(typed: SearchParams, understanding: Understanding): Interpretation {
  const {
    rest,
    filters: understood,
    guessesDeal,
    intents,
    instalments,
    foreignMoney,
    trace,
  } = withPayment(understanding);
  const filters = isLand(understood.types ?? typed.types) ? asPlotArea(understood, guessesDeal) : understood;
  const keepsDeal = guessesDeal && typed.deal !== undefined;
  const added = unlessChosen(keepsDeal ? { ...filters, deal: undefined } : filters, typed);
  const { remaining, merged } = mergeFilters(typed, { ...added, amenities: [] });
  const amenities = AMENITIES.filter((one) => remaining.amenities.includes(one) || added.amenities?.includes(one));
  const parsed = normalizeParams({ ...merged, amenities, q: rest });
  const fromWords = PARAM_NAMES.filter((name) => isGiven(added[name]) && isGiven(parsed[name]));
  return { typed: remaining, parsed, fromWords, intents, instalments, foreignMoney, trace };
}

function widened(place: Interpretation, { finds }: Homes): Interpretation {
  const { parsed, fromWords } = place;
  if (parsed.stations.length === 0 || parsed.within !== undefined) return place;
  if (finds(parsed)) return place;
  for (const within of WITHIN_STEPS_M.filter((step) => step > DEFAULT_WITHIN_M)) {
    const wider = { ...parsed, within };
    if (finds(wider)) return { ...place, parsed: wider, fromWords: [...fromWords, 'within'] };
  }
  return place;
}

/** The words as text, if listings have their name, for example of a road, but the district has none. */
function asText(careful: Interpretation, text: Interpretation, { finds }: Homes): Interpretation | undefined {
  const { q, province, district } = text.parsed;
  const { parsed } = careful;
  if (district === parsed.district) return undefined;
  if (finds(text.parsed)) return text;
  const isEmpty = !finds({ ...ANY_SEARCH, province: parsed.province, district: parsed.district });
  return isEmpty && finds({ ...ANY_SEARCH, q, province, district }) ? text : undefined;
}

/** With `homes`, a district without a listing may be a road, and a name without one is a station or district. */
export function interpret(typed: SearchParams, understand: SentenceReader, homes?: Homes): Interpretation {
  const understanding = understand(typed.q, typed.types);
  const careful = combine(typed, understanding);
  if (homes === undefined || !understanding.hasName || homes.finds(careful.parsed)) return careful;
  const { fromWords, parsed } = careful;
  const text = fromWords.includes('district') && combine(typed, understand(typed.q, typed.types, 'text'));
  const found = text ? asText(careful, text, homes) : undefined;
  if (found !== undefined) return found;
  if (parsed.q === '' || homes.finds({ ...ANY_SEARCH, q: parsed.q })) return careful;
  const place = combine(typed, understand(typed.q, typed.types, 'place'));
  if (place.parsed.q === parsed.q) return careful;
  const near = widened(place, homes);
  return homes.finds(near.parsed) || homes.count(parsed) === 0 ? near : careful;
}
