'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { readSellerForm, type SellerField, type SellerFormError, validateSellerForm } from '@/lib/leads/seller-form';
import { Button } from '../ui/button';
import { ErrorSummary } from './error-summary';
import { SellerFormFields } from './seller-form-fields';

type Props = { action: string; provinces: { id: string; name: string }[]; channels: ReactNode };

/**
 * The sellers' form. Without JavaScript it is a plain POST with the same words for the same faults; with it, faults
 * show at once: the summary takes the focus, and each field says what is wrong (GOV.UK's manner).
 */
export function SellerForm({ action, provinces, channels }: Props) {
  const t = useTranslations('Seller');
  const [errors, setErrors] = useState<SellerFormError[]>([]);
  const [checked, setChecked] = useState(false);
  const summary = useRef<HTMLDivElement>(null);

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors(validateSellerForm(readSellerForm(new FormData(event.currentTarget))));
    setChecked(true);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const errorOf = (field: SellerField) => {
    const error = errors.find((candidate) => candidate.field === field);
    return error ? t(`errors.${error.code}`) : undefined;
  };
  return (
    <form method="post" action={action} noValidate onSubmit={check} className="space-y-8">
      {errors.length > 0 ? <ErrorSummary ref={summary} errors={errors} /> : null}
      <div
        ref={checked && errors.length === 0 ? summary : undefined}
        tabIndex={-1}
        className="rounded-card border border-metro-orange bg-sunken p-5"
      >
        <h2 className="text-xl">{t('notYetTitle')}</h2>
        <p className="mt-1 mb-4">{t('notYetText')}</p>
        {channels}
      </div>
      <SellerFormFields provinces={provinces} errorOf={errorOf} />
      <Button type="submit" className="w-full sm:w-auto">
        {t('submit')}
      </Button>
    </form>
  );
}
