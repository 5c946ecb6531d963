import 'server-only';
import { createHash } from 'node:crypto';
import { errorText, log } from '../config/log';
import { SITE } from '../config/site';
import { bangkokDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { findEnquiredListing } from './enquired-listing.server';
import { isListingLead, type Lead, leadFingerprint, leadReference } from './lead';
import { type LeadFormError, type LeadFormErrorCode, type LeadFormValues, readLeadForm } from './lead-form';
import { idOfContent } from './lead-id';
import { isLeadId, leadFromForm } from './lead-of-form.server';
import { type ReencodedPhotos, reencodePhotos } from './lead-photos.server';
import { leads } from './leads.server';
import type { LeftOutPhoto } from './left-out-photos';
import type { LeadLimits } from './limits.server';
import type { MessageMemory } from './message-memory';
import type { StoreResult } from './outbox.server';
import type { FormFields } from './sent-fields.server';
import { spamScore } from './spam-score';
import { openedAgoMs } from './time-trap';

/** What this process remembers of earlier forms. */
export type LeadMemory = { readonly limits: LeadLimits; readonly messages: MessageMemory };

/** The sender: the IP address, and the page of the form. */
export type Sender = { address: string; locale: Locale; referrer: string | null };

export type Outcome =
  | { code: 'taken'; reference: string; values: LeadFormValues; leftOut: readonly LeftOutPhoto[] }
  | { code: 'faulty'; errors: readonly LeadFormError[]; values: LeadFormValues }
  | { code: 'different' | 'not-stored'; values: LeadFormValues }
  | { code: 'too-many'; waitSeconds: number; values: LeadFormValues }
  /** It was refused by the limit of tries, before it was read. */
  | { code: 'too-many'; waitSeconds: number };

/** The honeypot field, which people do not see and bots fill in. */
const HONEYPOT = 'website';

const cut = (text: string | null | undefined, longest: number) => text?.trim().slice(0, longest) || undefined;

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

async function readLead(fields: FormFields, values: LeadFormValues, sender: Sender, { messages }: LeadMemory) {
  const now = Date.now();
  const today = bangkokDay(now);
  const { name, message, email } = values;
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
      message,
      email,
      openedAgoMs: openedAgoMs(fields.get('opened') ?? '', now),
      otherNames: messages.otherNames(message, name, now),
    }),
  });
}

const photoError = (code: LeadFormErrorCode): LeadFormError => ({ field: 'photos', code });

const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

/** The typed values, with digests in place of the photographs. */
function valuesOf(fields: FormFields): LeadFormValues {
  return { ...readLeadForm(fields), photos: fields.photos.files.map(digestOf).join(' ') };
}

type StoreOutcome = { result: StoreResult | 'not-stored'; leftOut: readonly LeftOutPhoto[] };

/** The photographs that can be stored. One that cannot be read, or for which there is no place, never costs the enquiry. */
async function storablePhotos(files: readonly Buffer[]): Promise<ReencodedPhotos> {
  if (files.length === 0 || (await leads().acceptsPhotos())) return reencodePhotos(files);
  return { photos: [], leftOut: files.map((_, index) => ({ number: index + 1, reason: 'unkept' })) };
}

function withPhotos(lead: Lead, { photos, leftOut }: ReencodedPhotos): Lead {
  if (leftOut.length === 0 || isListingLead(lead)) return lead;
  const { photos: _, ...rest } = lead;
  return photos.length === 0 ? rest : { ...rest, photos: photos.map(({ source }) => digestOf(source)) };
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

/** The enquiry with each choice of its photographs: it may have been stored without those that cannot be read. */
function storedVariants(lead: Lead): Lead[] {
  if (isListingLead(lead) || lead.photos === undefined) return [lead];
  const { photos } = lead;
  return Array.from({ length: 2 ** photos.length }, (_, choice) => {
    const chosen = photos.filter((_photo, index) => (choice >> index) % 2 === 1);
    return { ...lead, photos: chosen.length === 0 ? undefined : chosen };
  });
}

const isStored = (lead: Lead): Promise<boolean> =>
  leads()
    .has(lead.id, new Set(storedVariants(lead).map(leadFingerprint)))
    .catch(() => false);

/** Validates and stores an enquiry. The outcome is `taken` only once the enquiry would survive a crash. */
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
    as: isListingLead(lead) ? 'buyer' : 'seller',
  } as const;
  const wait = await limits.consume(limitedSender);
  // A repeated enquiry gets its first answer, also over the limit: the sender may not have received it.
  const taken = { code: 'taken', reference: leadReference(lead.id), values } as const;
  if (wait !== null && (await isStored(lead))) return { ...taken, leftOut: [] };
  if (wait !== null) return { code: 'too-many', waitSeconds: wait, values };
  // A question about a home has no photographs.
  const { result, leftOut } = await storeLead(lead, isListingLead(lead) ? [] : files);
  if (result !== 'stored') await limits.refund(limitedSender);
  return result === 'stored' || result === 'same' ? { ...taken, leftOut } : { code: result, values };
}
