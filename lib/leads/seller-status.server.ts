import 'server-only';
import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { z } from 'zod';
import { errorText, log } from '../config/log';
import type { Listing } from '../content/collections';
import { bangkokDay, isDay } from '../i18n/dates';
import { SELLER_INTENTS } from './lead-form';
import { leads } from './leads.server';
import { leadOfLinkSecret, linkSecretOf } from './link-secrets.server';

/** The secret part of a link to the status of a seller's enquiry. */
export const statusSecretOf = (id: string): string | null => linkSecretOf('seller status', id);

export const leadOfStatusSecret = (secret: string): string | null => leadOfLinkSecret('seller status', secret);

const hasMillis = (value: unknown): value is { toMillis: () => number } =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

/** An ISO day, or the timestamp that the console of Firestore makes of a date. A wrong one is ignored. */
const day = z
  .union([
    z.string().refine(isDay),
    z.custom<{ toMillis: () => number }>(hasMillis).transform((stamp) => bangkokDay(stamp.toMillis())),
  ])
  .optional()
  .catch(undefined);

/** What the page shows: no name, no contact and no address, because a link can be passed on. */
const sellerStatus = z.object({
  created_at: z.iso.datetime().optional().catch(undefined),
  intent: z.enum(SELLER_INTENTS).optional().catch(undefined),
  property_type: z.enum(PROPERTY_TYPES).optional().catch(undefined),
  address: z
    .object({ province_code: z.string().optional(), district_code: z.string().optional() })
    .optional()
    .catch(undefined),
  asking_price: z.number().optional().catch(undefined),
  photos: z.array(z.unknown()).optional().catch(undefined),
  answered_on: day,
  called_on: day,
  visited_on: day,
  closed_on: day,
  listing_id: z.string().optional().catch(undefined),
});

export type SellerStatus = z.output<typeof sellerStatus>;

export const readSellerStatus = (document: unknown): SellerStatus => sellerStatus.parse(document);

/** The status of any enquiry, also of a buyer. Null if no place that answers in time has the enquiry. */
export async function findProgress(id: string): Promise<SellerStatus | null> {
  try {
    const found = await leads().find(id);
    return found === null ? null : readSellerStatus(found);
  } catch (error) {
    log('warn', 'enquiry status not read', { reason: errorText(error) });
    return null;
  }
}

/** The receipt of a delivered enquiry says nothing about the property. */
export async function findSellerStatus(id: string): Promise<SellerStatus | null> {
  const status = await findProgress(id);
  return status?.created_at === undefined ? null : status;
}

const STEPS = ['received', 'called', 'visited', 'listed', 'sold'] as const;

/** A day after today is an appointment. */
export type StatusStep = {
  readonly name: (typeof STEPS)[number];
  readonly day: string | undefined;
  readonly isReached: boolean;
};

const dayOf = (instant: string | undefined) => (instant === undefined ? undefined : bangkokDay(Date.parse(instant)));

/** The steps of an enquiry. Staff write two days; the home on the site says whether it is listed or sold. */
export function statusSteps(
  { intent, created_at, called_on, visited_on }: SellerStatus,
  home: Pick<Listing, 'publishedAt' | 'soldAt' | 'recordStatus'> | undefined,
  today: string,
): readonly StatusStep[] {
  const isSold = home?.recordStatus === 'Sold';
  const days = {
    received: dayOf(created_at),
    called: called_on,
    visited: visited_on,
    listed: dayOf(home?.publishedAt),
    sold: isSold ? dayOf(home?.soldAt) : undefined,
  };
  const isPast = (on: string | undefined) => on !== undefined && on <= today;
  const isDone = (name: (typeof STEPS)[number]) =>
    name === 'received' ||
    (name === 'listed' && home !== undefined) ||
    (name === 'sold' && isSold) ||
    isPast(days[name]);
  const last = STEPS.findLastIndex(isDone);
  const ends = home !== undefined || intent === 'sell' || intent === 'consign' ? STEPS.length : STEPS.indexOf('listed');
  return STEPS.slice(0, ends).map((name, index) => ({ name, day: days[name], isReached: index <= last }));
}
