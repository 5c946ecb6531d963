'use client';

import { isListingKind, type ListingKind } from '@/lib/leads/lead-choices';
import type { LeadFormValues } from '@/lib/leads/lead-form';
import { type DraftStore, hasContent, isDraftId, parseDraftValues } from './form-draft';
import { newId } from './new-id';
import type { EnquiryIds } from './send-filled';

/** A form that was started in this window. `id` becomes the enquiry's id. `kind` is the page's initial kind. */
type WindowDraft = { readonly id: string; readonly kind: ListingKind; readonly values: LeadFormValues };

function parseWindowDraft(value: unknown): WindowDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, values }: { [Key in keyof WindowDraft]?: unknown } = value;
  if (!isDraftId(id) || typeof kind !== 'string' || !isListingKind(kind)) return null;
  const parsed = parseDraftValues(values);
  return parsed === null ? null : { id, kind, values: parsed };
}

function nullOnError<Answer>(run: () => Answer): Answer | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * Stores the draft of an enquiry about a listing in session storage. It survives a reload, a change of language and a
 * visit to the policy (U4), and later sends the same enquiry, but the next user of the device does not get it. A link
 * with another `kind` selects that kind. If storage is blocked, the draft lasts as long as the page.
 */
export function draftInWindow(listing: string, kind: ListingKind): { store: DraftStore; ids: EnquiryIds } {
  const key = `enquiry-draft ${listing}`;
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
