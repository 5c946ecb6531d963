'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormFault } from '@/lib/leads/form-fault';
import type { LeadFormError, LeadFormValues } from '@/lib/leads/lead-form';
import { ErrorSummary } from '../lead/error-summary';
import { FormFailure } from '../lead/form-failure';
import { FormStateContext } from '../lead/form-state';
import { Honeypot } from '../lead/honeypot';
import type { Choice } from '../lead/lead-field';
import { useErrorTitle } from '../lead/use-error-title';
import { Button } from '../ui/button';
import { DraftLine } from './draft-line';
import { PropertyStep } from './property-step';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';
import { WishesStep } from './wishes-step';
import { YouStep } from './you-step';

export type GivenForm = {
  readonly values?: LeadFormValues;
  readonly errors?: readonly LeadFormError[];
  readonly formError?: FormFault;
};

type Props = {
  action: string;
  provinces: readonly Choice[];
  exampleDay: string;
  channels: ReactNode;
  /** What a form sent without scripts left: it goes on from there. */
  given?: GivenForm;
};

const NO_ERRORS: readonly LeadFormError[] = [];

/**
 * The sellers' form. Without JavaScript it is a plain POST with the same words for the same faults; with it, faults
 * show at once: the summary takes the focus, and each field says what is wrong (GOV.UK's manner).
 */
export function SellerForm({ action, provinces, exampleDay, channels, given = {} }: Props) {
  const t = useTranslations('Seller');
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { start, keep, beginAnew } = useDraft(form, given.values);
  const { sending, begin, submit, forget } = useSending({ errors: given.errors ?? NO_ERRORS, fault: given.formError });
  const { errors, fault, isUnderWay, attempt } = sending;
  const startOver = () => {
    beginAnew();
    forget();
  };
  const isFaulty = errors.length > 0 || fault !== undefined;
  useErrorTitle(t('errorPrefix'), isFaulty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus, also where it fails like the last.
  useEffect(() => {
    if (!isUnderWay) notice.current?.focus();
  }, [attempt, isUnderWay]);

  // Where the eye is: at the button that was pressed, or at the top of a page that was loaded.
  const failure = fault === undefined ? null : <FormFailure ref={notice} fault={fault} channels={channels} />;
  return (
    <form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onChange={keep}
      onFocus={begin}
      className="relative space-y-6 **:[input,select,textarea]:scroll-mt-36"
    >
      {errors.length > 0 ? <ErrorSummary ref={notice} errors={errors} /> : null}
      {attempt === 0 ? failure : null}
      <DraftLine isRestored={start.isRestored} onBeginAnew={startOver} />
      <Honeypot />
      <FormStateContext key={start.round} value={{ values: start.values, errors }}>
        <YouStep />
        <PropertyStep provinces={provinces} />
        <WishesStep exampleDay={exampleDay} />
      </FormStateContext>
      {attempt > 0 ? failure : null}
      <div className="space-y-3">
        <Button type="submit" size="large" loading={isUnderWay} className="w-full sm:w-auto">
          {fault === undefined ? t('submit') : t('tryAgain')}
        </Button>
        <p role="status" className="sr-only">
          {isUnderWay ? t('sending') : ''}
        </p>
        <p className="max-w-prose text-muted text-sm">{t('afterSending')}</p>
      </div>
    </form>
  );
}
