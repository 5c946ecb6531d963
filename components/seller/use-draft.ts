'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { LEAD_FIELDS, type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { currentDraft, dropDraft, keepDraft, NO_VALUES } from './draft-store';

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
  const own = Object.entries(typed).filter(([field, text]) => text !== '' && field !== 'size_unit');
  return { ...kept, ...Object.fromEntries(own) };
}

const isEqual = (one: LeadFormValues, other: LeadFormValues) =>
  LEAD_FIELDS.every((field) => one[field] === other[field]);

/**
 * The form's draft on this device: what the fields begin with, once the page is the browser's, and how it is kept.
 * Where the server `given` gave values, they are newer than any draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, given: LeadFormValues | undefined) {
  const [start, setStart] = useState<Start>({ values: given ?? NO_VALUES, round: 0, isRestored: false });

  useEffect(() => {
    const draft = currentDraft();
    if (given !== undefined || draft === null || form.current === null) return;
    const typed = readLeadForm(new FormData(form.current));
    const values = merged(typed, draft.values);
    const focused = document.activeElement?.id ?? '';
    setStart(({ round }) => ({ values, round: isEqual(typed, values) ? round : round + 1, isRestored: true, focused }));
  }, [form, given]);

  // The fields are new ones: whoever stood in one stands in it still.
  useLayoutEffect(() => {
    const { focused = '' } = start;
    if (isFieldOf(focused)) document.getElementById(focused)?.focus();
  }, [start]);

  const keep = () => {
    if (form.current !== null) keepDraft(readLeadForm(new FormData(form.current)));
  };
  const beginAnew = () => {
    dropDraft();
    setStart(({ round }) => ({ values: NO_VALUES, round: round + 1, isRestored: false }));
  };
  return { start, keep, beginAnew };
}
