'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { type DraftStore, isOwn } from './form-draft';

/** Initial values of the fields. A new `round` remounts them. `focused` is the id of the field that had focus. */
type Start = {
  readonly values: LeadFormValues;
  readonly round: number;
  readonly isRestored: boolean;
  readonly focused?: string;
};

const isFieldOf = (field: string) => LEAD_FIELDS.some((known) => known === field);

/** Merges a draft with the form. Values typed before hydration override the draft. */
function merged(typed: LeadFormValues, kept: LeadFormValues): LeadFormValues {
  const own = Object.entries(typed).filter(([field, text]) => isOwn(field, text));
  return { ...kept, ...Object.fromEntries(own) };
}

const isEqual = (one: LeadFormValues, other: LeadFormValues) =>
  LEAD_FIELDS.every((field) => one[field] === other[field]);

/**
 * Restores the form's draft after hydration and saves changes. `empty` has the values of a new form. `given` has values
 * from the server, which are newer than any draft.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  store: DraftStore,
  { empty, given }: { empty: LeadFormValues; given: LeadFormValues | undefined },
) {
  const [start, setStart] = useState<Start>({ values: given ?? empty, round: 0, isRestored: false });

  useEffect(() => {
    if (form.current === null) return;
    const typed = readLeadForm(new FormData(form.current));
    // The server sent these values back with an error. Save them, because a reload would lose them.
    if (given !== undefined) {
      store.keep(typed);
      return;
    }
    const kept = store.current();
    if (kept === null) return;
    const values = merged(typed, kept);
    const focused = document.activeElement?.id ?? '';
    setStart(({ round }) => ({ values, round: isEqual(typed, values) ? round : round + 1, isRestored: true, focused }));
  }, [form, store, given]);

  // The fields were remounted, so restore focus.
  useLayoutEffect(() => {
    const { focused = '' } = start;
    if (isFieldOf(focused)) document.getElementById(focused)?.focus();
  }, [start]);

  const keep = () => {
    // The enquiry was sent, so later changes are not a draft.
    if (form.current === null || form.current.hasAttribute('data-taken')) return;
    store.keep(readLeadForm(new FormData(form.current)));
  };
  const clear = (focused = '') => {
    form.current?.removeAttribute('data-taken');
    setStart(({ round }) => ({ values: empty, round: round + 1, isRestored: false, focused }));
  };
  const beginAnew = () => {
    store.drop();
    // The pressed button disappears, so move focus to the first field.
    clear('name');
  };
  return { start, keep, clear, beginAnew };
}
