'use client';

import { createContext, useContext } from 'react';
import type { LeadField, LeadFormValues } from '@/lib/leads/lead-form';
import { type FieldFault, useErrorMessage } from './field-fault';

/** Initial values and errors of the fields. */
export type FormState = { readonly values: LeadFormValues; readonly errors: readonly FieldFault[] };

export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (state === null) throw new Error('The fields of a form stand in its FormStateContext.');
  return state;
}

/** Initial value and error message of a field. */
export function useLeadField(name: LeadField): { value: string; error: string | undefined } {
  const { values, errors } = useFormState();
  const errorMessage = useErrorMessage();
  const fault = errors.find(({ field }) => field === name);
  return { value: values[name], error: fault === undefined ? undefined : errorMessage(fault) };
}
