'use client';

import { useLocale } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { localizedPath } from '@/lib/i18n/paths';
import type { SendingFault } from '@/lib/leads/form-fault';
import { type LeadFormError, readLeadForm, validateLeadForm } from '@/lib/leads/lead-form';
import { routePath } from '@/lib/navigation/routes';
import { useNavigateTo } from '../layout/use-navigate-to';
import { fetchOpened, type SendOutcome, sendLeadForm } from '../lead/send-lead-form';
import { useSite } from '../ui/site-context';
import { dropDraft, keepDraft, renewDraftId } from './draft-store';
import { smallerPhotos } from './smaller-photos';

/** How the last attempt ended, and which one it was; the form as the server sent it is attempt 0. */
export type Sending = {
  readonly errors: readonly LeadFormError[];
  readonly fault?: SendingFault;
  readonly isUnderWay: boolean;
  readonly attempt: number;
};

/** Every field of the form as text, the one that people do not see among them. */
const textsOf = (data: FormData) =>
  Object.fromEntries([...data].filter((field): field is [string, string] => typeof field[1] === 'string'));

/** A field in which nothing was chosen holds an empty file. */
const photosOf = (data: FormData) =>
  data.getAll('photos').filter((photo): photo is File => photo instanceof File && photo.size > 0);

async function sendDraft(form: HTMLFormElement, data: FormData, opened: string | undefined): Promise<SendOutcome> {
  const values = readLeadForm(data);
  const fields = { ...textsOf(data), ...(opened === undefined ? {} : { opened }) };
  const action = form.getAttribute('action') ?? '';
  const photos = await smallerPhotos(photosOf(data));
  const send = (id: string) => sendLeadForm(action, id === '' ? fields : { ...fields, id }, photos);
  const outcome = await send(keepDraft(values)?.id ?? '');
  // What arrived before had other words: this is another enquiry.
  if (outcome.kind !== 'failed' || outcome.fault !== 'different') return outcome;
  return send(renewDraftId(values)?.id ?? '');
}

/** Sends the form and tells how it goes; `begin` is for the first touch of it. */
export function useSending(given: Pick<Sending, 'errors' | 'fault'>) {
  const [sending, setSending] = useState<Sending>({ ...given, isUnderWay: false, attempt: 0 });
  const opened = useRef<{ token?: string | undefined }>(undefined);
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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isUnderWay) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const errors = validateLeadForm(readLeadForm(data));
    const attempt = sending.attempt + 1;
    setSending({ errors, isUnderWay: errors.length === 0, attempt });
    if (errors.length > 0) return;
    const outcome = await sendDraft(form, data, opened.current?.token);
    if (outcome.kind === 'sent') {
      dropDraft();
      navigateTo(
        localizedPath(locale, routePath('contact-us-for-sell-sent', { reference: outcome.reference }), routing),
      );
    } else if (outcome.kind === 'faulty') setSending({ errors: outcome.errors, isUnderWay: false, attempt });
    else setSending({ errors: [], fault: outcome.fault, isUnderWay: false, attempt });
  };
  const forget = () => setSending({ errors: [], isUnderWay: false, attempt: sending.attempt });
  return { sending, begin, submit, forget };
}
