import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadField, LeadFormError } from '@/lib/leads/lead-form';
import { useBackToClose } from '../ui/use-back-to-close';

/** The fields of each step, in the order of the page. */
const STEPS: readonly (readonly LeadField[])[] = [
  ['property_type', 'province', 'district', 'subdistrict', 'address_detail'],
  ['size_unit', 'size', 'rai', 'ngan', 'sqwah', 'bedrooms', 'title_deed', 'mortgage', 'asking_price'],
  ['photos', 'message', 'intent', 'preferred_date', 'preferred_part'],
  ['name', 'phone', 'line_id', 'email', 'consent_contact', 'consent_marketing'],
];

export const LAST_STEP = STEPS.length;

/** Where typing begins. The third step begins with photos. */
const FIRST_FIELDS: readonly LeadField[] = ['size', 'rai', 'name'];

const stepOf = (field: LeadField) => STEPS.findIndex((fields) => fields.includes(field)) + 1 || LAST_STEP;

export const headingId = (step: number): string => `step-${step}`;

/** The field to focus when a step opens, which saves a press. Screen readers also read the name of the step. */
const emptyField = (step: number) =>
  FIRST_FIELDS.filter((field) => stepOf(field) === step)
    .map((field) => document.getElementById(field))
    .find((input) => input instanceof HTMLInputElement && input.value === '' && input.offsetParent !== null);

/** Shows one step at a time. A later step has a history entry, so that Back leads to the step before. */
export function useSteps(form: RefObject<HTMLFormElement | null>, errors: readonly LeadFormError[], attempt: number) {
  const [first] = errors;
  const [step, setStep] = useState(first === undefined ? 1 : stepOf(first.field));
  const shown = useRef(step);
  // The page of the thanks comes next, so the form does not change any more.
  const back = (to: number) => () => {
    if (!form.current?.hasAttribute('data-taken')) setStep(to);
  };
  useBackToClose(step > 1, back(1));
  useBackToClose(step > 2, back(2));
  useBackToClose(step > 3, back(3));

  useEffect(() => {
    if (shown.current === step) return;
    const isNext = step > shown.current;
    shown.current = step;
    const heading = document.getElementById(headingId(step));
    heading?.scrollIntoView();
    const target = (isNext ? emptyField(step) : undefined) ?? heading;
    target?.focus({ preventScroll: true });
  }, [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt leads to its first error.
  useEffect(() => {
    if (attempt === 0 || first === undefined || errors.some(({ field }) => stepOf(field) === step)) return;
    shown.current = stepOf(first.field);
    setStep(shown.current);
  }, [attempt]);

  const showField = (field: LeadField) => {
    shown.current = stepOf(field);
    flushSync(() => setStep(shown.current));
    const control = document.getElementById(field === 'province' ? 'place' : field);
    (control?.querySelector('input') ?? control)?.focus();
  };
  return { step, setStep, showField, fields: STEPS[step - 1] ?? [] };
}
