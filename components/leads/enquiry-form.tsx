'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { enquiryStep } from '@/lib/analytics/events';
import { DAY_PARTS, LISTING_KINDS, type ListingKind, readLeadForm, type SubmittedForm } from '@/lib/leads/lead-form';
import { RadioGroup } from '../ui/field';
import { sessionDraft } from './form-draft';
import {
  type Choice,
  Consent,
  FieldGroup,
  FormStateContext,
  LeadSelect,
  LeadTextArea,
  OptionalLabel,
  PersonFields,
  useLeadField,
} from './lead-field';
import { LeadFormFrame } from './lead-form-frame';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';

type Props = {
  action: string;
  listing: string;
  /** Whole baht, or null if the price is not public. */
  price: number | null;
  kind: ListingKind;
  days: readonly Choice[];
  channels: ReactNode;
  submitted?: SubmittedForm;
};

export function EnquiryForm({ action, listing, price, kind, days, channels, submitted = {} }: Props) {
  const t = useTranslations('Seller');
  const form = useRef<HTMLFormElement>(null);
  const { store, ids } = useMemo(() => sessionDraft(listing, kind), [listing, kind]);
  const [empty] = useState(() => readLeadForm(new Map([['kind', kind]])));
  const { start, save, clear } = useDraft(form, store, { empty, submitted: submitted.values });
  const sending = useSending(submitted, ids, { form: 'listing', listing, price }, clear);
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
      onChange={save}
      channels={channels}
      className="group/enquiry"
      {...sending}
    >
      <input type="hidden" name="listing" value={listing} />
      <FormStateContext key={start.round} value={{ values: start.values, errors: sending.sending.errors }}>
        <RequestFields days={days} />
        <FieldGroup legend={you} startEvent={enquiryStep('listing', 2)}>
          <PersonFields />
          <Consent />
        </FieldGroup>
      </FormStateContext>
    </LeadFormFrame>
  );
}

/** CSS hides fields that do not apply, so that the form works without JavaScript. */
function RequestFields({ days }: { days: readonly Choice[] }) {
  const t = useTranslations('Enquiry');
  const kind = useLeadField('kind');
  return (
    <FieldGroup
      legend={<span className="font-semibold text-xl leading-snug">{t('request')}</span>}
      startEvent={enquiryStep('listing', 1)}
    >
      <div className="sm:col-span-2">
        <RadioGroup
          name="kind"
          label={t('kind')}
          error={kind.error}
          options={LISTING_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          defaultValue={kind.value}
        />
      </div>
      <ViewingFields days={days} />
      <div className="sm:col-span-2">
        <Message />
      </div>
    </FieldGroup>
  );
}

function ViewingFields({ days }: { days: readonly Choice[] }) {
  const t = useTranslations();
  const parts = DAY_PARTS.map((value) => ({ value, label: t(`Seller.parts.${value}`) }));
  return (
    <fieldset className="min-w-0 group-has-[[value=ask]:checked]/enquiry:hidden sm:col-span-2">
      <legend className="mb-3 w-full border-line border-b pb-1 font-semibold">{t('Enquiry.times')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <LeadSelect name="preferred_date" label={t('Enquiry.bestDay')} none={t('Enquiry.chooseDay')} options={days} />
        <LeadSelect
          name="preferred_part"
          label={<OptionalLabel label={t('Seller.preferredPart')} />}
          none={t('Seller.anyTime')}
          options={parts}
        />
        <LeadSelect
          name="other_date"
          label={<OptionalLabel label={t('Enquiry.otherDay')} />}
          none={t('Enquiry.noOtherDay')}
          options={days}
        />
        <LeadSelect
          name="other_part"
          label={<OptionalLabel label={t('Enquiry.otherPart')} />}
          none={t('Seller.anyTime')}
          options={parts}
        />
      </div>
    </fieldset>
  );
}

function Message() {
  const t = useTranslations('Enquiry');
  return (
    <LeadTextArea
      name="message"
      label={
        <>
          <span className="group-has-[[value=view]:checked]/enquiry:hidden">{t('question')}</span>
          <span className="hidden group-has-[[value=view]:checked]/enquiry:inline">
            <OptionalLabel label={t('remark')} />
          </span>
        </>
      }
      hint={<span className="group-has-[[value=view]:checked]/enquiry:hidden">{t('questionHint')}</span>}
    />
  );
}
