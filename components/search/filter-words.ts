import { useLocale, useTranslations } from 'next-intl';
import type { Places } from '@/lib/content/places.server';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { raiNganWah } from '@/lib/property/area';
import type { FilterName } from '@/lib/search/filters';
import { DEFAULT_WITHIN_M, type SearchParams, STATION_SYSTEMS } from '@/lib/search/params';

/** Metres as people say them: `500 m`, `1.5 km`. */
export function useDistance(): (metres: number) => string {
  const t = useTranslations('Filters');
  return (metres) =>
    metres < 1_000
      ? t('metres', { value: formatNumber(metres) })
      : t('kilometres', { value: formatNumber(metres / 1_000) });
}

/** Square wah, and where that is much, in rai, ngan and square wah. */
function useLand(): (sqwah: number) => string {
  const t = useTranslations('Measure');
  return (sqwah) => {
    const { rai, ngan, wah } = raiNganWah(sqwah);
    const whole = t('sqwah', { value: formatNumber(sqwah) });
    if (rai === 0) return whole;
    const parts = [t('rai', { value: formatNumber(rai) })];
    if (ngan > 0) parts.push(t('ngan', { value: formatNumber(ngan) }));
    if (wah > 0) parts.push(t('sqwah', { value: formatNumber(wah) }));
    return `${parts.join(' ')} (${whole})`;
  };
}

/** Near a station, or near any of a system. */
function useNear({ stations }: Places): (id: string) => string {
  const t = useTranslations('Chip');
  const locale = useLocale();
  return (id) => {
    const system = STATION_SYSTEMS.find((name) => name === id);
    if (system !== undefined) return t(`near.${system}`);
    const station = stations.get(id);
    return t('station', { name: station === undefined ? id : words(station.name, locale).text });
  };
}

type Label = (params: SearchParams) => string | false | 0 | undefined;

/** What a filter of a search says, of one with several values the first; empty where it is not on. */
export function useFilterWords(places: Places): (name: FilterName, params: SearchParams) => string {
  const labels = { ...usePlaceWords(places), ...useLimitWords(), ...useChoiceWords() };
  return (name, params) => labels[name](params) || '';
}

function usePlaceWords(places: Places) {
  const t = useTranslations('Chip');
  const locale = useLocale();
  const distance = useDistance();
  const near = useNear(places);
  const named = (place: { name: { th: string; en: string } } | undefined) => place && words(place.name, locale).text;
  return {
    q: ({ q }) => q && t('q', { words: q }),
    province: ({ province }) => named(places.provinces.get(province ?? '')),
    district: ({ district }) => named(places.districts.get(district ?? '')),
    stations: ({ stations: [id] }) => id && near(id),
    within: ({ within = DEFAULT_WITHIN_M }) => t('within', { distance: distance(within) }),
    bbox: ({ bbox }) => bbox && t('bbox'),
    area: ({ area }) => area && t('area'),
  } satisfies Partial<Record<FilterName, Label>>;
}

function useLimitWords() {
  const t = useTranslations();
  const land = useLand();
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
    landMin: ({ landMin }) => landMin && t('Chip.landMin', { value: land(landMin) }),
    landMax: ({ landMax }) => landMax && t('Chip.landMax', { value: land(landMax) }),
    discountMin: ({ discountMin }) => discountMin && t('Chip.discountMin', { percent: discountMin }),
    yieldMin: ({ yieldMin }) => yieldMin && t('Chip.yieldMin', { percent: yieldMin }),
  } satisfies Partial<Record<FilterName, Label>>;
}

function useChoiceWords() {
  const t = useTranslations();
  return {
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
  } satisfies Partial<Record<FilterName, Label>>;
}
