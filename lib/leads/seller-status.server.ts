import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { z } from 'zod';
import { type Env, env, isDataDurable } from '../config/env';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import type { Listing } from '../content/collections';
import { bangkokDay, isDay } from '../i18n/dates';
import { SELLER_INTENTS } from './lead-form';
import { leads } from './leads.server';

const FILE = 'status-secret';
const ID_DIGITS = 32;
/** 128 bits. */
const MAC_DIGITS = 32;

/** Null if no secret is set and none can be kept: a link would end with the process. @throws if the file cannot be read */
export function openKey(settings: Env): string | null {
  const { STATUS_LINK_SECRET, DATA_DIR } = settings;
  if (STATUS_LINK_SECRET !== undefined) return STATUS_LINK_SECRET;
  if (!isDataDurable(settings)) return null;
  const folder = join(DATA_DIR, 'leads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(folder, FILE), randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(join(folder, FILE), 'utf8').trim();
  // An interrupted write leaves an empty file, and a key that anybody knows.
  if (secret.length < 32) throw new Error(`${FILE} has no secret; delete it`);
  return secret;
}

const key = processSingleton('status-key', () => openKey(env()));

/** The secret part of a link to the status of a seller's enquiry: its id and an HMAC of it, in hexadecimal digits. */
export function statusSecretOf(id: string): string | null {
  const secret = key.get();
  if (secret === null) return null;
  const mac = createHmac('sha256', secret).update(`seller status ${id}`).digest('hex');
  return id.replaceAll('-', '') + mac.slice(0, MAC_DIGITS);
}

/** Compares in constant time and looks nothing up, so that a wrong secret tells nothing about an enquiry. */
export function leadOfStatusSecret(secret: string): string | null {
  if (!/^[0-9a-f]{64}$/.test(secret)) return null;
  const id = secret.slice(0, ID_DIGITS).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const own = statusSecretOf(id);
  return own !== null && timingSafeEqual(Buffer.from(own), Buffer.from(secret)) ? id : null;
}

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
  called_on: day,
  visited_on: day,
  closed_on: day,
  listing_id: z.string().optional().catch(undefined),
});

export type SellerStatus = z.output<typeof sellerStatus>;

export const readSellerStatus = (document: unknown): SellerStatus => sellerStatus.parse(document);

/** Null if no place that answers in time has the enquiry. */
export async function findSellerStatus(id: string): Promise<SellerStatus | null> {
  try {
    const found = await leads().find(id);
    return found === null ? null : readSellerStatus(found);
  } catch (error) {
    log('warn', 'seller status not read', { reason: errorText(error) });
    return null;
  }
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
  const isDone = (name: (typeof STEPS)[number]) =>
    name === 'received' ||
    (name === 'listed' && home !== undefined) ||
    (name === 'sold' && isSold) ||
    isPast(days[name]);
  const isPast = (on: string | undefined) => on !== undefined && on <= today;
  const last = STEPS.findLastIndex(isDone);
  const ends = home !== undefined || intent === 'sell' || intent === 'consign' ? STEPS.length : STEPS.indexOf('listed');
  return STEPS.slice(0, ends).map((name, index) => ({ name, day: days[name], isReached: index <= last }));
}
