'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import type { LeadField, SendingFault } from '@/lib/leads/lead-form';
import { Button } from '../ui/button';
import { type FieldFault, useErrorMessage } from './lead-field';
import type { useSending } from './use-sending';

type Props = Pick<ReturnType<typeof useSending>, 'sending' | 'begin' | 'submit' | 'amend'> & {
  ref?: RefObject<HTMLFormElement | null>;
  action: string;
  /** Required if the form has a file input. */
  encType?: 'multipart/form-data';
  onChange?: () => void;
  channels: ReactNode;
  className?: string;
  /** In place of the label of the button that sends the form. */
  submitLabel?: ReactNode;
  /** More buttons beside it. */
  actions?: ReactNode;
  /** Shows and focuses a field that is not visible. */
  onFieldLink?: (field: LeadField) => void;
  children: ReactNode;
};

/** The second press of a double press would meet the button of the next step. */
const ignoreSecond = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

type NoticeProps = { ref?: Ref<HTMLDivElement>; id: string; title: string; children: ReactNode };

type FormFailureProps = {
  ref?: Ref<HTMLDivElement>;
  fault: SendingFault;
  hadPhotos: boolean;
  channels: ReactNode;
};

/** Without JavaScript, a plain POST. With it, the error summary takes focus (GOV.UK Design System). */
export function LeadFormFrame({ ref, action, encType, onChange, channels, className, children, ...state }: Props) {
  const { sending, begin, submit, amend, submitLabel, actions, onFieldLink } = state;
  const t = useTranslations('Seller');
  const notice = useRef<HTMLDivElement>(null);
  const { errors, fault, hadPhotos, isSending, attempt } = sending;
  const path = usePathname();
  useErrorTitle(t('errorPrefix'), errors.length > 0 || fault !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: refocus after every attempt, and on a new path (PageFocus)
  useEffect(() => {
    if (!isSending) notice.current?.focus();
  }, [attempt, isSending, path]);

  // The failure is at the submit button, or at the top of a newly loaded page.
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
      onChange={(event) => {
        if ('name' in event.target) amend(String(event.target.name));
        onChange?.();
      }}
      onFocus={(event) => begin(event.currentTarget)}
      onPointerDown={(event) => begin(event.currentTarget)}
      className={`relative space-y-6 **:[input:not([type=checkbox],[type=radio]),select,textarea]:scroll-mt-36 ${className ?? ''}`.trimEnd()}
    >
      {errors.length > 0 ? <ErrorSummary ref={notice} errors={errors} onFieldLink={onFieldLink} /> : null}
      {attempt === 0 ? failure : null}
      <Honeypot />
      {children}
      {attempt > 0 ? failure : null}
      <div className="space-y-3">
        <Button
          type="submit"
          size="large"
          loading={isSending}
          className="w-full sm:w-auto"
          onClick={ignoreSecond}
          data-next={submitLabel === undefined ? undefined : ''}
        >
          {submitLabel ?? (fault === undefined ? t('submit') : t('tryAgain'))}
        </Button>
        {actions}
        <p role="status" className="sr-only">
          {isSending ? t('sending') : ''}
        </p>
        <p className="max-w-prose text-muted text-sm">{t('afterSending')}</p>
      </div>
    </form>
  );
}

type ErrorSummaryProps = Pick<Props, 'onFieldLink'> & { ref: Ref<HTMLDivElement>; errors: readonly FieldFault[] };

function ErrorSummary({ ref, errors, onFieldLink }: ErrorSummaryProps) {
  const t = useTranslations('Seller');
  const errorMessage = useErrorMessage();
  const follow = (event: MouseEvent, field: LeadField) => {
    if (onFieldLink === undefined) return;
    event.preventDefault();
    onFieldLink(field);
  };
  return (
    <Notice ref={ref} id="error-summary" title={t('errorTitle')}>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {errors.map((fault) => (
          <li key={fault.field}>
            <a
              href={`#${fault.field}`}
              onClick={(event) => follow(event, fault.field)}
              className="font-semibold text-danger underline"
            >
              {errorMessage(fault)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

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

/** Bots fill in this off-screen field. Its label tells other visitors to leave it empty. */
function Honeypot() {
  const t = useTranslations('Seller');
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] w-40">
      <label htmlFor="website">{t('honeypot')}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Screen readers announce the title first, so it says that there are errors. */
function useErrorTitle(prefix: string, isFaulty: boolean): void {
  useEffect(() => {
    const plain = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = isFaulty ? prefix + plain : plain;
  }, [prefix, isFaulty]);
}
