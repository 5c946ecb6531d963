import 'server-only';
import { createHash } from 'node:crypto';
import { errorText, log } from '../config/log';
import { SITE } from '../config/site';
import { bangkokDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import type { FormFields } from './form-body.server';
import { idOfContent, isListingLead, isSellerLead, type Lead, leadFingerprint, leadReference } from './lead';
import {
  type LeadFormError,
  type LeadFormErrorCode,
  type LeadFormValues,
  type LeftOutPhoto,
  readLeadForm,
} from './lead-form';
import { findEnquiredListing, isLeadId, leadFromForm } from './lead-of-form.server';
import { type ReencodedPhotos, reencodePhotos } from './lead-photos.server';
import { leads } from './leads.server';
import type { LeadLimits } from './limits.server';
import { listingViews } from './listing-views.server';
import type { StoreResult } from './outbox.server';
import { parseReach } from './reach';
import { statusSecretOf } from './seller-status.server';
import { type MessageMemory, SUSPICIOUS_FROM, spamScore, tokenAgeMs } from './spam-score';

export type LeadMemory = { readonly limits: LeadLimits; readonly messages: MessageMemory };

export type Sender = { address: string; locale: Locale; referrer: string | null };

export type Outcome =
  | {
      code: 'taken';
      reference: string;
      status: string | undefined;
      values: LeadFormValues;
      leftOut: readonly LeftOutPhoto[];
    }
  | { code: 'faulty'; errors: readonly LeadFormError[]; values: LeadFormValues }
  | { code: 'different' | 'not-stored'; values: LeadFormValues }
  | { code: 'too-many'; waitSeconds: number; values: LeadFormValues }
  /** The limit of attempts refused the enquiry before it was read. */
  | { code: 'too-many'; waitSeconds: number };

/** Visitors do not see this field, but bots fill it in. */
const HONEYPOT = 'website';

type StoreOutcome = { result: StoreResult | 'not-stored'; leftOut: readonly LeftOutPhoto[] };

/** Validates and stores an enquiry. Returns `taken` only if the enquiry would survive a crash. */
export async function receiveLead(fields: FormFields, sender: Sender, memory: LeadMemory): Promise<Outcome> {
  const { limits } = memory;
  const tryWait = await limits.consumeAttempt(sender.address);
  if (tryWait !== null) return { code: 'too-many', waitSeconds: tryWait };
  const values = valuesOf(fields);
  const { lead, errors } = await readLead(fields, values, sender, memory);
  const { files, fault } = fields.photos;
  const photoErrors = fault === undefined ? [] : [photoError(fault)];
  if (lead === undefined) return { code: 'faulty', errors: [...errors, ...photoErrors], values };
  if (photoErrors.length > 0) return { code: 'faulty', errors: photoErrors, values };
  const limitedSender = {
    address: sender.address,
    phone: lead.phone,
    as: isSellerLead(lead) ? 'seller' : 'buyer',
  } as const;
  const wait = await limits.consume(limitedSender);
  // The visitor may not have received the answer to the first try, so a repeat gets it again, also over the limit.
  const taken = { code: 'taken', reference: leadReference(lead.id), status: statusOf(lead), values } as const;
  if (wait !== null && (await isStored(lead))) return { ...taken, leftOut: [] };
  if (wait !== null) return { code: 'too-many', waitSeconds: wait, values };
  const { result, leftOut } = await storeLead(lead, isSellerLead(lead) ? files : []);
  if (result !== 'stored') await limits.refund(limitedSender);
  else if (isListingLead(lead) && lead.spam.score < SUSPICIOUS_FROM) listingViews.get()?.countEnquiry(lead.listing_id);
  return result === 'stored' || result === 'same' ? { ...taken, leftOut } : { code: result, values };
}

/** An enquiry that is stored is more important than its link. */
function statusOf(lead: Lead): string | undefined {
  if (!isSellerLead(lead)) return undefined;
  try {
    return statusSecretOf(lead.id) ?? undefined;
  } catch (error) {
    log('error', 'no link to the status of an enquiry', { reason: errorText(error) });
    return undefined;
  }
}

function valuesOf(fields: FormFields): LeadFormValues {
  return { ...readLeadForm(fields), photos: fields.photos.files.map(digestOf).join(' ') };
}

async function readLead(fields: FormFields, values: LeadFormValues, sender: Sender, { messages }: LeadMemory) {
  const now = Date.now();
  const today = bangkokDay(now);
  const { name, message, search_words } = values;
  const { email, note = '' } = parseReach(values.reach);
  const sentId = fields.get('id')?.toLowerCase();
  return leadFromForm(values, {
    id: isLeadId(sentId) ? sentId : idOfContent(values, today),
    locale: sender.locale,
    home: await findEnquiredListing(values),
    now: new Date(now).toISOString(),
    today,
    policyVersion: SITE.policyVersion,
    source: sourceOf(fields, sender),
    spam: spamScore({
      hiddenFieldFilled: (fields.get(HONEYPOT) ?? '') !== '',
      name,
      message: `${message} ${search_words} ${note}`,
      email: values.email || email,
      tokenAgeMs: tokenAgeMs(fields.get('opened') ?? '', now),
      otherNames: messages.otherNames(message, name, now),
    }),
  });
}

function sourceOf(fields: FormFields, { referrer }: Sender): Lead['source'] {
  const utm = [...fields.names()]
    .filter((name) => /^utm_[a-z]{1,20}$/.test(name))
    .slice(0, 10)
    .map((name) => [name.slice('utm_'.length), cut(fields.get(name), 200)] as const)
    .filter((pair): pair is [string, string] => pair[1] !== undefined);
  return {
    page: cut(fields.get('page'), 2_000) ?? cut(referrer, 2_000),
    referrer: cut(fields.get('referrer'), 2_000),
    ...(utm.length === 0 ? {} : { utm: Object.fromEntries(utm) }),
  };
}

async function storeLead(lead: Lead, files: readonly Buffer[]): Promise<StoreOutcome> {
  try {
    const reencoded = await storablePhotos(files);
    const jpegs = reencoded.photos.map(({ jpeg }) => jpeg);
    return { result: await leads().store(withPhotos(lead, reencoded), jpegs), leftOut: reencoded.leftOut };
  } catch (error) {
    log('error', 'enquiry not stored', { reason: errorText(error) });
    return { result: 'not-stored', leftOut: [] };
  }
}

/** A photograph that cannot be stored does not prevent the enquiry. */
async function storablePhotos(files: readonly Buffer[]): Promise<ReencodedPhotos> {
  if (files.length === 0 || (await leads().acceptsPhotos())) return reencodePhotos(files);
  return { photos: [], leftOut: files.map((_, index) => ({ number: index + 1, reason: 'unkept' })) };
}

function withPhotos(lead: Lead, { photos, leftOut }: ReencodedPhotos): Lead {
  if (leftOut.length === 0 || !isSellerLead(lead)) return lead;
  const { photos: _, ...rest } = lead;
  return photos.length === 0 ? rest : { ...rest, photos: photos.map(({ source }) => digestOf(source)) };
}

const isStored = (lead: Lead): Promise<boolean> =>
  leads()
    .has(lead.id, new Set(storedVariants(lead).map(leadFingerprint)))
    .catch(() => false);

/** The first try may have left out photographs, so each selection of the few photographs is compared. */
function storedVariants(lead: Lead): Lead[] {
  if (!isSellerLead(lead) || lead.photos === undefined) return [lead];
  const { photos } = lead;
  return Array.from({ length: 2 ** photos.length }, (_, choice) => {
    const chosen = photos.filter((_photo, index) => (choice >> index) % 2 === 1);
    return { ...lead, photos: chosen.length === 0 ? undefined : chosen };
  });
}

const photoError = (code: LeadFormErrorCode): LeadFormError => ({ field: 'photos', code });

const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

const cut = (text: string | null | undefined, longest: number) => text?.trim().slice(0, longest) || undefined;
