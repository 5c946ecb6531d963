'use client';

import { type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { type DraftStore, hasContent, isDraftId, parseDraftValues } from '../lead/form-draft';
import { newId } from '../lead/new-id';
import { keptValue } from '../saved/kept-value';

/** A form that was begun on this device. `id` is the enquiry's, until it was sent; `at` is in milliseconds. */
export type SellerDraft = { readonly id: string; readonly at: number; readonly values: LeadFormValues };

/** Whoever has not gone on by then will not: their telephone number need not lie there any longer. */
const KEPT_MS = 30 * 24 * 3_600_000;

export const NO_VALUES: LeadFormValues = readLeadForm(new Map());

/** What the storage holds is anybody's: null unless it is a draft that is not too old. Never throws. */
export function parseDraft(value: unknown, now = Date.now()): SellerDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, at, values }: { [Key in keyof SellerDraft]?: unknown } = value;
  if (!isDraftId(id) || typeof at !== 'number' || !(Math.abs(now - at) < KEPT_MS)) return null;
  const read = parseDraftValues(values);
  return read === null ? null : { id, at, values: read };
}

const draft = keptValue<SellerDraft | null>('seller-draft', (value) => parseDraft(value));

/** Keeps what is in the form now; an empty form is no draft. */
export function keepDraft(values: LeadFormValues): SellerDraft | null {
  const id = draft.current()?.id ?? newId();
  draft.keep(hasContent(values) ? { id, at: Date.now(), values } : null);
  return draft.current();
}

/** Another enquiry with the same words. */
export function renewDraftId(values: LeadFormValues): SellerDraft | null {
  draft.keep({ id: newId(), at: Date.now(), values });
  return draft.current();
}

export const dropDraft = (): void => draft.keep(null);

/** The draft as the form takes it. */
export const SELLER_DRAFT: DraftStore = {
  current: () => draft.current()?.values ?? null,
  keep: keepDraft,
  drop: dropDraft,
};
