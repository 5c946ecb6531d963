import type { DocumentOf } from '../collections';
import { type Check, faultIn, type Message } from './fault';

type ListingDocument = DocumentOf<'listings'>;
type Bounds = { readonly low: number; readonly high: number; readonly of: Message };

/**
 * In baht, for Thailand: to find a price that is off by a factor of a hundred, never a bargain or a record. Low:
 * farmland at 10,000 per rai, National Housing flats at 10,000 per m², houses at 5,000 per month. High: land at Lang
 * Suan and Wireless Road, sold for 3 to 4 million per square wah, at Patong and Hat Yai for below half a million;
 * branded residences at 600,000 per m²; penthouses at 1,500 per m² per month, shops at Siam at 5,000.
 */
const BAHT = {
  condoM2: { low: 2_500, high: 2_000_000 },
  houseM2: { low: 1_000, high: 300_000 },
  saleOfWah: { low: 25, bangkok: 5_000_000, elsewhere: 1_000_000 },
  rentOfM2: { low: 10, home: 3_000, shophouse: 10_000 },
  rentOfWah: { low: 0.1, high: 10_000 },
} as const;

const formatted = (value: number) => value.toLocaleString('en');

const perArea = (area: number, unit: Message, low: number, high: number): Bounds => ({
  low: low * area,
  high: high * area,
  of: { en: `${area} ${unit.en}`, th: `${area} ${unit.th}` },
});

const M2: Message = { en: 'm²', th: 'ตร.ม.' };
const WAH: Message = { en: 'square wah', th: 'ตร.ว.' };

function boundsOf(listing: ListingDocument, deal: ListingDocument['deal']): Bounds | undefined {
  const { property_type, usable_area_sqm: area, land_area_sqwah: land, address } = listing;
  const wah = address.province_code === '10' ? BAHT.saleOfWah.bangkok : BAHT.saleOfWah.elsewhere;
  if (property_type === 'land') {
    if (land === undefined) return undefined;
    if (deal === 'rent') return perArea(land, WAH, BAHT.rentOfWah.low, BAHT.rentOfWah.high);
    return perArea(land, WAH, BAHT.saleOfWah.low, wah);
  }
  if (area === undefined) return undefined;
  if (deal === 'rent')
    return perArea(area, M2, BAHT.rentOfM2.low, BAHT.rentOfM2[property_type === 'shophouse' ? 'shophouse' : 'home']);
  if (property_type === 'condo' || land === undefined)
    return perArea(area, M2, BAHT[property_type === 'condo' ? 'condoM2' : 'houseM2'].low, BAHT.condoM2.high);
  const own = perArea(area, M2, BAHT.houseM2.low, BAHT.houseM2.high);
  return { ...own, high: own.high + land * wah };
}

const implausible = (price: number, { low, high, of }: Bounds, deal: ListingDocument['deal']): Message => ({
  en: `${formatted(price)} baht${deal === 'rent' ? ' a month' : ''} cannot be right for ${of.en}; it should lie between ${formatted(low)} and ${formatted(high)}. Look for a missing or an extra digit, and check the area`,
  th: `${formatted(price)} บาท${deal === 'rent' ? 'ต่อเดือน' : ''} ไม่น่าถูกต้องสำหรับ ${of.th} ควรอยู่ระหว่าง ${formatted(low)} ถึง ${formatted(high)} ให้ดูว่าพิมพ์เลขขาดหรือเกิน และตรวจพื้นที่`,
});

const MAX_RATIO = 20;
/** Appraisals of the Treasury Department are often half of the price, but never a hundredth. */
const MAX_APPRAISAL_RATIO = 100;

const isFar = (a: number, b: number, ratio: number) => a > b * ratio || b > a * ratio;

const farFrom = (value: number, price: number): Message => ({
  en: `${formatted(value)} is too far from the price of ${formatted(price)}; look for a missing or an extra digit`,
  th: `${formatted(value)} ห่างจากราคา ${formatted(price)} มากเกินไป ให้ดูว่าพิมพ์เลขขาดหรือเกิน`,
});

function* priceFaults(listing: ListingDocument): Generator<{ field: string; reason: Message }> {
  const { deal, price, price_history, appraised_value, rent_estimate_monthly } = listing;
  const bounds = boundsOf(listing, deal);
  const isOutside = (value: number) => bounds !== undefined && (value < bounds.low || value > bounds.high);
  if (bounds && price !== null && isOutside(price)) yield { field: 'price', reason: implausible(price, bounds, deal) };
  for (const [index, { price: earlier }] of price_history.entries()) {
    const field = `price_history.${index}.price`;
    if (price !== null && isFar(earlier, price, MAX_RATIO)) yield { field, reason: farFrom(earlier, price) };
    else if (bounds && isOutside(earlier)) yield { field, reason: implausible(earlier, bounds, deal) };
  }
  const rents = boundsOf(listing, 'rent');
  if (rents && rent_estimate_monthly !== undefined) {
    if (rent_estimate_monthly < rents.low || rent_estimate_monthly > rents.high)
      yield { field: 'rent_estimate_monthly', reason: implausible(rent_estimate_monthly, rents, 'rent') };
  }
  if (deal === 'sale' && price !== null && appraised_value !== undefined && !isOutside(price)) {
    if (isFar(appraised_value, price, MAX_APPRAISAL_RATIO))
      yield { field: 'appraised_value', reason: farFrom(appraised_value, price) };
  }
}

export const checkPrices: Check = ({ listings }) =>
  listings.flatMap((listing) =>
    [...priceFaults(listing)].map(({ field, reason }) => faultIn('listings', listing.id, field, reason)),
  );
