'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { type DraftStore, isVisitorInput } from './form-draft';

/** A new `round` remounts the fields. `focused` is the id of the field that had focus. */
type Start = {
  readonly values: LeadFormValues;
  readonly round: number;
  readonly isRestored: boolean;
  readonly focused?: string;
};

/** Restores the draft after hydration and saves changes. `submitted` is newer than any draft. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  store: DraftStore,
  { empty, submitted }: { empty: LeadFormValues; submitted: LeadFormValues | undefined },
) {
  const [start, setStart] = useState<Start>({ values: submitted ?? empty, round: 0, isRestored: false });

  useEffect(() => {
    if (form.current === null) return;
    const typed = readLeadForm(new FormData(form.current));
    // A reload would lose these values, which the server sent back with an error.
    if (submitted !== undefined) {
      store.save(typed);
      return;
    }
    const draft = store.current();
    if (draft === null) return;
    const values = mergeDraft(typed, draft);
    const focused = document.activeElement?.id ?? '';
    setStart(({ round }) => ({ values, round: isEqual(typed, values) ? round : round + 1, isRestored: true, focused }));
  }, [form, store, submitted]);

  // Remounted fields lose the focus.
  useLayoutEffect(() => {
    const field = document.getElementById(start.focused ?? '');
    if (form.current?.contains(field)) field?.focus();
  }, [form, start]);

  const save = () => {
    // Changes after sending are not a draft.
    if (form.current === null || form.current.hasAttribute('data-taken')) return;
    store.save(readLeadForm(new FormData(form.current)));
  };
  const clear = (focused = '') => {
    form.current?.removeAttribute('data-taken');
    setStart(({ round }) => ({ values: empty, round: round + 1, isRestored: false, focused }));
  };
  const startOver = () => {
    store.discard();
    // The pressed button disappears, so the first field gets the focus.
    clear('place');
  };
  return { start, save, clear, startOver };
}

/** Values typed before hydration override the draft. */
function mergeDraft(typed: LeadFormValues, draft: LeadFormValues): LeadFormValues {
  const entered = Object.entries(typed).filter(([field, text]) => isVisitorInput(field, text));
  return { ...draft, ...Object.fromEntries(entered) };
}

const isEqual = (a: LeadFormValues, b: LeadFormValues) => LEAD_FIELDS.every((field) => a[field] === b[field]);
