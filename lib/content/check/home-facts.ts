import { bangkokDay } from '../../i18n/dates';
import type { DocumentOf } from '../collections';
import { pointOutside, postcodesOf } from '../point-place';
import { type Check, faultIn, type Message } from './fault';

type ListingDocument = DocumentOf<'listings'>;

/** How many years before completion a home may be offered: a tower takes four years from its launch. */
const OFF_PLAN_YEARS = 5;

/**
 * Upper bounds that no listing reaches. The highest residences of Bangkok are below floor 80. Common fees are less than
 * 300 baht and sinking funds less than 2,000, per m² or square wah.
 */
const MOST = { floor: 90, storeys: 20, bedrooms: 100, parking: 100, common_fee: 1_000, sinking_fund: 10_000 } as const;

/** Used if `storeys` is missing, with a tolerance for overhanging floors and inexact areas. */
const STOREYS_AT_MOST = 10;
const OVER_THE_PLOT = 3;
const M2_OF_WAH = 4;

const LEAST_M2_OF_BEDROOM = 5;

const tooMany = (value: number, most: number): Message => ({
  en: `${value} is more than a home has, which is ${most} at most; look for an extra digit`,
  th: `${value} มากเกินกว่าที่บ้านหลังหนึ่งจะมี (ไม่เกิน ${most}) ให้ดูว่าพิมพ์เลขเกินหรือไม่`,
});

function* tooManyOf(listing: ListingDocument): Generator<{ field: string; reason: Message }> {
  for (const field of ['floor', 'storeys', 'bedrooms', 'parking', 'common_fee', 'sinking_fund'] as const) {
    const value = listing[field];
    if (value !== undefined && value > MOST[field]) yield { field, reason: tooMany(value, MOST[field]) };
  }
}

function* wrongSizes(listing: ListingDocument): Generator<{ field: string; reason: Message }> {
  const { property_type, usable_area_sqm: area, land_area_sqwah: land, storeys, bedrooms, bathrooms } = listing;
  if (area !== undefined && land !== undefined && property_type !== 'condo' && property_type !== 'land') {
    const most = land * M2_OF_WAH * Math.max(1, storeys ?? STOREYS_AT_MOST) * OVER_THE_PLOT;
    if (area > most)
      yield {
        field: 'usable_area_sqm',
        reason: {
          en: `${area} m² does not fit on ${land} square wah (${land * M2_OF_WAH} m²); check both areas and the storeys`,
          th: `${area} ตร.ม. ใหญ่เกินที่ดิน ${land} ตร.ว. (${land * M2_OF_WAH} ตร.ม.) ให้ตรวจพื้นที่ทั้งสองและจำนวนชั้น`,
        },
      };
  }
  if (area !== undefined && bedrooms !== undefined && area < bedrooms * LEAST_M2_OF_BEDROOM)
    yield {
      field: 'bedrooms',
      reason: {
        en: `${bedrooms} bedrooms do not fit in ${area} m²`,
        th: `${bedrooms} ห้องนอน มากเกินไปสำหรับ ${area} ตร.ม.`,
      },
    };
  if (bathrooms !== undefined && bathrooms > 2 * (bedrooms ?? 0) + 6)
    yield {
      field: 'bathrooms',
      reason: {
        en: `${bathrooms} bathrooms are too many for ${bedrooms ?? 0} bedrooms`,
        th: `${bathrooms} ห้องน้ำ มากเกินไปสำหรับ ${bedrooms ?? 0} ห้องนอน`,
      },
    };
}

/** Off-plan listings (`condition` is `new` or missing) are completed in the coming years; others are already built. */
function* wrongYears(
  { year_built, renovated_at, condition }: ListingDocument,
  thisYear: number,
): Generator<{ field: string; reason: Message }> {
  if (year_built === undefined) return;
  const isNew = condition === 'new' || condition === undefined;
  const latest = thisYear + (isNew ? OFF_PLAN_YEARS : 0);
  if (year_built > latest)
    yield {
      field: 'year_built',
      reason: {
        en: `${year_built} is in the future; ${isNew ? 'an off-plan home' : `a home whose condition is '${condition}'`} is finished in ${latest} at the latest`,
        th: `${year_built} เป็นปีในอนาคต ${isNew ? 'โครงการที่ยังสร้างไม่เสร็จ' : `บ้านสภาพ '${condition}'`} ต้องไม่เกินปี ${latest}`,
      },
    };
  if (renovated_at !== undefined && Number(renovated_at.slice(0, 4)) < year_built)
    yield {
      field: 'renovated_at',
      reason: { en: `is before year_built, ${year_built}`, th: `อยู่ก่อนปีที่สร้าง (${year_built})` },
    };
}

function* wrongPostcode({ address }: ListingDocument): Generator<{ field: string; reason: Message }> {
  const prefixes = postcodesOf(address.province_code);
  if (address.postcode === undefined || prefixes.size === 0 || prefixes.has(address.postcode.slice(0, 2))) return;
  const digits = [...prefixes].join(', ');
  yield {
    field: 'address.postcode',
    reason: {
      en: `'${address.postcode}' belongs to another province; postcodes of this one begin with ${digits}`,
      th: `'${address.postcode}' เป็นรหัสของจังหวัดอื่น จังหวัดนี้ขึ้นต้นด้วย ${digits}`,
    },
  };
}

/** Finds contradictory facts of listings, and offices whose point contradicts their address. Tolerances are wide. */
export const checkHomeFacts: Check = ({ listings, offices }) => {
  const thisYear = Number(bangkokDay(Date.now()).slice(0, 4));
  return [
    ...listings.flatMap((listing) =>
      [...tooManyOf(listing), ...wrongSizes(listing), ...wrongYears(listing, thisYear), ...wrongPostcode(listing)].map(
        ({ field, reason }) => faultIn('listings', listing.id, field, reason),
      ),
    ),
    ...offices.flatMap((office) => {
      const reason = pointOutside(office, office.geo);
      return reason === undefined ? [] : [faultIn('offices', office.id, 'geo.lat', reason)];
    }),
  ];
};
