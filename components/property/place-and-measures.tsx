import { useLocale, useTranslations } from 'next-intl';
import { raiNganWah, SQM_PER_SQWAH } from 'thai-property-search/amount';
import { BANGKOK, isStudio } from 'thai-property-search/documents';
import type { Listing } from '@/lib/content/collections';
import { nearestStations } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import type { Leg, Trip } from '@/lib/transit/network';
import { useDistance } from './use-distance';

export function ListingPlace({ listing, places }: { listing: Listing; places: Places }) {
  return useAreaName(places)(listing.address.districtCode, listing.address.provinceCode);
}

/** District and province in the page's language: `Watthana, Bangkok`, `เขตวัฒนา กรุงเทพฯ`. */
export function useAreaName(places: Places): (districtCode: string, provinceCode: string) => string {
  const locale = useLocale();
  const t = useTranslations('Place');
  return (districtCode, provinceCode) => {
    const name = (text: { th: string; en: string } | undefined) =>
      text ? unbroken(localizedText(text, locale).text) : '';
    const district = name(places.districts.get(districtCode)?.name);
    const province = name(places.provinces.get(provinceCode)?.name);
    return t(provinceCode === BANGKOK ? 'bangkok' : 'province', { district, province });
  };
}

export function useMeasures() {
  const t = useTranslations('Measure');
  const landArea = useLandArea();
  return (listing: Listing): (readonly [icon: string, text: string])[] => {
    const { bedrooms, bathrooms, usableAreaSqm, landAreaSqwah } = listing;
    const measures = [
      ['bed-double', bedrooms || isStudio(listing) ? t('beds', { count: bedrooms ?? 0 }) : ''],
      ['bath', bathrooms ? t('baths', { count: bathrooms }) : ''],
      ['ruler', usableAreaSqm ? t('sqm', { value: formatNumber(usableAreaSqm) }) : ''],
      ['land-plot', landAreaSqwah ? landArea(landAreaSqwah) : ''],
    ] as const;
    return measures.filter(([, text]) => text !== '');
  };
}

/** `1 rai 2 ngan`; with `metric` also in square metres. */
export function useLandArea() {
  const t = useTranslations('Measure');
  return (sqwah: number, { metric = false } = {}): string => {
    const { rai, ngan, wah } = raiNganWah(sqwah);
    const parts = [
      rai > 0 ? t('rai', { value: formatNumber(rai) }) : '',
      ngan > 0 ? t('ngan', { value: formatNumber(ngan) }) : '',
      wah > 0 ? t('sqwah', { value: formatNumber(wah) }) : '',
    ].filter(Boolean);
    const text = parts.join(' ');
    return metric ? `${text} (${t('sqm', { value: formatNumber(sqwah * SQM_PER_SQWAH) })})` : text;
  };
}

type Home = Pick<Listing, 'propertyType' | 'bedrooms'>;

export function useBedrooms() {
  const t = useTranslations();
  return (home: Home): string | number | undefined => {
    if (isStudio(home)) return t('Measure.beds', { count: 0 });
    return home.bedrooms === 0 ? t('Facts.none') : home.bedrooms;
  };
}

/** The parts of a way: `walk 6 min · BTS Sukhumvit Line 5 stops · change at Siam`. */
export function useTripLegs({ stations }: Places): (trip: Trip) => string {
  const t = useTranslations();
  const locale = useLocale();
  const nameOf = (id: string) => {
    const name = stations.get(id)?.name;
    return name === undefined ? id : unbroken(localizedText(name, locale).text);
  };
  const legText = (leg: Leg) => {
    if (leg.kind === 'walk') return t('Trip.walk', leg);
    if (leg.kind === 'change') return t('Trip.change', { station: nameOf(leg.at) });
    return t('Trip.ride', { line: t(`Filters.line.${leg.line}`), stops: leg.stops });
  };
  return ({ legs }) => legs.map(legText).join(' · ');
}

/** Maximum straight-line distance, in metres, of a station beside a listing's area. */
const STATION_WITHIN_M = 1_500;

/** The nearest station, if there is one within a walk, with its icon. */
export function useStationNear({ stations }: Places): (listing: Listing) => (readonly [icon: string, text: string])[] {
  const t = useTranslations('Measure');
  const distance = useDistance();
  const locale = useLocale();
  return ({ geo }) => {
    const [near] = geo ? nearestStations(geo, stations.values(), STATION_WITHIN_M, 1) : [];
    if (near === undefined) return [];
    const { station, metres, minutes } = near;
    const name = unbroken(localizedText(station.name, locale).text);
    return [['train-front', t('walk', { station: name, distance: distance(metres), minutes })]];
  };
}
