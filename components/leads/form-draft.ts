'use client';

import { type BuyerKind, isBuyerKind, LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { persistedStore } from '../saved/persisted-store';
import { DRAFT_KEY, forgetPhotos, isFresh } from './draft-age';
import type { EnquiryIds } from './send-lead-form';

export type DraftStore = {
  readonly current: () => LeadFormValues | null;
  readonly save: (values: LeadFormValues) => void;
  readonly discard: () => void;
};

/** `id` becomes the id of the enquiry. `at` is in Unix milliseconds. */
export type SellerDraft = { readonly id: string; readonly at: number; readonly values: LeadFormValues };

/** `kind` is the initial kind of the page. */
type WindowDraft = { readonly id: string; readonly kind: BuyerKind; readonly values: LeadFormValues };

const MAX_LENGTH = 5_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Fields with a default value, which do not count as visitor input. */
const DEFAULTED_FIELDS: readonly string[] = ['size_unit', 'intent', 'kind', 'listing', 'search_query', 'search_words'];

export const NO_VALUES: LeadFormValues = readLeadForm(new Map());

const draft = persistedStore<SellerDraft | null>(DRAFT_KEY, (value) => parseDraft(value));

export const saveDraft = (values: LeadFormValues): SellerDraft | null => write(draft.current()?.id ?? newId(), values);

/** Gives the draft a new id, so that the server takes it as another enquiry. */
export const renewDraftId = (values: LeadFormValues): SellerDraft | null => write(newId(), values);

export const isDraftWritten = draft.isWritten;

export function canSaveDraft(): boolean {
  draft.set(draft.current());
  return isDraftWritten();
}

export function removeDraft(): void {
  draft.set(null);
  nullOnError(forgetPhotos);
}

export const SELLER_DRAFT: DraftStore = {
  current: () => draft.current()?.values ?? null,
  save: saveDraft,
  discard: removeDraft,
};

/** The draft about a subject: a listing or a search. Uses session storage, so that the next user of the device does not get the draft, or memory if it is blocked. */
export function sessionDraft(subject: string, kind: BuyerKind): { store: DraftStore; ids: EnquiryIds } {
  const key = `enquiry-draft ${subject}`;
  let inMemory: WindowDraft | null = null;
  const stored = () => nullOnError(() => parseWindowDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null')));
  const draft = () => inMemory ?? stored();
  const current = () => {
    const saved = draft();
    return saved && { ...saved.values, kind: saved.kind === kind ? saved.values.kind : kind };
  };
  const write = (values: LeadFormValues, id: string) => {
    inMemory = { id, kind, values };
    nullOnError(() => sessionStorage.setItem(key, JSON.stringify(inMemory)));
    return id;
  };
  const idOf = (values: LeadFormValues) => write(values, draft()?.id ?? newId());
  const discard = () => {
    inMemory = null;
    nullOnError(() => sessionStorage.removeItem(key));
  };
  const save = (values: LeadFormValues) => {
    if (hasContent(values)) idOf(values);
    else discard();
  };
  const renew = (values: LeadFormValues) => write(values, newId());
  return { store: { current, save, discard }, ids: { current: idOf, renew, onSent: discard } };
}

/** Returns null unless the value is a draft that has not expired. Never throws. */
export function parseDraft(value: unknown, now = Date.now()): SellerDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, at, values }: { [Key in keyof SellerDraft]?: unknown } = value;
  if (!isDraftId(id) || !isFresh(at, now)) return null;
  const parsed = parseDraftValues(values);
  return parsed === null ? null : { id, at, values: withoutConsent(parsed) };
}

/** Returns null if there is no visitor input. Never throws. */
function parseDraftValues(stored: unknown): LeadFormValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string' && text.length <= MAX_LENGTH);
  const values = readLeadForm(new Map(texts));
  return hasContent(values) ? values : null;
}

function parseWindowDraft(value: unknown): WindowDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, values }: { [Key in keyof WindowDraft]?: unknown } = value;
  if (!isDraftId(id) || typeof kind !== 'string' || !isBuyerKind(kind)) return null;
  const parsed = parseDraftValues(values);
  return parsed === null ? null : { id, kind, values: parsed };
}

export const isVisitorInput = (field: string, text: string): boolean =>
  text !== '' && !DEFAULTED_FIELDS.includes(field);

export const hasContent = (values: LeadFormValues): boolean =>
  LEAD_FIELDS.some((field) => isVisitorInput(field, values[field]));

const isDraftId = (id: unknown): id is string => typeof id === 'string' && (id === '' || UUID.test(id));

/** Empty in an insecure context, which has no `randomUUID`. The server then creates an id. */
export const newId = (): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '');

function write(id: string, filled: LeadFormValues): SellerDraft | null {
  const values = withoutConsent(filled);
  draft.set(hasContent(values) ? { id, at: Date.now(), values } : null);
  return draft.current();
}

/** Consent must be given again for each enquiry. */
const withoutConsent = (values: LeadFormValues): LeadFormValues => ({
  ...values,
  consent_contact: '',
  consent_marketing: '',
});

function nullOnError<Answer>(run: () => Answer): Answer | null {
  try {
    return run();
  } catch {
    return null;
  }
}
