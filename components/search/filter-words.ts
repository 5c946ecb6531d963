import { useLocale, useTranslations } from 'next-intl';
import type { Places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { raiNganWah } from '@/lib/property/area';
import type { FilterName } from '@/lib/search/filters';
import { DEFAULT_WITHIN_M, type SearchParams, STATION_SYSTEMS } from '@/lib/search/params';

type Translate = ReturnType<typeof useTranslations<never>>;
type Label = (params: SearchParams) => string | false | 0 | undefined;
type Labels = Partial<Record<FilterName, Label>>;

/** Formats a distance in metres: `500 m`, `1.5 km`. */
export const distanceWords = (t: Translate, metres: number): string =>
  metres < 1_000
    ? t('Filters.metres', { value: formatNumber(metres) })
    : t('Filters.kilometres', { value: formatNumber(metres / 1_000) });

/** Formats an area in square wah. From one rai on it adds rai, ngan and square wah. */
function landWords(t: Translate, sqwah: number): string {
  const { rai, ngan, wah } = raiNganWah(sqwah);
  const whole = t('Measure.sqwah', { value: formatNumber(sqwah) });
  if (rai === 0) return whole;
  const parts = [t('Measure.rai', { value: formatNumber(rai) })];
  if (ngan > 0) parts.push(t('Measure.ngan', { value: formatNumber(ngan) }));
  if (wah > 0) parts.push(t('Measure.sqwah', { value: formatNumber(wah) }));
  return `${parts.join(' ')} (${whole})`;
}

function placeLabels(t: Translate, locale: Locale, { provinces, districts, stations }: Places) {
  const named = (place: { name: { th: string; en: string } } | undefined) => place && words(place.name, locale).text;
  const near = (id: string) => {
    const system = STATION_SYSTEMS.find((name) => name === id);
    return system === undefined ? t('Chip.station', { name: named(stations.get(id)) ?? id }) : t(`Chip.near.${system}`);
  };
  return {
    q: ({ q }) => q && t('Chip.q', { words: q }),
    province: ({ province }) => named(provinces.get(province ?? '')),
    district: ({ district }) => named(districts.get(district ?? '')),
    stations: ({ stations: [id] }) => id && near(id),
    within: ({ within = DEFAULT_WITHIN_M }) => t('Chip.within', { distance: distanceWords(t, within) }),
    bbox: ({ bbox }) => bbox && t('Chip.bbox'),
    area: ({ area }) => area && t('Chip.area'),
  } satisfies Labels;
}

function limitLabels(t: Translate) {
  const price = (of: SearchParams, name: 'priceMin' | 'priceMax') =>
    of[name] && t(of.deal === 'rent' ? `Chip.rent.${name}` : `Search.chip.${name}`, { price: formatBaht(of[name]) });
  const value = (of: number) => ({ value: formatNumber(of) });
  return {
    priceMin: (of) => price(of, 'priceMin'),
    priceMax: (of) => price(of, 'priceMax'),
    bedsMin: ({ bedsMin }) => bedsMin && t('Chip.bedsMin', { count: bedsMin }),
    bathsMin: ({ bathsMin }) => bathsMin && t('Chip.bathsMin', { count: bathsMin }),
    areaMin: ({ areaMin }) => areaMin && t('Chip.areaMin', value(areaMin)),
    areaMax: ({ areaMax }) => areaMax && t('Chip.areaMax', value(areaMax)),
    landMin: ({ landMin }) => landMin && t('Chip.landMin', { value: landWords(t, landMin) }),
    landMax: ({ landMax }) => landMax && t('Chip.landMax', { value: landWords(t, landMax) }),
    discountMin: ({ discountMin }) => discountMin && t('Chip.discountMin', { percent: discountMin }),
    yieldMin: ({ yieldMin }) => yieldMin && t('Chip.yieldMin', { percent: yieldMin }),
  } satisfies Labels;
}

const choiceLabels = (t: Translate) =>
  ({
    deal: ({ deal }) => deal && t(`Search.wants.${deal}`),
    types: ({ types: [type] }) => type && t(`PropertyType.${type}`),
    collections: ({ collections: [collection] }) => collection && t(`Badge.${collection}`),
    condition: ({ condition }) => condition && t('Chip.condition', { value: t(`Condition.${condition}`) }),
    furnishing: ({ furnishing }) => furnishing && t(`Furnishing.${furnishing}`),
    deed: ({ deed }) => deed && t(`TitleDeed.${deed}`),
    tenure: ({ tenure }) => tenure && t(`Tenure.${tenure}`),
    foreignQuota: ({ foreignQuota }) =>
      foreignQuota && t('Chip.foreignQuota', { value: t(`ForeignQuota.${foreignQuota}`) }),
    amenities: ({ amenities: [amenity] }) => amenity && t(`Amenity.${amenity}`),
  }) satisfies Labels;

export type FilterWords = (name: FilterName, params: SearchParams) => string;

/**
 * Returns a function that gives a filter's label, or an empty string if the filter is not set. A filter with several
 * values gives its first.
 */
export function filterWords(t: Translate, locale: Locale, places: Places): FilterWords {
  const labels: Record<FilterName, Label> = {
    ...placeLabels(t, locale, places),
    ...limitLabels(t),
    ...choiceLabels(t),
  };
  return (name, params) => labels[name](params) || '';
}

export const useFilterWords = (places: Places): FilterWords => filterWords(useTranslations(), useLocale(), places);
