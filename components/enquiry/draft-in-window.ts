'use client';

import { isListingKind, type ListingKind } from '@/lib/leads/lead-choices';
import type { LeadFormValues } from '@/lib/leads/lead-form';
import { type DraftStore, hasContent, isDraftId, parseDraftValues } from '../lead/form-draft';
import { newId } from '../lead/new-id';
import type { EnquiryIds } from '../lead/send-filled';

/** A form that was started in this window. `id` becomes the enquiry's id. `kind` is the page's initial kind. */
type WindowDraft = { readonly id: string; readonly kind: ListingKind; readonly values: LeadFormValues };

function parseWindowDraft(value: unknown): WindowDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, values }: { [Key in keyof WindowDraft]?: unknown } = value;
  if (!isDraftId(id) || typeof kind !== 'string' || !isListingKind(kind)) return null;
  const read = parseDraftValues(values);
  return read === null ? null : { id, kind, values: read };
}

function quietly<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
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
  let onPage: WindowDraft | null = null;
  const stored = () => quietly(() => parseWindowDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null')));
  const draft = () => onPage ?? stored();
  const current = () => {
    const kept = draft();
    return kept && { ...kept.values, kind: kept.kind === kind ? kept.values.kind : kind };
  };
  const write = (values: LeadFormValues, id: string) => {
    onPage = { id, kind, values };
    quietly(() => sessionStorage.setItem(key, JSON.stringify(onPage)));
    return id;
  };
  const idOf = (values: LeadFormValues) => write(values, draft()?.id ?? newId());
  const drop = () => {
    onPage = null;
    quietly(() => sessionStorage.removeItem(key));
  };
  const keep = (values: LeadFormValues) => {
    if (hasContent(values)) idOf(values);
    else drop();
  };
  const renew = (values: LeadFormValues) => write(values, newId());
  return { store: { current, keep, drop }, ids: { current: idOf, renew, taken: drop } };
}
