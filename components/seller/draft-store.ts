'use client';

import { type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { type DraftStore, hasContent, isDraftId, parseDraftValues } from '../lead/form-draft';
import { newId } from '../lead/new-id';
import { persistedStore } from '../saved/persisted-store';
import { DRAFT_KEY, isFresh } from './draft-age';

/** A form that was begun on this device. `id` is the enquiry's, until it was sent; `at` is in milliseconds. */
export type SellerDraft = { readonly id: string; readonly at: number; readonly values: LeadFormValues };

export const NO_VALUES: LeadFormValues = readLeadForm(new Map());

/** A consent is given for the enquiry that is sent now; who comes back another day gives it then. */
const withoutConsent = (values: LeadFormValues): LeadFormValues => ({
  ...values,
  consent_contact: '',
  consent_marketing: '',
});

/** What the storage holds is anybody's: null unless it is a draft that is not too old. Never throws. */
export function parseDraft(value: unknown, now = Date.now()): SellerDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, at, values }: { [Key in keyof SellerDraft]?: unknown } = value;
  if (!isDraftId(id) || !isFresh(at, now)) return null;
  const read = parseDraftValues(values);
  return read === null ? null : { id, at, values: withoutConsent(read) };
}

const draft = persistedStore<SellerDraft | null>(DRAFT_KEY, (value) => parseDraft(value));

function write(id: string, filled: LeadFormValues): SellerDraft | null {
  const values = withoutConsent(filled);
  draft.keep(hasContent(values) ? { id, at: Date.now(), values } : null);
  return draft.current();
}

/** Keeps what is in the form now, without its consents; an empty form is no draft. */
export const keepDraft = (values: LeadFormValues): SellerDraft | null => write(draft.current()?.id ?? newId(), values);

/** Another enquiry with the same words. */
export const renewDraftId = (values: LeadFormValues): SellerDraft | null => write(newId(), values);

/** Whether what was kept last outlives this window. */
export const isDraftWritten = draft.isWritten;

/** The same before anything is typed, by writing once more what is there. */
export function canKeepDraft(): boolean {
  draft.keep(draft.current());
  return isDraftWritten();
}

export const dropDraft = (): void => draft.keep(null);

/** The draft as the form takes it. */
export const SELLER_DRAFT: DraftStore = {
  current: () => draft.current()?.values ?? null,
  keep: keepDraft,
  drop: dropDraft,
};
