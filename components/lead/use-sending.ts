'use client';

import { useLocale } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LeadKind, SentForm } from '@/lib/analytics/event-values';
import { enquiryFailed, enquiryRefused, leadSent } from '@/lib/analytics/events';
import { localizedPath } from '@/lib/i18n/paths';
import type { SendingFault } from '@/lib/leads/form-fault';
import { isListingKind } from '@/lib/leads/lead-choices';
import { type LeadFormError, type LeadFormValues, readLeadForm, validateLeadForm } from '@/lib/leads/lead-form';
import { PHOTO_LIMITS } from '@/lib/leads/photo-limits';
import { thanksPath } from '@/lib/navigation/lead-paths';
import { record } from '../analytics/record';
import { useNavigateTo } from '../layout/use-navigate-to';
import { useSite } from '../ui/site-context';
import type { GivenForm } from './given-form';
import { fetchOpened, type SendOutcome, sendLeadForm } from './send-lead-form';
import { smallerPhotos } from './smaller-photos';

/** How the last attempt ended, and which one it was; the form as the server sent it is attempt 0. */
export type Sending = {
  readonly errors: readonly LeadFormError[];
  readonly fault?: SendingFault;
  readonly isUnderWay: boolean;
  readonly attempt: number;
};

/** Under which id an enquiry is sent; empty where this browser can make none. */
export type EnquiryIds = {
  /** The same for what is sent again. */
  readonly current: (values: LeadFormValues) => string;
  /** Another one for the same words. */
  readonly renew: (values: LeadFormValues) => string;
  /** It was taken: the next one is another enquiry. */
  readonly taken: () => void;
};

/** What is said of an enquiry that was sent: the form, and for one about a home its id and price. */
export type AboutLead = { form: SentForm; listing?: string; price?: number | null };

const NO_ERRORS: readonly LeadFormError[] = [];

/** Every field of the form as text, the one that people do not see among them. */
const textsOf = (data: FormData) =>
  Object.fromEntries([...data].filter((field): field is [string, string] => typeof field[1] === 'string'));

/** A field in which nothing was chosen holds an empty file. */
const photosOf = (data: FormData) =>
  data.getAll('photos').filter((photo): photo is File => photo instanceof File && photo.size > 0);

const leadKind = ({ kind }: LeadFormValues): LeadKind => (isListingKind(kind) ? kind : 'sell');

type Filled = { form: HTMLFormElement; data: FormData; opened: string | undefined };

async function sendOnce({ form, data, opened }: Filled, ids: EnquiryIds): Promise<SendOutcome> {
  const values = readLeadForm(data);
  const fields = { ...textsOf(data), ...(opened === undefined ? {} : { opened }) };
  const action = form.getAttribute('action') ?? '';
  const photos = await smallerPhotos(photosOf(data));
  // What this browser cannot read it cannot make smaller either.
  if (photos.some(({ size }) => size > PHOTO_LIMITS.bytes))
    return { kind: 'faulty', errors: [{ field: 'photos', code: 'photo-large' }] };
  const send = (id: string) => sendLeadForm(action, id === '' ? fields : { ...fields, id }, photos);
  const outcome = await send(ids.current(values));
  // What arrived before had other words: this is another enquiry.
  if (outcome.kind !== 'failed' || outcome.fault !== 'different') return outcome;
  return send(ids.renew(values));
}

/** Sends the form and tells how it goes, from what was `given` on; `begin` is for the first touch of it. */
export function useSending({ errors: given = NO_ERRORS, formError }: GivenForm, ids: EnquiryIds, about: AboutLead) {
  const [sending, setSending] = useState<Sending>({ errors: given, fault: formError, isUnderWay: false, attempt: 0 });
  const opened = useRef<{ token?: string | undefined }>(undefined);
  useEffect(() => {
    // A browser that keeps whole pages brings the form back as it was when its thanks came.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSending((last) => ({ ...last, isUnderWay: false }));
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);
  const navigateTo = useNavigateTo();
  const { routing } = useSite();
  const locale = useLocale();

  const begin = () => {
    if (opened.current !== undefined) return;
    opened.current = {};
    void fetchOpened().then((token) => {
      opened.current = { token };
    });
  };
  const refuse = (errors: readonly LeadFormError[], attempt: number) => {
    record(enquiryRefused(about.form, errors));
    setSending({ errors, isUnderWay: false, attempt });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isUnderWay) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = readLeadForm(data);
    const errors = validateLeadForm(values);
    const attempt = sending.attempt + 1;
    if (errors.length > 0) return refuse(errors, attempt);
    setSending({ errors, isUnderWay: true, attempt });
    const outcome = await sendOnce({ form, data, opened: opened.current?.token }, ids);
    if (outcome.kind === 'faulty') return refuse(outcome.errors, attempt);
    if (outcome.kind === 'failed') {
      record(enquiryFailed(about.form, outcome.fault));
      return setSending({ errors: [], fault: outcome.fault, isUnderWay: false, attempt });
    }
    ids.taken();
    record(leadSent({ ...about, kind: leadKind(values) }));
    navigateTo(localizedPath(locale, thanksPath(values, outcome.reference), routing));
  };
  const forget = () => setSending({ errors: [], isUnderWay: false, attempt: sending.attempt });
  return { sending, begin, submit, forget };
}
