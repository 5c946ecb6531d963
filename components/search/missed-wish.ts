import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_WITHIN_M, type SearchParams } from 'thai-property-search/params';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { usualInstalment } from '@/lib/property/home-sums';
import type { Change } from '@/lib/search/relax';
import { useLandArea } from '../property/place-and-measures';
import { createFilterLabel, formatDistance, reachPlace, type Translate } from './filter-words';

type Words = string | undefined;
type Wish = Exclude<Change, { kind: 'amenity' | 'fact' }>['name'];

/** What a listing has, and what the search wishes instead. */
type Pair = readonly [has: Words, wished: Words];
type Pairs = Partial<Record<Wish, Pair>>;

/** The words for both values. Undefined values have none. */
const pairOf = <Value>(words: (value: Value) => string, has: Value | undefined, wished: Value | undefined): Pair => [
  has === undefined ? undefined : words(has),
  wished === undefined ? undefined : words(wished),
];

function choicePairs(t: Translate, listing: Listing, searched: SearchParams): Pairs {
  const { deal, types, condition, furnishing, tenure } = searched;
  return {
    deal: pairOf((one) => t(`Deal.${one}`), listing.deal, deal),
    types: [t(`PropertyType.${listing.propertyType}`), types.map((type) => t(`PropertyType.${type}`)).join(', ')],
    condition: pairOf((one) => t(`Condition.${one}`), listing.condition, condition),
    furnishing: pairOf((one) => t(`Furnishing.${one}`), listing.furnishing, furnishing),
    tenure: pairOf((one) => t(`Tenure.${one}`), listing.tenure, tenure),
  };
}

function placePairs(locale: Locale, { address }: Listing, searched: SearchParams, places: Places): Pairs {
  const nameOf = (place: { name: Listing['title'] } | undefined) => place && localizedText(place.name, locale).text;
  const province = (code = '') => nameOf(places.provinces.get(code));
  const district = (code = '') => nameOf(places.districts.get(code));
  return {
    province: [province(address.provinceCode), province(searched.province)],
    district: [district(address.districtCode), district(searched.district)],
  };
}

type Labels = { land: (sqwah: number) => string; beds: Words };

function measurePairs(t: Translate, listing: Listing, searched: SearchParams, { land, beds }: Labels): Pairs {
  const { bedrooms, bathrooms, usableAreaSqm, landAreaSqwah, floor } = listing;
  const area = (sqm: number) => t('Measure.sqm', { value: formatNumber(sqm) });
  const onFloor = (number: number) => t('Missed.floor', { floor: number });
  return {
    bedsMin: [
      bedrooms === undefined ? undefined : t(bedrooms === 0 ? 'Measure.beds' : 'Chip.beds', { count: bedrooms }),
      beds,
    ],
    bathsMin: pairOf((count) => t('Measure.baths', { count }), bathrooms, searched.bathsMin),
    areaMin: pairOf(area, usableAreaSqm, searched.areaMin),
    areaMax: pairOf(area, usableAreaSqm, searched.areaMax),
    landMin: pairOf(land, landAreaSqwah, searched.landMin),
    landMax: pairOf(land, landAreaSqwah, searched.landMax),
    floorMin: pairOf(onFloor, floor, searched.floorMin),
    floorMax: pairOf(onFloor, floor, searched.floorMax),
  };
}

function priceWords(t: Translate, wish: Wish, listing: Listing, searched: SearchParams): Words {
  if (wish !== 'priceMax' && wish !== 'priceMin' && wish !== 'paymentMax') return undefined;
  const amount = wish === 'paymentMax' ? usualInstalment(listing) : listing.price;
  const limit = searched[wish];
  if (amount === null || limit === undefined) return wish === 'paymentMax' ? undefined : t('Missed.noPrice');
  const difference = Math.abs(amount - limit);
  const percent = Math.max(1, Math.round((difference / limit) * 100));
  // "400 %" says less than the amount.
  return t(`Missed.${wish}`, { amount: formatBaht(difference), percent: percent < 100 ? percent : 0 });
}

function amenityWords(t: Translate, wish: Wish, listing: Listing, { amenities, without }: SearchParams): Words {
  const labels = (of: SearchParams['amenities']) => of.map((amenity) => t(`Amenity.${amenity}`)).join(', ');
  if (wish === 'without') return t('Missed.has', { label: labels(without) });
  if (wish !== 'amenities') return undefined;
  return t('Missed.unlisted', { label: labels(amenities.filter((one) => !listing.amenities.includes(one))) });
}

/** Within a sentence. The label of a station has its name at the end. */
const inSentence = (label: string) => label.slice(0, 1).toLowerCase() + label.slice(1);

/** Returns a function for the words that name a wish which a listing misses. */
export function useMissedWish(searched: SearchParams, places: Places): (listing: Listing, change: Change) => string {
  const t = useTranslations();
  const locale = useLocale();
  const landArea = useLandArea();
  const labelOf = createFilterLabel(t, locale, places);
  return (listing, change) => {
    if (change.kind === 'amenity') return t('Missed.unlisted', { label: t(`Amenity.${change.amenity}`) });
    if (change.kind === 'fact') return t('Missed.unlisted', { label: t(`Fact.${change.fact}`) });
    const { name } = change;
    const label = labelOf(name, searched);
    if (name === 'q') return t('Missed.unlisted', { label: searched.q });
    if (name === 'bbox' || name === 'area') return t(`Missed.${name}`);
    if (name === 'stations') return t('Missed.not', { label: inSentence(label) });
    if (name === 'within')
      return t('Missed.within', { distance: formatDistance(t, searched.within ?? DEFAULT_WITHIN_M) });
    if (name === 'reach') {
      const { to, minutes } = searched.reach ?? { to: '', minutes: 0 };
      return t('Missed.reach', { minutes, place: reachPlace(t, locale, to, places) });
    }
    const pairs: Pairs = {
      ...choicePairs(t, listing, searched),
      ...placePairs(locale, listing, searched, places),
      ...measurePairs(t, listing, searched, { land: landArea, beds: labelOf('bedsMin', searched) }),
    };
    const [has, wished] = pairs[name] ?? [];
    return (
      priceWords(t, name, listing, searched) ||
      amenityWords(t, name, listing, searched) ||
      (has && wished && has !== wished ? t('Missed.instead', { has, wished }) : t('Missed.other', { label }))
    );
  };
}
