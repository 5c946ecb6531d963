'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { enquiryStep } from '@/lib/analytics/events';
import type { ListingKind } from '@/lib/leads/lead-choices';
import { readLeadForm } from '@/lib/leads/lead-form';
import { Consent } from '../lead/consent';
import { FieldGroup } from '../lead/field-group';
import { FormStateContext } from '../lead/form-state';
import type { GivenForm } from '../lead/given-form';
import type { Choice } from '../lead/lead-field';
import { LeadFormFrame } from '../lead/lead-form-frame';
import { PersonFields } from '../lead/person-fields';
import { useDraft } from '../lead/use-draft';
import { useSending } from '../lead/use-sending';
import { draftInWindow } from './draft-in-window';
import { RequestFields } from './request-fields';

type Props = {
  action: string;
  /** The listing's id. */
  listing: string;
  /** The asking price in whole baht, or null if it is not public. */
  price: number | null;
  /** The kind of enquiry selected at first. */
  kind: ListingKind;
  /** The days on which a viewing is possible. */
  days: readonly Choice[];
  channels: ReactNode;
  given?: GivenForm;
};

/** The enquiry form of a listing: a question, or a request for a viewing. */
export function EnquiryForm({ action, listing, price, kind, days, channels, given = {} }: Props) {
  const t = useTranslations('Seller');
  const form = useRef<HTMLFormElement>(null);
  const { store, ids } = useMemo(() => draftInWindow(listing, kind), [listing, kind]);
  const [empty] = useState(() => readLeadForm(new Map([['kind', kind]])));
  const { start, keep, clear } = useDraft(form, store, { empty, given: given.values });
  const sending = useSending(given, ids, { form: 'listing', listing, price }, clear);
  const you = (
    <>
      <span className="block font-semibold text-xl leading-snug">{t('you')}</span>
      <span className="mt-1 block text-muted text-sm">{t('reachHint')}</span>
    </>
  );
  return (
    <LeadFormFrame
      ref={form}
      action={action}
      onChange={keep}
      channels={channels}
      className="group/enquiry"
      {...sending}
    >
      <input type="hidden" name="listing" value={listing} />
      <FormStateContext key={start.round} value={{ values: start.values, errors: sending.sending.errors }}>
        <RequestFields days={days} />
        <FieldGroup legend={you} begun={enquiryStep('listing', 2)}>
          <PersonFields />
          <Consent />
        </FieldGroup>
      </FormStateContext>
    </LeadFormFrame>
  );
}
