'use client';

import { useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';
import type { SellerField, SellerFormError, SellerFormValues } from '@/lib/leads/seller-form';

/** What the fields begin with, and what is wrong with them. */
export type FormState = { readonly values: SellerFormValues; readonly errors: readonly SellerFormError[] };

export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (state === null) throw new Error('The fields of the form stand in seller-form.tsx.');
  return state;
}

/** A field's first value, and its fault in words. */
export function useSellerField(name: SellerField): { value: string; error: string | undefined } {
  const { values, errors } = useFormState();
  const t = useTranslations('Seller.errors');
  const code = errors.find(({ field }) => field === name)?.code;
  return { value: values[name], error: code === undefined ? undefined : t(code) };
}
