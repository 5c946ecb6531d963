'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { enquiryStep } from '@/lib/analytics/events';
import {
  type BuyerKind,
  DAY_PARTS,
  type LeadField,
  LISTING_KINDS,
  type ListingKind,
  MOVE_TIMES,
  readLeadForm,
  type SubmittedForm,
} from '@/lib/leads/lead-form';
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
import { type AboutLead, useSending } from './use-sending';

type FormProps = {
  action: string;
  channels: ReactNode;
  submitted?: SubmittedForm | undefined;
};

type BuyerFormProps = FormProps & {
  subject: string;
  kind: BuyerKind;
  about: AboutLead;
  hidden: Readonly<Partial<Record<LeadField, string>>>;
  children: ReactNode;
};

/** The form of buyers and tenants: what they ask for, then who they are. */
function BuyerForm({ action, channels, submitted = {}, subject, kind, about, hidden, children }: BuyerFormProps) {
  const t = useTranslations('Seller');
  const form = useRef<HTMLFormElement>(null);
  const { store, ids } = useMemo(() => sessionDraft(subject, kind), [subject, kind]);
  const [empty] = useState(() => readLeadForm(new Map([['kind', kind]])));
  const { start, save, clear } = useDraft(form, store, { empty, submitted: submitted.values });
  const sending = useSending(submitted, ids, about, clear);
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
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormStateContext key={start.round} value={{ values: start.values, errors: sending.sending.errors }}>
        {children}
        <FieldGroup legend={you} startEvent={enquiryStep(about.form, 2)}>
          <PersonFields />
          <Consent />
        </FieldGroup>
      </FormStateContext>
    </LeadFormFrame>
  );
}

type EnquiryProps = FormProps & {
  listing: string;
  /** Whole baht, or null if the price is not public. */
  price: number | null;
  kind: ListingKind;
  days: readonly Choice[];
};

export function EnquiryForm({ listing, price, kind, days, ...form }: EnquiryProps) {
  const about = { form: 'listing', listing, price } as const;
  return (
    <BuyerForm subject={listing} kind={kind} about={about} hidden={{ listing }} {...form}>
      <RequestFields days={days} />
    </BuyerForm>
  );
}

type SearchRequestProps = FormProps & {
  /** The query of the search with its `?`, or empty. */
  query: string;
  words: string;
};

export function SearchRequestForm({ query, words, ...form }: SearchRequestProps) {
  const t = useTranslations('Request');
  const hidden = { kind: 'find', search_query: query, search_words: words };
  const matters = t('matters');
  return (
    <BuyerForm subject="search" kind="find" about={{ form: 'request' }} hidden={hidden} {...form}>
      <FieldGroup
        legend={<span className="font-semibold text-xl leading-snug">{t('wishes')}</span>}
        startEvent={enquiryStep('request', 1)}
      >
        <div className="sm:col-span-2">
          <LeadTextArea
            name="message"
            label={query === '' ? matters : <OptionalLabel label={matters} />}
            hint={t('mattersHint')}
          />
        </div>
        <LeadSelect
          name="move_in"
          label={<OptionalLabel label={t('moveIn')} />}
          options={MOVE_TIMES.map((value) => ({ value, label: t(`moveTimes.${value}`) }))}
        />
      </FieldGroup>
    </BuyerForm>
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
