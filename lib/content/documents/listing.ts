import {
  AMENITIES,
  COLLECTIONS,
  CONDITIONS,
  DEALS,
  FACINGS,
  FOREIGN_QUOTAS,
  FURNISHINGS,
  OCCUPANCIES,
  PROPERTY_TYPES,
  TENURES,
  TITLE_DEEDS,
} from 'thai-property-search/listing-choices';
import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import { z } from 'zod';
import { pointOutside } from '../point-place';
import {
  baht,
  bilingual,
  count,
  customMessage,
  day,
  districtCode,
  iconName,
  id,
  instant,
  media,
  phrase,
  point,
  provinceCode,
  subdistrictCode,
} from './fields';

const metres = z.number().positive().max(10_000);
/** A deposit may include half a month. */
const monthsOfRent = z.number().min(0).max(24).multipleOf(0.5);

const inspection = z.object({
  at: day,
  by: id.optional(),
  measured: bilingual.optional(),
  findings: z
    .array(
      z.object({
        topic: z.enum([
          'flood',
          'leaks',
          'structure',
          'roof',
          'finishes',
          'electrics',
          'water',
          'air-conditioning',
          'pests',
          'noise',
          'neighbours',
          'access',
          'boundary',
          'documents',
        ]),
        verdict: z.enum(['good', 'fault', 'unknown']),
        note: phrase.optional(),
      }),
    )
    .min(1),
});

/** Normalizes a typed listing code, such as `rm_1001` or `RM – 1001`, to `RM-1001`. Returns other text unchanged. */
export const listingCode = (typed: string): string => {
  const [, letters = '', digits] =
    /^\s*([a-z]{2,4})[\s._-]*(\d{3,6})\s*$/i.exec(plainDashes(westernDigits(typed))) ?? [];
  return digits === undefined ? typed : `${letters.toUpperCase()}-${digits}`;
};

export const listingDocument = z
  .object({
    id,
    code: z
      .string()
      .overwrite(listingCode)
      .regex(/^[A-Z]{2,4}-\d{3,6}$/),
    record_status: z.enum(['Active', 'Reserved', 'Sold', 'Inactive', 'Draft']),
    deal: z.enum(DEALS),
    property_type: z.enum(PROPERTY_TYPES),
    collections: z.array(z.enum(COLLECTIONS)).default([]),
    title: phrase,
    description: bilingual,
    highlights: z.array(phrase).default([]),
    price: baht.nullable().default(null),
    price_note: phrase.optional(),
    price_history: z.array(z.object({ at: instant, price: baht })).default([]),
    appraised_value: baht.optional(),
    appraised_at: day.optional(),
    rent_estimate_monthly: baht.optional(),
    usable_area_sqm: z.number().positive().max(100_000).optional(),
    land_area_sqwah: z.number().positive().max(1_000_000).optional(),
    plot: z.object({ frontage_m: metres, depth_m: metres, road_width_m: metres, zoning: phrase.optional() }).optional(),
    /** Corners, `14.5302, 101.3820; …`. `lib/content/plot-shape.ts` reads them. */
    plot_outline: z.string().trim().min(1).max(2_000).optional(),
    bedrooms: count.optional(),
    /** A half is a room without a bath or shower. */
    bathrooms: z.number().min(0).max(1_000).multipleOf(0.5).optional(),
    parking: count.optional(),
    storeys: count.optional(),
    floor: count.optional(),
    year_built: z.int().min(1900).max(2100).optional(),
    renovated_at: day.optional(),
    condition: z.enum(CONDITIONS).optional(),
    furnishing: z.enum(FURNISHINGS).optional(),
    facing: z.enum(FACINGS).optional(),
    title_deed: z.enum(TITLE_DEEDS).optional(),
    tenure: z.enum(TENURES),
    lease_end: day.optional(),
    foreign_quota: z.enum(FOREIGN_QUOTAS).optional(),
    common_fee: z.number().min(0).max(10_000).optional(),
    sinking_fund: z.number().min(0).max(100_000).optional(),
    transfer_fee_payer: z.enum(['split', 'buyer', 'seller']).optional(),
    occupancy: z.enum(OCCUPANCIES).optional(),
    /** How the seller became the owner, and what else decides the taxes of a sale. `company` is any company. */
    acquired: z
      .object({
        by: z.enum(['purchase', 'inheritance', 'gift', 'company']),
        year: z.int().min(1900).max(2100).optional(),
        heirs: z.int().min(1).max(100).optional(),
        registered: z.boolean().optional(),
      })
      .optional(),
    lease_terms: z
      .object({
        deposit_months: monthsOfRent,
        advance_months: monthsOfRent,
        shortest_months: z.int().min(1).max(360),
        pets: z.enum(['yes', 'no', 'ask']).optional(),
      })
      .optional(),
    address: z.object({
      province_code: provinceCode,
      district_code: districtCode,
      subdistrict_code: subdistrictCode.optional(),
      road: phrase.optional(),
      postcode: z
        .string()
        .regex(/^\d{5}$/)
        .optional(),
    }),
    geo: point.extend({ precision: z.enum(['exact', 'approximate']) }).optional(),
    project: phrase.optional(),
    amenities: z.array(z.enum(AMENITIES)).default([]),
    more_amenities: z.array(z.object({ name: bilingual, icon: iconName })).optional(),
    risks: z.object({ flood: z.enum(['none', 'past', 'unknown']) }).optional(),
    inspection: inspection.optional(),
    media: z.array(media).default([]),
    works: z.array(id).default([]),
    agent: id.optional(),
    published_at: instant,
    verified_at: instant.optional(),
    updated_at: instant,
    sold_at: instant.optional(),
  })
  // A point that contradicts its address would list wrong places as nearby. Firestore documents lose only the point.
  .superRefine(({ address, geo }, { addIssue }) => {
    const words = point.safeParse(geo).success && geo ? pointOutside(address, geo) : undefined;
    if (words !== undefined) addIssue({ code: 'custom', path: ['geo', 'lat'], ...customMessage(words) });
  });
