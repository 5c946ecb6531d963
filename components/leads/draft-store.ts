'use client';

import { type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { persistedStore } from '../saved/persisted-store';
import { DRAFT_KEY, isFresh } from './draft-age';
import { type DraftStore, hasContent, isDraftId, parseDraftValues } from './form-draft';
import { newId } from './new-id';

/** A form that was started on this device. `id` becomes the id of the enquiry. `at` is in milliseconds. */
export type SellerDraft = { readonly id: string; readonly at: number; readonly values: LeadFormValues };

export const NO_VALUES: LeadFormValues = readLeadForm(new Map());

/** Removes the consents, which must be given again for each enquiry. */
const withoutConsent = (values: LeadFormValues): LeadFormValues => ({
  ...values,
  consent_contact: '',
  consent_marketing: '',
});

/** Parses any stored value. Returns null unless it is a draft that has not expired. Never throws. */
export function parseDraft(value: unknown, now = Date.now()): SellerDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, at, values }: { [Key in keyof SellerDraft]?: unknown } = value;
  if (!isDraftId(id) || !isFresh(at, now)) return null;
  const parsed = parseDraftValues(values);
  return parsed === null ? null : { id, at, values: withoutConsent(parsed) };
}

const draft = persistedStore<SellerDraft | null>(DRAFT_KEY, (value) => parseDraft(value));

function write(id: string, filled: LeadFormValues): SellerDraft | null {
  const values = withoutConsent(filled);
  draft.set(hasContent(values) ? { id, at: Date.now(), values } : null);
  return draft.current();
}

/** Saves the form's values without the consents. Removes the draft if the form is empty. */
export const saveDraft = (values: LeadFormValues): SellerDraft | null => write(draft.current()?.id ?? newId(), values);

/** Gives the draft a new id, to send the same values as another enquiry. */
export const renewDraftId = (values: LeadFormValues): SellerDraft | null => write(newId(), values);

/** Whether the last saved draft is in local storage, not only in memory. */
export const isDraftWritten = draft.isWritten;

/** Whether drafts can be stored, tested by writing the current draft again. */
export function canSaveDraft(): boolean {
  draft.set(draft.current());
  return isDraftWritten();
}

export const removeDraft = (): void => draft.set(null);

/** The draft store for `useDraft`. */
export const SELLER_DRAFT: DraftStore = {
  current: () => draft.current()?.values ?? null,
  save: saveDraft,
  discard: removeDraft,
};
