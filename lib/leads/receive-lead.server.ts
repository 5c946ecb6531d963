import 'server-only';
import { createHash } from 'node:crypto';
import { errorText, log } from '../config/log';
import { SITE } from '../config/site';
import { bangkokDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { askedHome } from './asked-home.server';
import { isListingLead, type Lead, leadFingerprint, leadReference } from './lead';
import { type LeadFormError, type LeadFormErrorCode, type LeadFormValues, readLeadForm } from './lead-form';
import { idOfContent } from './lead-id';
import { isLeadId, leadOfForm } from './lead-of-form.server';
import { type MadePhotos, reencodePhotos } from './lead-photos.server';
import { leads } from './leads.server';
import type { LeftOutPhoto } from './left-out-photos';
import type { LeadLimits } from './limits.server';
import type { MessageMemory } from './message-memory';
import type { StoreAnswer } from './outbox.server';
import type { SentFields } from './sent-fields.server';
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

function sourceOf(fields: SentFields, { referrer }: Sender): Lead['source'] {
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

async function readLead(fields: SentFields, values: LeadFormValues, sender: Sender, { messages }: LeadMemory) {
  const now = Date.now();
  const today = bangkokDay(now);
  const { name, message, email } = values;
  const given = fields.get('id')?.toLowerCase();
  return leadOfForm(values, {
    id: isLeadId(given) ? given : idOfContent(values, today),
    locale: sender.locale,
    home: await askedHome(values),
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
function valuesOf(fields: SentFields): LeadFormValues {
  return { ...readLeadForm(fields), photos: fields.photos.files.map(digestOf).join(' ') };
}

type Kept = { answer: StoreAnswer | 'not-stored'; leftOut: readonly LeftOutPhoto[] };

/** The photographs that can be stored. One that cannot be read, or for which there is no place, never costs the enquiry. */
async function storablePhotos(files: readonly Buffer[]): Promise<MadePhotos> {
  if (files.length === 0 || (await leads().takesPhotos())) return reencodePhotos(files);
  return { photos: [], leftOut: files.map((_, index) => ({ number: index + 1, reason: 'unkept' })) };
}

function withPhotos(lead: Lead, { photos, leftOut }: MadePhotos): Lead {
  if (leftOut.length === 0 || isListingLead(lead)) return lead;
  const { photos: _, ...rest } = lead;
  return photos.length === 0 ? rest : { ...rest, photos: photos.map(({ source }) => digestOf(source)) };
}

async function keep(lead: Lead, files: readonly Buffer[]): Promise<Kept> {
  try {
    const made = await storablePhotos(files);
    const jpegs = made.photos.map(({ jpeg }) => jpeg);
    return { answer: await leads().store(withPhotos(lead, made), jpegs), leftOut: made.leftOut };
  } catch (error) {
    log('error', 'enquiry not stored', { reason: errorText(error) });
    return { answer: 'not-stored', leftOut: [] };
  }
}

/** The enquiry with each choice of its photographs: it may have been stored without those that cannot be read. */
function storedForms(lead: Lead): Lead[] {
  if (isListingLead(lead) || lead.photos === undefined) return [lead];
  const { photos } = lead;
  return Array.from({ length: 2 ** photos.length }, (_, choice) => {
    const kept = photos.filter((_photo, index) => (choice >> index) % 2 === 1);
    return { ...lead, photos: kept.length === 0 ? undefined : kept };
  });
}

const isKnown = (lead: Lead): Promise<boolean> =>
  leads()
    .knows(lead.id, new Set(storedForms(lead).map(leadFingerprint)))
    .catch(() => false);

/** Validates and stores an enquiry. The outcome is `taken` only once the enquiry would survive a crash. */
export async function receiveLead(fields: SentFields, sender: Sender, memory: LeadMemory): Promise<Outcome> {
  const { limits } = memory;
  const tryWait = await limits.tryNow(sender.address);
  if (tryWait !== null) return { code: 'too-many', waitSeconds: tryWait };
  const values = valuesOf(fields);
  const { lead, errors } = await readLead(fields, values, sender, memory);
  const { files, fault } = fields.photos;
  const photoErrors = fault === undefined ? [] : [photoError(fault)];
  if (lead === undefined) return { code: 'faulty', errors: [...errors, ...photoErrors], values };
  if (photoErrors.length > 0) return { code: 'faulty', errors: photoErrors, values };
  const limited = { address: sender.address, phone: lead.phone, as: isListingLead(lead) ? 'buyer' : 'seller' } as const;
  const wait = await limits.take(limited);
  // A repeated enquiry gets its first answer, also over the limit: the sender may not have received it.
  const taken = { code: 'taken', reference: leadReference(lead.id), values } as const;
  if (wait !== null && (await isKnown(lead))) return { ...taken, leftOut: [] };
  if (wait !== null) return { code: 'too-many', waitSeconds: wait, values };
  // A question about a home has no photographs.
  const { answer, leftOut } = await keep(lead, isListingLead(lead) ? [] : files);
  if (answer !== 'stored') await limits.giveBack(limited);
  return answer === 'stored' || answer === 'same' ? { ...taken, leftOut } : { code: answer, values };
}
