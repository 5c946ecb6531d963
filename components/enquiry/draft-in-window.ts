'use client';

import { isListingKind, type ListingKind } from '@/lib/leads/lead-choices';
import type { LeadFormValues } from '@/lib/leads/lead-form';
import { type DraftStore, hasContent, isDraftId, parseDraftValues } from '../lead/form-draft';
import { newId } from '../lead/new-id';
import type { EnquiryIds } from '../lead/send-filled';

/** A form that was begun in this window. `id` is the enquiry's, until it was taken; `kind` what the page began with. */
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
 * A question about a home, as long as the window is open: whoever looks into the policy, loads the page again or changes
 * the language has it still (U4) and sends the same enquiry, and whoever uses the device next has not. Who comes by a link
 * of another `kind` finds that chosen. Where storage is forbidden it is kept as long as the page stands.
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
