'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { type DraftStore, isOwn } from './form-draft';

/** What the fields begin with; a new `round` makes them anew. `focused` is the field that somebody stood in then. */
type Start = {
  readonly values: LeadFormValues;
  readonly round: number;
  readonly isRestored: boolean;
  readonly focused?: string;
};

const isFieldOf = (field: string) => LEAD_FIELDS.some((known) => known === field);

/** What was typed before the scripts came wins over what was typed another day. */
function merged(typed: LeadFormValues, kept: LeadFormValues): LeadFormValues {
  const own = Object.entries(typed).filter(([field, text]) => isOwn(field, text));
  return { ...kept, ...Object.fromEntries(own) };
}

const isEqual = (one: LeadFormValues, other: LeadFormValues) =>
  LEAD_FIELDS.every((field) => one[field] === other[field]);

/**
 * The form's draft on this device: what the fields begin with, once the page is the browser's, and how it is kept. An
 * `empty` form is where it begins; where the server `given` gave values, they are newer than any draft.
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
    // It came back with the answer, and no page that is loaded again would have it.
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

  // The fields are new ones: whoever stood in one stands in it still.
  useLayoutEffect(() => {
    const { focused = '' } = start;
    if (isFieldOf(focused)) document.getElementById(focused)?.focus();
  }, [start]);

  const keep = () => {
    // What was taken is no draft any more, whatever is changed in it until its thanks come.
    if (form.current === null || form.current.hasAttribute('data-taken')) return;
    store.keep(readLeadForm(new FormData(form.current)));
  };
  const clear = (focused = '') => {
    form.current?.removeAttribute('data-taken');
    setStart(({ round }) => ({ values: empty, round: round + 1, isRestored: false, focused }));
  };
  const beginAnew = () => {
    store.drop();
    // The button that was pressed goes: the form begins where it begins.
    clear('name');
  };
  return { start, keep, clear, beginAnew };
}
