'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SendingFault } from '@/lib/leads/form-fault';
import { Button } from '../ui/button';
import { type FieldFault, useErrorMessage } from './field-fault';
import type { useSending } from './use-sending';

/** Adds a prefix to the document title while there are errors, because screen readers announce the title first. */
function useErrorTitle(prefix: string, isFaulty: boolean): void {
  useEffect(() => {
    const plain = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = isFaulty ? prefix + plain : plain;
  }, [prefix, isFaulty]);
}

type NoticeProps = { ref?: Ref<HTMLDivElement>; id: string; title: string; children: ReactNode };

/** An error message of the form, announced to screen readers. It can take focus. */
function Notice({ ref, id, title, children }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby={id}
      className="scroll-mt-24 rounded-card border-2 border-danger bg-surface p-5"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </div>
  );
}

/** An off-screen field that bots fill in. Its label tells other visitors to leave it empty. */
function Honeypot() {
  const t = useTranslations('Seller');
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] w-40">
      <label htmlFor="website">{t('honeypot')}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type FormFailureProps = {
  ref?: Ref<HTMLDivElement>;
  fault: SendingFault;
  /** Whether the enquiry had photographs. */
  hadPhotos: boolean;
  channels: ReactNode;
};

/** Says why the enquiry could not be sent, and gives other ways to contact the office. */
function FormFailure({ ref, fault, hadPhotos, channels }: FormFailureProps) {
  const t = useTranslations('Seller');
  return (
    <Notice ref={ref} id="form-failure" title={t('failedTitle')}>
      <p className="mt-1">{t(`formErrors.${fault}`)}</p>
      {hadPhotos && fault === 'no-connection' ? <p className="mt-1">{t('withoutPhotos')}</p> : null}
      <p className="mt-1 mb-4">{t('orCall')}</p>
      {channels}
    </Notice>
  );
}

/** A list of all errors, each with a link to its field. */
function ErrorSummary({ ref, errors }: { ref: Ref<HTMLDivElement>; errors: readonly FieldFault[] }) {
  const t = useTranslations('Seller');
  const errorMessage = useErrorMessage();
  return (
    <Notice ref={ref} id="error-summary" title={t('errorTitle')}>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {errors.map((fault) => (
          <li key={fault.field}>
            <a href={`#${fault.field}`} className="font-semibold text-danger underline">
              {errorMessage(fault)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

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
export function LeadFormFrame({ ref, action, encType, onChange, channels, className, children, ...state }: Props) {
  const { sending, begin, submit } = state;
  const t = useTranslations('Seller');
  const notice = useRef<HTMLDivElement>(null);
  const { errors, fault, hadPhotos, isSending, attempt } = sending;
  const path = usePathname();
  useErrorTitle(t('errorPrefix'), errors.length > 0 || fault !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: refocus after every attempt, and on a new path (PageFocus)
  useEffect(() => {
    if (!isSending) notice.current?.focus();
  }, [attempt, isSending, path]);

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
        <Button type="submit" size="large" loading={isSending} className="w-full sm:w-auto">
          {fault === undefined ? t('submit') : t('tryAgain')}
        </Button>
        <p role="status" className="sr-only">
          {isSending ? t('sending') : ''}
        </p>
        <p className="max-w-prose text-muted text-sm">{t('afterSending')}</p>
      </div>
    </form>
  );
}
