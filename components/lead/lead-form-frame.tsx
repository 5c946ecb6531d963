'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { ErrorSummary } from './error-summary';
import { FormFailure } from './form-failure';
import { Honeypot } from './honeypot';
import { useErrorTitle } from './use-error-title';
import type { useSending } from './use-sending';

type Props = Pick<ReturnType<typeof useSending>, 'sending' | 'begin' | 'submit'> & {
  ref?: RefObject<HTMLFormElement | null>;
  action: string;
  /** Required if the form has a file input. */
  encType?: 'multipart/form-data';
  onChange?: () => void;
  channels: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * The frame of an enquiry form: error summary, failure message and submit button. Without JavaScript it is a plain POST
 * with the same error messages. With it, errors appear without a reload: the summary takes focus, and each field shows
 * its error (GOV.UK Design System).
 */
export function LeadFormFrame({ ref, action, encType, onChange, channels, className, children, ...given }: Props) {
  const { sending, begin, submit } = given;
  const t = useTranslations('Seller');
  const notice = useRef<HTMLDivElement>(null);
  const { errors, fault, hadPhotos, isUnderWay, attempt } = sending;
  const path = usePathname();
  useErrorTitle(t('errorPrefix'), errors.length > 0 || fault !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: refocus after every attempt, and on a new path (PageFocus)
  useEffect(() => {
    if (!isUnderWay) notice.current?.focus();
  }, [attempt, isUnderWay, path]);

  // Show the failure where the visitor looks: at the submit button, or at the top of a newly loaded page.
  const failure =
    fault === undefined ? null : (
      <FormFailure ref={notice} fault={fault} hadPhotos={hadPhotos ?? false} channels={channels} />
    );
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      encType={encType}
      noValidate
      onSubmit={submit}
      onChange={onChange}
      onFocus={(event) => begin(event.currentTarget)}
      className={`relative space-y-6 **:[input,select,textarea]:scroll-mt-36 ${className ?? ''}`.trimEnd()}
    >
      {errors.length > 0 ? <ErrorSummary ref={notice} errors={errors} /> : null}
      {attempt === 0 ? failure : null}
      <Honeypot />
      {children}
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
