'use client';

import { useLocale } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LeadKind, SentForm } from '@/lib/analytics/event-values';
import { enquiryFailed, enquiryRefused, leadSent } from '@/lib/analytics/events';
import { localizedPath } from '@/lib/i18n/paths';
import type { SendingFault } from '@/lib/leads/form-fault';
import { isListingKind } from '@/lib/leads/lead-choices';
import { type LeadFormValues, readLeadForm } from '@/lib/leads/lead-form';
import { formPath, thanksPath } from '@/lib/navigation/lead-paths';
import { record } from '../analytics/record';
import { useNavigateTo } from '../layout/use-navigate-to';
import { useSite } from '../ui/site-context';
import type { FieldFault } from './field-fault';
import { hasContent } from './form-draft';
import { type EnquiryIds, sendFilled } from './send-filled';
import { fetchOpened } from './send-lead-form';
import type { SubmittedForm } from './submitted-form';

/**
 * Replaces the URL of a form sent without JavaScript, which is shown at its endpoint's URL. That URL cannot be reloaded
 * and has no version in the other language.
 */
function useFormUrl(submitted: LeadFormValues | undefined): void {
  const locale = useLocale();
  const { routing } = useSite();
  const address = submitted === undefined ? undefined : localizedPath(locale, formPath(submitted), routing);
  useEffect(() => {
    if (address === undefined) return;
    // The router listens to history changes from an effect that runs after those of its pages. With `null` as the
    // state, the router writes its own state and updates the links of the page.
    const timer = setTimeout(() => window.history.replaceState(null, '', address));
    return () => clearTimeout(timer);
  }, [address]);
}

/** Result of the last attempt, and its number. Attempt 0 is the form as the server rendered it. */
export type Sending = {
  readonly errors: readonly FieldFault[];
  readonly fault?: SendingFault;
  /** Whether the failed enquiry had photographs. */
  readonly hadPhotos?: boolean;
  readonly isSending: boolean;
  readonly attempt: number;
};

/** Analytics data of an enquiry: the form, and the id and price of its listing, if any. */
export type AboutLead = { form: SentForm; listing?: string; price?: number | null };

const NO_ERRORS: readonly FieldFault[] = [];

const leadKind = ({ kind }: LeadFormValues): LeadKind => (isListingKind(kind) ? kind : 'sell');

const loadRules = () => import('@/lib/leads/lead-faults');

/** If the rules cannot be loaded, the form is sent without a check: the server applies the same rules. */
const faultsOf = (values: LeadFormValues) =>
  loadRules().then(
    ({ validateLeadForm }) => validateLeadForm(values),
    () => NO_ERRORS,
  );

/** A server token for the time at which the visitor started the form, requested after the first input. */
function useOpened() {
  const opened = useRef<{ token?: string | undefined }>(undefined);
  const begin = (form: HTMLFormElement) => {
    if (opened.current !== undefined) return;
    opened.current = {};
    void loadRules().catch(console.warn);
    // The form was filled in earlier, so the time until it is sent says nothing about bots.
    if (hasContent(readLeadForm(new FormData(form)))) return;
    void fetchOpened().then((token) => {
      opened.current = { token };
    });
  };
  return { begin, token: () => opened.current?.token };
}

/** A page restored from the back/forward cache has the form as it was when it was sent. */
function useOnRestored(onRestored: () => void) {
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, [onRestored]);
}

/**
 * Validates and sends the form, starting from the `submitted` state. Call `begin` on the first input. `clear` empties
 * the form for a visitor who returns to it after it was sent.
 */
export function useSending(submitted: SubmittedForm, ids: EnquiryIds, about: AboutLead, clear: () => void) {
  const { errors: firstErrors = NO_ERRORS, formError: fault } = submitted;
  const [sending, setSending] = useState<Sending>({ errors: firstErrors, fault, isSending: false, attempt: 0 });
  const isSent = useRef(false);
  const opened = useOpened();
  useFormUrl(submitted.values);
  useOnRestored(() => {
    setSending((previous) => ({ ...previous, isSending: false }));
    if (isSent.current) clear();
    isSent.current = false;
  });
  const navigateTo = useNavigateTo();
  const { routing } = useSite();
  const locale = useLocale();

  const showErrors = (errors: readonly FieldFault[], attempt: number) => {
    record(enquiryRefused(about.form, errors));
    setSending({ errors, isSending: false, attempt });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isSending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = readLeadForm(data);
    const attempt = sending.attempt + 1;
    setSending({ ...sending, isSending: true });
    const errors = await faultsOf(values);
    if (errors.length > 0) return showErrors(errors, attempt);
    setSending({ errors, isSending: true, attempt });
    const outcome = await sendFilled({ form, data, opened: opened.token() }, ids);
    if (outcome.kind === 'faulty') return showErrors(outcome.errors, attempt);
    if (outcome.kind === 'failed') {
      record(enquiryFailed(about.form, outcome.fault));
      const { fault, hadPhotos } = outcome;
      return setSending({ errors: [], fault, hadPhotos, isSending: false, attempt });
    }
    isSent.current = true;
    // Tells `useDraft` to save nothing.
    form.setAttribute('data-taken', '');
    ids.onSent();
    record(leadSent({ ...about, kind: leadKind(values) }));
    // The visitor has already gone to another page: do not navigate.
    if (!form.isConnected) return;
    // The page that answered a form sent without scripts must not stay in the history.
    const replace = submitted.values !== undefined;
    navigateTo(localizedPath(locale, thanksPath(values, outcome.reference, outcome.leftOut), routing), { replace });
  };
  const reset = () => setSending({ errors: [], isSending: false, attempt: sending.attempt });
  return { sending, begin: opened.begin, submit, reset };
}
