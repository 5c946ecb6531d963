'use client';

import { useLocale } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LeadKind, SentForm } from '@/lib/analytics/event-values';
import { enquiryFailed, enquiryRefused, leadSent } from '@/lib/analytics/events';
import { localizedPath } from '@/lib/i18n/locales';
import {
  isBuyerKind,
  type LeadField,
  type LeadFormValues,
  readLeadForm,
  type SendingFault,
  type SubmittedForm,
} from '@/lib/leads/lead-form';
import { formPath, thanksPath } from '@/lib/navigation/lead-paths';
import { record } from '../analytics/page-analytics';
import { useNavigateTo, useSite } from '../ui/navigation';
import { hasContent } from './form-draft';
import type { FieldFault } from './lead-field';
import type { EnquiryIds } from './send-lead-form';

/** Attempt 0 is the form as the server rendered it. */
export type Sending = {
  readonly errors: readonly FieldFault[];
  readonly fault?: SendingFault;
  readonly hadPhotos?: boolean;
  readonly isSending: boolean;
  readonly attempt: number;
};

export type AboutLead = { form: SentForm; listing?: string; price?: number | null };

/** One of them is enough. */
const REACH: readonly string[] = ['phone', 'line_id', 'email'] satisfies LeadField[];

const NO_ERRORS: readonly FieldFault[] = [];

/** Fields that only some kinds of enquiries have or require. */
const OF_SOME_KINDS: readonly LeadField[] = ['message', 'preferred_date', 'preferred_part', 'other_date', 'other_part'];

const isAboutField =
  (name: string) =>
  ({ field, code }: FieldFault) =>
    field === (name === 'place' ? 'province' : name) ||
    (code === 'reach-required' && REACH.includes(name)) ||
    (name === 'kind' && OF_SOME_KINDS.includes(field));

/** Validates and sends the form. Call `begin` on the first input. */
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
    const outcome = await loadSender().then(
      ({ sendFilledForm }) => sendFilledForm({ form, data, opened: opened.token() }, ids),
      () => NO_SENDER,
    );
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
    // The visitor may have left for another page.
    if (!form.isConnected) return;
    // A POST without JavaScript may have left its response in the history.
    const replace = submitted.values !== undefined;
    navigateTo(localizedPath(locale, thanksPath(values, outcome), routing), { replace });
  };
  /** Whether some of the fields have no errors, which are shown otherwise. */
  const check = async (form: HTMLFormElement, fields: readonly LeadField[]) => {
    const faults = await faultsOf(readLeadForm(new FormData(form)));
    const errors = faults.filter(({ field }) => fields.includes(field));
    if (errors.length > 0) showErrors(errors, sending.attempt + 1);
    else reset();
    return errors.length === 0;
  };
  const reset = () => setSending({ errors: [], isSending: false, attempt: sending.attempt });
  /** Removes the error of a field that the visitor changes. */
  const amend = (name: string) => {
    const isAbout = isAboutField(name);
    if (sending.errors.some(isAbout))
      setSending((previous) => ({ ...previous, errors: previous.errors.filter((fault) => !isAbout(fault)) }));
  };
  return { sending, begin: opened.begin, submit, check, reset, amend };
}

function useOpened() {
  const opened = useRef<{ token?: string | undefined }>(undefined);
  const begin = (form: HTMLFormElement) => {
    if (opened.current !== undefined) return;
    opened.current = {};
    void Promise.all([loadRules(), loadSender()]).catch(console.warn);
    // The time since the form was opened tells bots from people, but not if a draft was restored.
    if (hasContent(readLeadForm(new FormData(form)))) return;
    void loadSender()
      .then(({ fetchOpenToken }) => fetchOpenToken())
      .then((token) => {
        opened.current = { token };
      }, console.warn);
  };
  return { begin, token: () => opened.current?.token };
}

/** The server applies the same rules, so the form is sent even if they cannot be loaded here. */
export const faultsOf = (values: LeadFormValues) =>
  loadRules().then(
    ({ parseLeadForm }) => parseLeadForm(values).errors ?? NO_ERRORS,
    () => NO_ERRORS,
  );

const loadRules = () => import('@/lib/leads/lead-schemas');

/** With the HTTP client. */
const loadSender = () => import('./send-lead-form');

const NO_SENDER = { kind: 'failed', fault: 'no-connection', hadPhotos: false } as const;

/** The back/forward cache restores the form as it was when it was sent. */
function useOnRestored(onRestored: () => void) {
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, [onRestored]);
}

/** After a POST without JavaScript the address is that of the endpoint, which cannot be reloaded. */
function useFormUrl(submitted: LeadFormValues | undefined): void {
  const locale = useLocale();
  const { routing } = useSite();
  const address = submitted === undefined ? undefined : localizedPath(locale, formPath(submitted), routing);
  useEffect(() => {
    if (address === undefined) return;
    // Next's router listens to history changes only after this effect. With the state `null`, it adds its own state then.
    const timer = setTimeout(() => window.history.replaceState(null, '', address));
    return () => clearTimeout(timer);
  }, [address]);
}

const leadKind = ({ kind }: LeadFormValues): LeadKind => (isBuyerKind(kind) ? kind : 'sell');
