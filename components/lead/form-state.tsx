'use client';

import { useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';
import type { LeadField, LeadFormError, LeadFormValues } from '@/lib/leads/lead-form';

/** What the fields begin with, and what is wrong with them. */
export type FormState = { readonly values: LeadFormValues; readonly errors: readonly LeadFormError[] };

export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (state === null) throw new Error('The fields of a form stand in its FormStateContext.');
  return state;
}

/** A field's first value, and its fault in words. */
export function useLeadField(name: LeadField): { value: string; error: string | undefined } {
  const { values, errors } = useFormState();
  const t = useTranslations('Seller.errors');
  const code = errors.find(({ field }) => field === name)?.code;
  return { value: values[name], error: code === undefined ? undefined : t(code) };
}
