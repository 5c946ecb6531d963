import { bangkokDay } from '../../i18n/dates';
import type { DocumentOf } from '../collections';
import { firstCorner, type OutlineFault, outlineFault } from '../plot-shape';
import { pointOutside, postcodesOf } from '../point-place';
import { before, type Check, type FileFault, faultIn, type Message } from './fault';

type ListingDocument = DocumentOf<'listings'>;
type FieldFault = Pick<FileFault, 'field' | 'reason'>;

const hasHome = (listing: ListingDocument) => listing.property_type !== 'land';

/** The fields that content-model.md requires by type. A page without them leaves out their rows. */
function missingFields(listing: ListingDocument): (keyof ListingDocument)[] {
  const required: (keyof ListingDocument)[] = [
    ...(hasHome(listing) ? (['usable_area_sqm', 'bedrooms', 'bathrooms', 'year_built'] as const) : []),
    ...(listing.property_type === 'condo' ? (['floor', 'common_fee'] as const) : (['land_area_sqwah'] as const)),
    ...(listing.deal === 'sale' ? (['title_deed'] as const) : []),
    ...(listing.collections.includes('investment-properties') ? (['rent_estimate_monthly'] as const) : []),
    // A lease is not subject to the foreign quota.
    ...(listing.property_type === 'condo' && listing.tenure === 'freehold' ? (['foreign_quota'] as const) : []),
    ...(listing.tenure === 'leasehold' ? (['lease_end'] as const) : []),
    ...(listing.price === null ? (['price_note'] as const) : []),
    ...(listing.record_status === 'Sold' ? (['sold_at'] as const) : []),
    'geo',
    'agent',
  ];
  return required.filter((field) => listing[field] === undefined);
}

const isOverLease = ({ record_status, deal, tenure, lease_end }: ListingDocument, today: string) =>
  record_status === 'Active' &&
  deal === 'sale' &&
  tenure === 'leasehold' &&
  lease_end !== undefined &&
  lease_end <= today;

const LEASE_OVER = { en: 'is over, but the lease is for sale', th: 'สัญญาเช่าหมดแล้ว แต่ยังประกาศขายอยู่' };

const otherPrice = (last: number, price: number) => ({
  en: `ends at ${last}, but the price is ${price}`,
  th: `จบที่ ${last} แต่ราคาคือ ${price}`,
});

const missingFor = ({ property_type, deal }: ListingDocument) => ({
  en: `is missing for a ${property_type} for ${deal}`,
  th: `ยังไม่ได้กรอก ประกาศแบบ ${property_type} (${deal}) ต้องมีช่องนี้`,
});

function soldTooEarly({ sold_at, published_at, price_history }: ListingDocument): FieldFault[] {
  if (sold_at === undefined) return [];
  const last = price_history.at(-1);
  return [
    ...(sold_at < published_at ? [{ field: 'sold_at', reason: before('published_at') }] : []),
    ...(last && sold_at < last.at
      ? [{ field: 'sold_at', reason: before(`price_history.${price_history.length - 1}.at`) }]
      : []),
  ];
}

const repeatedTopics = ({ inspection }: ListingDocument): FieldFault[] =>
  (inspection?.findings ?? []).flatMap(({ topic }, index, findings) =>
    findings.findIndex((other) => other.topic === topic) === index
      ? []
      : [
          {
            field: `inspection.findings.${index}.topic`,
            reason: {
              en: `'${topic}' is there more than once; write one finding for each topic`,
              th: `มี '${topic}' มากกว่าหนึ่งครั้ง ให้เขียนผลตรวจหัวข้อละหนึ่งรายการ`,
            },
          },
        ],
  );

function inconsistencies(listing: ListingDocument, today: string): FieldFault[] {
  const times = listing.price_history.map((entry) => entry.at);
  const last = listing.price_history.at(-1);
  return [
    ...(listing.media.some((item) => item.kind === 'photo')
      ? []
      : [{ field: 'media', reason: { en: 'has no photo', th: 'ไม่มีรูปถ่าย' } }]),
    ...(times.every((at, index) => index === 0 || at > (times[index - 1] ?? ''))
      ? []
      : [{ field: 'price_history', reason: { en: 'is not in order of time', th: 'ไม่ได้เรียงตามเวลา' } }]),
    ...(last && listing.price !== null && last.price !== listing.price
      ? [{ field: 'price_history', reason: otherPrice(last.price, listing.price) }]
      : []),
    ...(listing.updated_at < listing.published_at ? [{ field: 'updated_at', reason: before('published_at') }] : []),
    ...soldTooEarly(listing),
    ...repeatedTopics(listing),
    ...(isOverLease(listing, today) ? [{ field: 'lease_end', reason: LEASE_OVER }] : []),
  ];
}

export const checkListings: Check = ({ listings }) => {
  const today = bangkokDay(Date.now());
  return listings.flatMap((listing) => [
    ...missingFields(listing).map((field) => faultIn('listings', listing.id, field, missingFor(listing))),
    ...inconsistencies(listing, today).map(({ field, reason }) => faultIn('listings', listing.id, field, reason)),
  ]);
};

/** How many years before completion a home may be offered: a tower takes four years from its launch. */
const OFF_PLAN_YEARS = 5;

/** Above any listing: Bangkok's highest homes are below floor 80, fees below 300, sinking funds below 2,000 baht. */
const MAX = { floor: 90, storeys: 20, bedrooms: 100, parking: 100, common_fee: 1_000, sinking_fund: 10_000 } as const;

/** Used if `storeys` is missing, with a tolerance for overhanging floors and inexact areas. */
const ASSUMED_STOREYS = 10;
const OVER_THE_PLOT = 3;
const M2_OF_WAH = 4;

const MIN_M2_PER_BEDROOM = 5;

const tooMany = (value: number, most: number): Message => ({
  en: `${value} is more than a home has, which is ${most} at most; look for an extra digit`,
  th: `${value} มากเกินกว่าที่บ้านหลังหนึ่งจะมี (ไม่เกิน ${most}) ให้ดูว่าพิมพ์เลขเกินหรือไม่`,
});

function* tooManyOf(listing: ListingDocument): Generator<FieldFault> {
  for (const field of ['floor', 'storeys', 'bedrooms', 'parking', 'common_fee', 'sinking_fund'] as const) {
    const value = listing[field];
    if (value !== undefined && value > MAX[field]) yield { field, reason: tooMany(value, MAX[field]) };
  }
}

function* wrongSizes(listing: ListingDocument): Generator<FieldFault> {
  const { property_type, usable_area_sqm: area, land_area_sqwah: land, storeys, bedrooms, bathrooms } = listing;
  if (area !== undefined && land !== undefined && property_type !== 'condo' && property_type !== 'land') {
    const most = land * M2_OF_WAH * Math.max(1, storeys ?? ASSUMED_STOREYS) * OVER_THE_PLOT;
    if (area > most)
      yield {
        field: 'usable_area_sqm',
        reason: {
          en: `${area} m² does not fit on ${land} square wah (${land * M2_OF_WAH} m²); check both areas and the storeys`,
          th: `${area} ตร.ม. ใหญ่เกินที่ดิน ${land} ตร.ว. (${land * M2_OF_WAH} ตร.ม.) ให้ตรวจพื้นที่ทั้งสองและจำนวนชั้น`,
        },
      };
  }
  if (area !== undefined && bedrooms !== undefined && area < bedrooms * MIN_M2_PER_BEDROOM)
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
): Generator<FieldFault> {
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

function* wrongAcquisition({ acquired }: ListingDocument, thisYear: number): Generator<FieldFault> {
  if (acquired?.year !== undefined && acquired.year > thisYear)
    yield {
      field: 'acquired.year',
      reason: { en: `${acquired.year} is in the future`, th: `${acquired.year} เป็นปีในอนาคต` },
    };
  if (acquired?.heirs !== undefined && acquired.by !== 'inheritance')
    yield {
      field: 'acquired.heirs',
      reason: { en: `is only for an inheritance`, th: `ใช้เมื่อได้มาโดยมรดกเท่านั้น` },
    };
}

/** Plots are not exactly rectangular. */
const PLOT_TOLERANCE = 0.25;

const ONLY_FOR_LAND: Message = { en: 'is only for land and houses', th: 'ใช้กับที่ดินและบ้านเท่านั้น' };

function* wrongPlot({ plot, property_type, land_area_sqwah: land }: ListingDocument): Generator<FieldFault> {
  if (plot === undefined) return;
  if (property_type === 'condo') yield { field: 'plot', reason: ONLY_FOR_LAND };
  const rectangle = Math.round(plot.frontage_m * plot.depth_m);
  if (land !== undefined && Math.abs(rectangle / (land * M2_OF_WAH) - 1) > PLOT_TOLERANCE)
    yield {
      field: 'plot.depth_m',
      reason: {
        en: `${plot.frontage_m} × ${plot.depth_m} m are ${rectangle} m², but the land is ${land * M2_OF_WAH} m²`,
        th: `${plot.frontage_m} × ${plot.depth_m} ม. คือ ${rectangle} ตร.ม. แต่ที่ดินมี ${land * M2_OF_WAH} ตร.ม.`,
      },
    };
}

const OUTLINE_FAULTS: Readonly<Record<Exclude<OutlineFault['kind'], 'area'>, Message>> = {
  corners: {
    en: 'needs 3 to 40 corners, each as latitude, longitude',
    th: 'ต้องมีมุม 3 ถึง 40 มุม แต่ละมุมเขียนเป็น ละติจูด, ลองจิจูด',
  },
  outside: { en: 'has a corner outside Thailand', th: 'มีมุมที่อยู่นอกประเทศไทย' },
  crosses: {
    en: 'crosses itself; write the corners in the order in which you walk around the land',
    th: 'เส้นขอบตัดกันเอง ให้เขียนมุมเรียงตามลำดับที่เดินรอบแปลง',
  },
};

const otherArea = (sqm: number, land: number): Message => ({
  en: `encloses ${sqm} m², but the land is ${land * M2_OF_WAH} m²`,
  th: `ล้อมพื้นที่ ${sqm} ตร.ม. แต่ที่ดินมี ${land * M2_OF_WAH} ตร.ม.`,
});

function* wrongOutline(listing: ListingDocument): Generator<FieldFault> {
  const { plot_outline: outline, land_area_sqwah: land, address, property_type } = listing;
  if (outline === undefined) return;
  if (property_type === 'condo') yield { field: 'plot_outline', reason: ONLY_FOR_LAND };
  const fault = outlineFault(outline, land);
  const corner = firstCorner(outline);
  const reason =
    fault?.kind === 'area'
      ? otherArea(fault.sqm, land ?? 0)
      : fault
        ? OUTLINE_FAULTS[fault.kind]
        : corner && pointOutside(address, corner);
  if (reason !== undefined) yield { field: 'plot_outline', reason };
}

function* wrongLeaseTerms({ lease_terms, deal, amenities }: ListingDocument): Generator<FieldFault> {
  if (lease_terms === undefined) return;
  if (deal !== 'rent')
    yield { field: 'lease_terms', reason: { en: 'is only for rentals', th: 'ใช้กับประกาศให้เช่าเท่านั้น' } };
  if (lease_terms.pets === 'no' && amenities.includes('pet-friendly'))
    yield {
      field: 'lease_terms.pets',
      reason: { en: `is 'no', but amenities has 'pet-friendly'`, th: `เป็น 'no' แต่ amenities มี 'pet-friendly'` },
    };
}

function* wrongPostcode({ address }: ListingDocument): Generator<FieldFault> {
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
      [
        ...tooManyOf(listing),
        ...wrongSizes(listing),
        ...wrongYears(listing, thisYear),
        ...wrongAcquisition(listing, thisYear),
        ...wrongPlot(listing),
        ...wrongOutline(listing),
        ...wrongLeaseTerms(listing),
        ...wrongPostcode(listing),
      ].map(({ field, reason }) => faultIn('listings', listing.id, field, reason)),
    ),
    ...offices.flatMap((office) => {
      const reason = pointOutside(office, office.geo);
      return reason === undefined ? [] : [faultIn('offices', office.id, 'geo.lat', reason)];
    }),
  ];
};
