import { useLocale, useTranslations } from 'next-intl';
import { raiNganWah } from 'thai-property-search/amount';
import type { Interpretation } from 'thai-property-search/interpret';
import { DEFAULT_WITHIN_M, type SearchParams, STATION_LINES, STATION_SYSTEMS } from 'thai-property-search/params';
import type { Places } from '@/lib/content/places.server';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { priceOfInstalment } from '@/lib/property/home-sums';
import { INCOME_SHARES } from '@/lib/property/loan';
import { type ActiveFilter, type FilterName, placeOf } from '@/lib/search/filters';

export type Translate = ReturnType<typeof useTranslations<never>>;
type Label = (params: SearchParams) => string | false | 0 | undefined;
type Labels = Partial<Record<FilterName, Label>>;

export const formatDistance = (t: Translate, metres: number): string =>
  metres < 1_000
    ? t('Filters.metres', { value: formatNumber(metres) })
    : t('Filters.kilometres', { value: formatNumber(metres / 1_000) });

/** Formats an area in square wah. From one rai on it adds rai, ngan and square wah. */
function formatLandArea(t: Translate, sqwah: number): string {
  const { rai, ngan, wah } = raiNganWah(sqwah);
  const whole = t('Measure.sqwah', { value: formatNumber(sqwah) });
  if (rai === 0) return whole;
  const parts = [t('Measure.rai', { value: formatNumber(rai) })];
  if (ngan > 0) parts.push(t('Measure.ngan', { value: formatNumber(ngan) }));
  if (wah > 0) parts.push(t('Measure.sqwah', { value: formatNumber(wah) }));
  return `${parts.join(' ')} (${whole})`;
}

/** The name of the place of a `reach`, within a sentence. */
export function reachPlace(t: Translate, locale: Locale, to: string, places: Places): string {
  const name = placeOf(to, places)?.name;
  return name === undefined ? t('Chip.pointOnMap') : localizedText(name, locale).text;
}

function placeLabels(t: Translate, locale: Locale, places: Places) {
  const { provinces, districts, stations } = places;
  const nameOf = (place: { name: { th: string; en: string } } | undefined) =>
    place && localizedText(place.name, locale).text;
  const near = (id: string) => {
    const system = STATION_SYSTEMS.find((name) => name === id);
    if (system !== undefined) return t(`Chip.near.${system}`);
    const line = STATION_LINES.find((name) => name === id);
    if (line !== undefined) return t('Chip.line', { line: t(`Filters.line.${line}`) });
    return t('Chip.station', { name: nameOf(stations.get(id)) ?? id });
  };
  return {
    q: ({ q }) => q && t('Chip.q', { words: q }),
    province: ({ province }) => nameOf(provinces.get(province ?? '')),
    district: ({ district }) => nameOf(districts.get(district ?? '')),
    stations: ({ stations: [id] }) => id && near(id),
    within: ({ within = DEFAULT_WITHIN_M }) => t('Chip.within', { distance: formatDistance(t, within) }),
    reach: ({ reach }) =>
      reach && t('Chip.reach', { minutes: reach.minutes, place: reachPlace(t, locale, reach.to, places) }),
    bbox: ({ bbox }) => bbox && t('Chip.bbox'),
    area: ({ area }) => area && t('Chip.area'),
  } satisfies Labels;
}

const bedsBetween = (t: Translate, from: number, to: number) =>
  from === to ? t('Chip.beds', { count: to }) : t('Chip.bedsRange', { from, to });

function limitLabels(t: Translate) {
  const price = (params: SearchParams, name: 'priceMin' | 'priceMax') =>
    params[name] &&
    t(params.deal === 'rent' ? `Chip.rent.${name}` : `Search.chip.${name}`, { price: formatBaht(params[name]) });
  const value = (of: number) => ({ value: formatNumber(of) });
  return {
    priceMin: (of) => price(of, 'priceMin'),
    priceMax: (of) => price(of, 'priceMax'),
    paymentMax: ({ paymentMax }) =>
      paymentMax &&
      t('Chip.paymentMax', { payment: formatBaht(paymentMax), price: formatBaht(priceOfInstalment(paymentMax)) }),
    bedsMin: ({ bedsMin, bedsMax }) =>
      bedsMin && (bedsMax ? bedsBetween(t, bedsMin, bedsMax) : t('Chip.bedsMin', { count: bedsMin })),
    bedsMax: ({ bedsMin, bedsMax }) => !bedsMin && bedsMax && t('Chip.bedsMax', { count: bedsMax }),
    bathsMin: ({ bathsMin }) => bathsMin && t('Chip.bathsMin', { count: bathsMin }),
    floorMin: ({ floorMin }) => floorMin && t('Chip.floorMin', { floor: floorMin }),
    floorMax: ({ floorMax }) => floorMax && t('Chip.floorMax', { floor: floorMax }),
    areaMin: ({ areaMin }) => areaMin && t('Chip.areaMin', value(areaMin)),
    areaMax: ({ areaMax }) => areaMax && t('Chip.areaMax', value(areaMax)),
    landMin: ({ landMin }) => landMin && t('Chip.landMin', { value: formatLandArea(t, landMin) }),
    landMax: ({ landMax }) => landMax && t('Chip.landMax', { value: formatLandArea(t, landMax) }),
    discountMin: ({ discountMin }) => discountMin && t('Chip.discountMin', { percent: discountMin }),
    yieldMin: ({ yieldMin }) => yieldMin && t('Chip.yieldMin', { percent: yieldMin }),
  } satisfies Labels;
}

const choiceLabels = (t: Translate) =>
  ({
    deal: ({ deal }) => deal && t(`Search.wants.${deal}`),
    types: ({ types: [type] }) => type && t(`PropertyType.${type}`),
    collections: ({ collections: [collection] }) => collection && t(`Badge.${collection}`),
    storeys: ({ storeys }) => storeys && t(`Storeys.${storeys}`),
    condition: ({ condition }) => condition && t('Chip.condition', { value: t(`Condition.${condition}`) }),
    furnishing: ({ furnishing }) => furnishing && t(`Furnishing.${furnishing}`),
    deed: ({ deed }) => deed && t(`TitleDeed.${deed}`),
    tenure: ({ tenure }) => tenure && t(`Tenure.${tenure}`),
    foreignQuota: ({ foreignQuota }) =>
      foreignQuota && t('Chip.foreignQuota', { value: t(`ForeignQuota.${foreignQuota}`) }),
    amenities: ({ amenities: [amenity] }) => amenity && t(`Amenity.${amenity}`),
    without: ({ without: [amenity] }) => amenity && t('Chip.without', { label: t(`Amenity.${amenity}`) }),
    facts: ({ facts: [fact] }) => fact && t(`Fact.${fact}`),
  }) satisfies Labels;

export type FilterLabel = (name: FilterName, params: SearchParams) => string;

/** Returns a function for a filter's label: of its first value, or empty if it is not set. */
export function createFilterLabel(t: Translate, locale: Locale, places: Places): FilterLabel {
  const labels: Record<FilterName, Label> = {
    ...placeLabels(t, locale, places),
    ...limitLabels(t),
    ...choiceLabels(t),
  };
  return (name, params) => labels[name](params) || '';
}

export const useFilterLabel = (places: Places): FilterLabel =>
  createFilterLabel(useTranslations(), useLocale(), places);

type Instalments = Interpretation['instalments'];

function withInstalment(t: Translate, limit: string, { monthly, income }: Instalments[number]): string {
  const payment = formatBaht(monthly);
  if (income === undefined) return t('Chip.instalment', { limit, payment });
  const share = INCOME_SHARES.usual * 100;
  return t('Chip.instalmentOfIncome', { limit, payment, share, income: formatBaht(income) });
}

type Search = { readonly params: SearchParams; readonly instalments: Instalments };

/** Labels of the filters of a search. A price that was typed as an instalment names it. */
export function createChipLabel(
  t: Translate,
  locale: Locale,
  places: Places,
  { params, instalments }: Search,
): (filter: ActiveFilter) => string {
  const labelOf = createFilterLabel(t, locale, places);
  return ({ name, only }) => {
    // A price needs the deal to show whether it is a monthly rent.
    const label = labelOf(name, { ...only, deal: only.deal ?? params.deal });
    const price = only.priceMin ?? only.priceMax;
    const instalment = instalments.find((each) => each.price === price);
    return instalment ? withInstalment(t, label, instalment) : label;
  };
}
