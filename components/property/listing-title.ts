import type { useTranslations } from 'next-intl';
import { raiNganWah } from 'thai-property-search/amount';
import { BANGKOK, isStudio } from 'thai-property-search/documents';
import { DEFAULT_WITHIN_M } from 'thai-property-search/params';
import type { Listing } from '@/lib/content/collections';
import { nearestStations } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { breakable } from '@/lib/i18n/line-breaks';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { pinPrice } from '@/lib/map/pins';
import { isTitleShown } from '@/lib/seo/title-length';

type Words = { t: ReturnType<typeof useTranslations<never>>; locale: Locale; places: Places };

type Part = 'code' | 'size' | 'project' | 'district' | 'province' | 'station' | 'price';
type Parts = Readonly<Record<Part, string | undefined>>;

const IN_ORDER: readonly Part[] = ['size', 'project', 'district', 'province', 'station', 'price', 'code'];
const PLACES: ReadonlySet<Part> = new Set(['project', 'district', 'province', 'station']);
const BY_IMPORTANCE: readonly Part[] = ['size', 'price', 'project', 'station', 'district', 'province'];

const HAS_BEDROOMS: ReadonlySet<string> = new Set([
  'condo',
  'detached-house',
  'semi-detached-house',
  'townhouse',
  'villa',
]);

function offerOf({ deal, recordStatus, tenure }: Listing): string {
  if (recordStatus === 'Sold') return deal === 'rent' ? 'rented' : 'sold';
  return deal === 'sale' && tenure === 'leasehold' ? 'leasehold' : deal;
}

/** `1-bed condo for sale`, `ให้เช่าบ้านเดี่ยว 3 ห้องนอน` */
function headOf(listing: Listing, { t }: Words): string {
  const { propertyType, bedrooms = 0, recordStatus } = listing;
  const type = t(`PropertyType.${propertyType}`).toLowerCase();
  const isCounted = isStudio(listing) || (bedrooms > 0 && HAS_BEDROOMS.has(propertyType));
  const kind = isCounted ? t('ListingTitle.beds', { count: bedrooms, type }) : type;
  const reserved = recordStatus === 'Reserved' ? 'yes' : 'no';
  return t('ListingTitle.head', { offer: offerOf(listing), kind, reserved });
}

/** `92 sq wah`, and from one rai on as deeds write it: `2-1-40 rai`. */
function landOf({ landAreaSqwah }: Listing, { t }: Words): string | undefined {
  if (landAreaSqwah === undefined) return undefined;
  const { rai, ngan, wah } = raiNganWah(landAreaSqwah);
  if (rai === 0) return t('Measure.sqwah', { value: formatNumber(landAreaSqwah) });
  return t('Measure.rai', {
    value: ngan + wah === 0 ? formatNumber(rai) : [rai, ngan, wah].map(formatNumber).join('-'),
  });
}

function priceOf({ price, deal }: Listing, { t }: Words): string | undefined {
  if (price === null) return undefined;
  const { amount, unit } = pinPrice(price);
  const text = t(`ListingTitle.price.${unit}`, { amount });
  return deal === 'rent' ? t('ListingTitle.rent', { price: text }) : text;
}

/** The nearest station within a walk. Undefined for an approximate position, of which another may be the nearest. */
function stationOf({ geo }: Listing, { locale, places }: Words): string | undefined {
  if (geo?.precision !== 'exact') return undefined;
  const [near] = nearestStations(geo, places.stations.values(), DEFAULT_WITHIN_M, 1);
  return near && `${near.station.id.split('-')[0]} ${localizedText(near.station.name, locale).text}`;
}

function partsOf(listing: Listing, words: Words): Parts {
  const { t, locale, places } = words;
  const { address, project, propertyType, code } = listing;
  const nameOf = (place: { name: { th: string; en: string } } | undefined) =>
    place && localizedText(place.name, locale).text;
  const isBangkok = address.provinceCode === BANGKOK;
  const province = isBangkok ? t('AreaPage.short.bangkok') : nameOf(places.provinces.get(address.provinceCode));
  const district = nameOf(places.districts.get(address.districtCode));
  return {
    code,
    size: propertyType === 'land' ? landOf(listing, words) : undefined,
    project: project && localizedText(project, locale).text,
    // The district of a provincial capital is named after it: Mueang Chiang Mai.
    district: province !== undefined && district?.includes(province) ? province : district,
    province,
    station: stationOf(listing, words),
    price: priceOf(listing, words),
  };
}

function textOf(head: string, parts: Parts, chosen: readonly Part[], { t }: Words): string {
  const texts = IN_ORDER.filter((part) => chosen.includes(part)).map((part) =>
    t(`ListingTitle.part.${part}`, { text: parts[part] ?? '' }),
  );
  const text = breakable(head + texts.join(''));
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Adds the parts that say something new, in this order, as long as `fits` accepts the text. */
function chosenOf(parts: Parts, order: readonly Part[], fits: (chosen: readonly Part[]) => boolean): readonly Part[] {
  let chosen: readonly Part[] = [];
  for (const part of order) {
    const text = parts[part];
    if (text === undefined || chosen.some((other) => parts[other]?.includes(text))) continue;
    if (fits([...chosen, part])) chosen = [...chosen, part];
  }
  return chosen;
}

/** Written as people search. Leaves out what Google would not show, the least important first, but not the place. */
export function listingTitle(
  listing: Listing,
  words: Words,
  isTaken: (title: string) => boolean = () => false,
): string {
  const head = headOf(listing, words);
  const parts = partsOf(listing, words);
  const chosenIn = (order: readonly Part[]) =>
    chosenOf(parts, order, (chosen) => isTitleShown(textOf(head, parts, chosen, words)));
  const titleOf = (order: readonly Part[]) => {
    const chosen = chosenIn(order);
    const isPlaced = chosen.some((part) => PLACES.has(part));
    return textOf(head, parts, isPlaced ? chosen : chosenIn(order.filter((part) => part !== 'price')), words);
  };
  const title = titleOf(BY_IMPORTANCE);
  return isTaken(title) ? titleOf(['code', ...BY_IMPORTANCE]) : title;
}

/** Sentences about a listing for search engines: what and where it is, and its highlights. */
export function listingFacts(listing: Listing, words: Words): string[] {
  const { t, locale } = words;
  const { propertyType, usableAreaSqm, highlights } = listing;
  const parts = partsOf(listing, words);
  const size =
    usableAreaSqm && propertyType !== 'land' ? t('Measure.sqm', { value: formatNumber(usableAreaSqm) }) : parts.size;
  const all = { ...parts, size, price: undefined };
  const order: readonly Part[] = ['size', 'project', 'district', 'province'];
  const first = textOf(
    headOf(listing, words),
    all,
    chosenOf(all, order, () => true),
    words,
  );
  return [first, ...highlights.map((highlight) => localizedText(highlight, locale).text)].map((text) =>
    /[.!?]$/.test(text) ? text : t('ListingTitle.sentence', { text }),
  );
}
