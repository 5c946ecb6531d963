'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PROPERTY_TYPES, TITLE_DEEDS } from 'thai-property-search/listing-choices';
import {
  DAY_PARTS,
  DEED_ANSWERS,
  MORTGAGE_ANSWERS,
  SELLER_INTENTS,
  SIZE_UNITS,
  type SubmittedForm,
} from '@/lib/leads/lead-form';
import { nextPaint } from '../ui/browser';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/field';
import { useLate } from '../ui/use-late';
import { DayField } from './day-field';
import {
  canSaveDraft,
  isDraftWritten,
  NO_VALUES,
  removeDraft,
  renewDraftId,
  SELLER_DRAFT,
  saveDraft,
} from './form-draft';
import { FormStep, MoreFields, NextLabel, StepButtons } from './form-step';
import {
  type Choice,
  Consent,
  EmailField,
  FormStateContext,
  LeadSelect,
  LeadTextArea,
  LeadTextField,
  OptionalLabel,
  PersonFields,
  useLeadField,
} from './lead-field';
import { LeadFormFrame } from './lead-form-frame';
import { PhotoField } from './photo-field';
import { PlaceFields } from './place-fields';
import type { EnquiryIds } from './send-lead-form';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';
import { LAST_STEP, useSteps } from './use-steps';

type Props = {
  action: string;
  provinces: readonly Choice[];
  exampleDay: string;
  channels: ReactNode;
  submitted?: SubmittedForm;
};

const loadPriceRange = () => import('./price-range');

type DeedAnswer = (typeof DEED_ANSWERS)[number];

type DraftLineProps = { isRestored: boolean; isSaved: boolean; onStartOver: () => void };

/** The id of the draft makes sending after a reload the same enquiry. */
const DRAFT_IDS: EnquiryIds = {
  current: (values) => saveDraft(values)?.id ?? '',
  renew: (values) => renewDraftId(values)?.id ?? '',
  onSent: removeDraft,
};

export function SellerForm({ action, provinces, exampleDay, channels, submitted = {} }: Props) {
  const t = useTranslations('Seller');
  const form = useRef<HTMLFormElement>(null);
  const settlePlace = useRef<(() => Promise<void>) | null>(null);
  const { start, save, clear, startOver } = useDraft(form, SELLER_DRAFT, {
    empty: NO_VALUES,
    submitted: submitted.values,
  });
  const empty = () => {
    clear();
    setStep(1);
  };
  const { reset, check, submit, ...sending } = useSending(submitted, DRAFT_IDS, { form: 'seller' }, empty);
  const { errors, attempt } = sending.sending;
  const { step, setStep, showField, fields } = useSteps(form, errors, attempt);
  const [isSaved, setIsSaved] = useState(true);
  useEffect(() => setIsSaved(canSaveDraft()), []);
  const change = () => {
    save();
    setIsSaved(isDraftWritten());
  };
  const restart = () => {
    showField('province');
    startOver();
    reset();
  };
  const isGoing = useRef(false);
  const goOn = async (to: number) => {
    if (isGoing.current) return;
    isGoing.current = true;
    await nextPaint();
    await settlePlace.current?.();
    if (form.current !== null && (await check(form.current, fields))) setStep(to);
    isGoing.current = false;
  };
  const submitStep = async (event: FormEvent<HTMLFormElement>) => {
    if (step === LAST_STEP) return submit(event);
    event.preventDefault();
    await goOn(step + 1);
  };
  return (
    <LeadFormFrame
      ref={form}
      action={action}
      encType="multipart/form-data"
      onChange={change}
      channels={channels}
      className="group/form"
      submit={submitStep}
      submitLabel={step === LAST_STEP ? undefined : <NextLabel />}
      actions={<StepButtons step={step} onBack={() => setStep(step - 1)} onSkip={() => goOn(LAST_STEP)} />}
      onFieldLink={showField}
      {...sending}
    >
      <FormStateContext key={start.round} value={{ values: start.values, errors }}>
        <FormStep number={1} step={step} title={t('steps.place')}>
          <TypeField />
          <PlaceFields provinces={provinces} settle={settlePlace} onPlace={change} />
        </FormStep>
        <FormStep number={2} step={step} title={t('steps.size')}>
          <SizeFields />
          <PriceFields form={form} isShown={step === 2} />
        </FormStep>
        <FormStep number={3} step={step} title={t('steps.photos')} hint={t('photosOptional')}>
          <NoteFields exampleDay={exampleDay} />
        </FormStep>
        <FormStep number={4} step={step} title={t('steps.you')} hint={t('reachHint')}>
          <PersonFields>
            <MoreFields title={t('email')} fields={['email']}>
              <EmailField />
            </MoreFields>
          </PersonFields>
          <Consent />
        </FormStep>
      </FormStateContext>
      <DraftLine isRestored={start.isRestored} isSaved={isSaved} onStartOver={restart} />
    </LeadFormFrame>
  );
}

/** Both sentences share a grid cell, to avoid a layout shift when one replaces the other. */
function DraftLine({ isRestored, isSaved, onStartOver }: DraftLineProps) {
  const t = useTranslations('Seller');
  return (
    <div
      role="status"
      className={`grid noscript:hidden items-center rounded-card bg-sunken px-4 py-2 text-sm *:col-start-1 *:row-start-1 ${isRestored || isSaved ? '' : 'invisible'}`.trimEnd()}
    >
      <p className={isRestored ? 'invisible' : ''}>{t('kept')}</p>
      <div className={`flex flex-wrap items-center justify-between gap-x-4 ${isRestored ? '' : 'invisible'}`}>
        <p className="min-w-0 flex-[1_1_12rem]">{t('restored')}</p>
        <Button variant="quiet" size="small" onClick={onStartOver}>
          {t('beginAnew')}
        </Button>
      </div>
    </div>
  );
}

function TypeField() {
  const t = useTranslations();
  const { value, error } = useLeadField('property_type');
  const choose = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const usual = currentTarget.value === 'land' ? 'rai' : 'sqm';
    const unit = currentTarget.form?.querySelector(`[name=size_unit][value=${usual}]`);
    if (unit instanceof HTMLInputElement) unit.checked = true;
    const place = document.getElementById('place');
    // A press, unlike an arrow key, is a decision.
    const isPress = nativeEvent instanceof UIEvent && nativeEvent.detail > 0;
    if (isPress && place instanceof HTMLInputElement && place.value === '') place.focus();
  };
  return (
    <div className="sm:col-span-2">
      <RadioGroup
        isTiles
        name="property_type"
        label={t('Seller.propertyType')}
        error={error}
        options={PROPERTY_TYPES.map((value) => ({ value, label: t(`PropertyType.${value}`) }))}
        defaultValue={value}
        onChange={choose}
      />
    </div>
  );
}

function useDeedChoices(): Choice[] {
  const t = useTranslations();
  const isTitle = (deed: DeedAnswer) => TITLE_DEEDS.find((title) => title === deed);
  const label = (deed: DeedAnswer) => {
    const title = isTitle(deed);
    if (title !== undefined) return t(`TitleDeed.${title}`);
    return t(deed === 'other' ? 'Seller.deeds.other' : 'Seller.deeds.unknown');
  };
  return DEED_ANSWERS.map((value) => ({ value, label: label(value) }));
}

/** CSS hides the unit that is not chosen, so that choosing works without JavaScript. */
function SizeFields() {
  const t = useTranslations('Seller');
  const unit = useLeadField('size_unit');
  return (
    <div className="group/size grid gap-5 sm:col-span-2 sm:grid-cols-2">
      <div className="group-has-[[value=condo]:checked]/form:hidden">
        <RadioGroup
          name="size_unit"
          label={<OptionalLabel label={t('sizeUnit')} />}
          error={unit.error}
          options={SIZE_UNITS.map((value) => ({ value, label: t(`sizeUnits.${value}`) }))}
          defaultValue={unit.value || 'sqm'}
        />
      </div>
      <div className="group-has-[[value=rai]:checked]/size:not-has-aria-invalid:hidden">
        <LeadTextField
          name="size"
          inputMode="decimal"
          autoComplete="off"
          label={<OptionalLabel label={t('size')} />}
          hint={<span className="hidden group-has-[[value=condo]:checked]/form:inline">{t('sizeHint')}</span>}
        />
      </div>
      <fieldset className="min-w-0 group-has-[[value=sqm]:checked]/size:not-has-aria-invalid:hidden">
        <legend className="sr-only">{t('land')}</legend>
        <div className="grid h-full grid-cols-3 gap-3">
          {(['rai', 'ngan', 'sqwah'] as const).map((name) => (
            <LeadTextField key={name} name={name} inputMode="decimal" autoComplete="off" label={t(name)} />
          ))}
        </div>
      </fieldset>
      <div className="group-has-[[value=land]:checked]/form:hidden">
        <LeadTextField
          name="bedrooms"
          inputMode="numeric"
          autoComplete="off"
          label={<OptionalLabel label={t('bedrooms')} />}
          hint={t('bedroomsHint')}
        />
      </div>
    </div>
  );
}

function PriceFields({ form, isShown }: { form: RefObject<HTMLFormElement | null>; isShown: boolean }) {
  const t = useTranslations('Seller');
  const { late, open } = useLate(loadPriceRange);
  const isNeeded = isShown && late.step === 'closed';
  useEffect(() => {
    if (isNeeded) open();
  }, [isNeeded, open]);
  return (
    <>
      <div className="min-h-32 rounded-field bg-sunken p-4 noscript:hidden sm:col-span-2">
        {late.step === 'open' ? <late.loaded.PriceRange form={form} isShown={isShown} /> : t('range.wait')}
      </div>
      <LeadTextField
        name="asking_price"
        inputMode="decimal"
        autoComplete="off"
        label={<OptionalLabel label={t('askingPrice')} />}
        hint={t('askingPriceHint')}
      />
      <MoreFields title={t('papers')} fields={['title_deed', 'mortgage']}>
        <LeadSelect name="title_deed" label={<OptionalLabel label={t('titleDeed')} />} options={useDeedChoices()} />
        <LeadSelect
          name="mortgage"
          label={<OptionalLabel label={t('mortgage')} />}
          options={MORTGAGE_ANSWERS.map((value) => ({ value, label: t(`mortgages.${value}`) }))}
        />
      </MoreFields>
    </>
  );
}

function NoteFields({ exampleDay }: { exampleDay: string }) {
  const t = useTranslations('Seller');
  return (
    <>
      <PhotoField />
      <div className="sm:col-span-2">
        <LeadTextArea name="message" label={<OptionalLabel label={t('message')} />} hint={t('messageHint')} />
      </div>
      <LeadSelect
        name="intent"
        label={t('intent')}
        defaultValue="consign"
        options={SELLER_INTENTS.map((value) => ({ value, label: t(`intents.${value}`) }))}
      />
      <MoreFields title={t('visit')} fields={['preferred_date', 'preferred_part']}>
        <DayField exampleDay={exampleDay} />
        <LeadSelect
          name="preferred_part"
          label={<OptionalLabel label={t('preferredPart')} />}
          none={t('anyTime')}
          options={DAY_PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
        />
      </MoreFields>
    </>
  );
}
