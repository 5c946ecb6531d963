'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { enquiryStep } from '@/lib/analytics/events';
import {
  type BuyerKind,
  type LeadField,
  LISTING_KINDS,
  type ListingKind,
  MOVE_TIMES,
  readLeadForm,
  type SubmittedForm,
} from '@/lib/leads/lead-form';
import { RadioGroup, TextField } from '../ui/field';
import { sessionDraft } from './form-draft';
import {
  type Choice,
  Consent,
  type FieldFault,
  FieldGroup,
  FormStateContext,
  LeadSelect,
  LeadTextArea,
  LeadTextField,
  OptionalLabel,
  useErrorMessage,
  useFormState,
  useLeadField,
} from './lead-field';
import { LeadFormFrame } from './lead-form-frame';
import { useDraft } from './use-draft';
import { type AboutLead, faultsOf, useSending } from './use-sending';
import { useViewingLabel, ViewingFields } from './viewing-fields';

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

/** The form of buyers and tenants. What a question asks for comes before the person, optional wishes after. */
function BuyerForm({ action, channels, submitted = {}, subject, kind, about, hidden, children }: BuyerFormProps) {
  const t = useTranslations('Seller');
  const form = useRef<HTMLFormElement>(null);
  const { store, ids } = useMemo(() => sessionDraft(subject, kind), [subject, kind]);
  const [empty] = useState(() => readLeadForm(new Map([['kind', kind]])));
  const { start, save, clear } = useDraft(form, store, { empty, submitted: submitted.values });
  const sending = useSending(submitted, ids, about, clear);
  const viewingLabel = useViewingLabel();
  const [label, setLabel] = useState<string>();
  const showLabel = () => {
    if (form.current !== null) setLabel(viewingLabel(readLeadForm(new FormData(form.current))));
  };
  // A restored draft and presses before hydration choose a day without an event.
  useEffect(showLabel);
  const change = () => {
    save();
    showLabel();
  };
  const isPersonFirst = kind === 'find';
  const person = (
    <FieldGroup
      legend={<span className="font-semibold text-xl leading-snug">{t('you')}</span>}
      startEvent={enquiryStep(about.form, isPersonFirst ? 1 : 2)}
    >
      <LeadTextField name="name" label={t('name')} autoComplete="name" />
      <ReachField />
      <Consent />
    </FieldGroup>
  );
  return (
    <LeadFormFrame
      ref={form}
      action={action}
      onChange={change}
      submitLabel={sending.sending.fault === undefined ? label : undefined}
      channels={channels}
      className="group/enquiry"
      {...sending}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormStateContext key={start.round} value={{ values: start.values, errors: sending.sending.errors }}>
        {isPersonFirst ? person : null}
        {children}
        {isPersonFirst ? null : person}
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
        startEvent={enquiryStep('request', 2)}
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
  const [hasMessage, setMessage] = useState(kind.value !== 'view');
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
          onChange={({ currentTarget }) => setMessage(hasMessage || currentTarget.value !== 'view')}
        />
      </div>
      <ViewingFields days={days} />
      <Message isOpen={hasMessage} />
    </FieldGroup>
  );
}

function Message({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('Enquiry');
  const { value, error } = useLeadField('message');
  const label = (
    <>
      <span className="group-has-[[value=view]:checked]/enquiry:hidden">{t('question')}</span>
      <span className="hidden group-has-[[value=view]:checked]/enquiry:inline">
        <OptionalLabel label={t('remark')} />
      </span>
    </>
  );
  return (
    <details className="fold -mt-3 sm:col-span-2" open={isOpen || value !== '' || error !== undefined}>
      <summary className="after:ml-auto!">{label}</summary>
      <LeadTextArea
        name="message"
        label={<span className="sr-only">{label}</span>}
        hint={<span className="group-has-[[value=view]:checked]/enquiry:hidden">{t('questionHint')}</span>}
      />
    </details>
  );
}

/** The message moves what is below it: not from under a pointer that is down. */
const released = () =>
  new Promise<unknown>((resolve) => {
    if (document.documentElement.matches(':active')) document.addEventListener('pointerup', resolve, { once: true });
    else resolve(null);
  });

/** Drafts and forms of earlier pages have a field for each way to reach the visitor. */
function ReachField() {
  const t = useTranslations('Seller');
  const { reach, phone, line_id, email } = useFormState().values;
  const { error } = useLeadField('reach');
  const errorMessage = useErrorMessage();
  const [fault, setFault] = useState<FieldFault>();
  const unclear = fault === undefined ? undefined : errorMessage(fault);
  const check = async ({ currentTarget: { form, value } }: FocusEvent<HTMLInputElement>) => {
    if (form === null || value.trim() === '') return;
    const faults = await faultsOf(readLeadForm(new FormData(form)));
    await released();
    setFault(faults.find(({ field }) => field === 'reach'));
  };
  return (
    <div>
      <TextField
        name="reach"
        label={t('reach')}
        hint={t('reachExample')}
        defaultValue={reach || phone || line_id || email}
        error={error ?? unclear}
        autoComplete="tel"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onBlur={(event) => void check(event)}
        onChange={() => setFault(undefined)}
      />
      <p role="status" className="sr-only">
        {unclear}
      </p>
    </div>
  );
}
