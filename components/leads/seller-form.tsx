'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PROPERTY_TYPES, TITLE_DEEDS } from 'thai-property-search/listing-choices';
import {
  DAY_PARTS,
  DEED_ANSWERS,
  MORTGAGE_ANSWERS,
  SELLER_INTENTS,
  SIZE_UNITS,
  type SubmittedForm,
} from '@/lib/leads/lead-form';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/field';
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
import {
  type Choice,
  Consent,
  FormStateContext,
  FormStep,
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

type Props = {
  action: string;
  provinces: readonly Choice[];
  exampleDay: string;
  channels: ReactNode;
  submitted?: SubmittedForm;
};

type DeedAnswer = (typeof DEED_ANSWERS)[number];

type DraftLineProps = { isRestored: boolean; isSaved: boolean; onStartOver: () => void };

/** The id of the draft makes sending after a reload the same enquiry. */
const DRAFT_IDS: EnquiryIds = {
  current: (values) => saveDraft(values)?.id ?? '',
  renew: (values) => renewDraftId(values)?.id ?? '',
  onSent: removeDraft,
};

export function SellerForm({ action, provinces, exampleDay, channels, submitted = {} }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { start, save, clear, startOver } = useDraft(form, SELLER_DRAFT, {
    empty: NO_VALUES,
    submitted: submitted.values,
  });
  const { reset, ...sending } = useSending(submitted, DRAFT_IDS, { form: 'seller' }, clear);
  const [isSaved, setIsSaved] = useState(true);
  useEffect(() => setIsSaved(canSaveDraft()), []);
  const change = () => {
    save();
    setIsSaved(isDraftWritten());
  };
  const restart = () => {
    startOver();
    reset();
  };
  return (
    <LeadFormFrame
      ref={form}
      action={action}
      encType="multipart/form-data"
      onChange={change}
      channels={channels}
      {...sending}
    >
      <DraftLine isRestored={start.isRestored} isSaved={isSaved} onStartOver={restart} />
      <FormStateContext key={start.round} value={{ values: start.values, errors: sending.sending.errors }}>
        <YouStep />
        <PropertyStep provinces={provinces} />
        <WishesStep exampleDay={exampleDay} />
      </FormStateContext>
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

function YouStep() {
  const t = useTranslations('Seller');
  return (
    <FormStep number={1} title={t('you')} hint={t('reachHint')}>
      <PersonFields />
    </FormStep>
  );
}

function PropertyStep({ provinces }: { provinces: readonly Choice[] }) {
  const t = useTranslations();
  return (
    <FormStep number={2} title={t('Seller.property')}>
      <LeadSelect
        name="intent"
        label={t('Seller.intent')}
        options={SELLER_INTENTS.map((value) => ({ value, label: t(`Seller.intents.${value}`) }))}
      />
      <LeadSelect
        name="property_type"
        label={t('Seller.propertyType')}
        options={PROPERTY_TYPES.map((value) => ({ value, label: t(`PropertyType.${value}`) }))}
      />
      <PlaceFields provinces={provinces} />
      <SizeFields />
      <LeadSelect
        name="title_deed"
        label={<OptionalLabel label={t('Seller.titleDeed')} />}
        options={useDeedChoices()}
      />
      <LeadSelect
        name="mortgage"
        label={<OptionalLabel label={t('Seller.mortgage')} />}
        options={MORTGAGE_ANSWERS.map((value) => ({ value, label: t(`Seller.mortgages.${value}`) }))}
      />
      <LeadTextField
        name="asking_price"
        inputMode="numeric"
        autoComplete="off"
        label={<OptionalLabel label={t('Seller.askingPrice')} />}
        hint={t('Seller.askingPriceHint')}
      />
    </FormStep>
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
      <RadioGroup
        name="size_unit"
        label={<OptionalLabel label={t('sizeUnit')} />}
        hint={t('sizeHint')}
        error={unit.error}
        options={SIZE_UNITS.map((value) => ({ value, label: t(`sizeUnits.${value}`) }))}
        defaultValue={unit.value || 'sqm'}
      />
      <div className="group-has-[[value=rai]:checked]/size:not-has-aria-invalid:hidden">
        <LeadTextField name="size" inputMode="decimal" autoComplete="off" label={t('size')} />
      </div>
      <fieldset className="min-w-0 group-has-[[value=sqm]:checked]/size:not-has-aria-invalid:hidden">
        <legend className="sr-only">{t('land')}</legend>
        <div className="grid h-full grid-cols-3 gap-3">
          {(['rai', 'ngan', 'sqwah'] as const).map((name) => (
            <LeadTextField key={name} name={name} inputMode="decimal" autoComplete="off" label={t(name)} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function WishesStep({ exampleDay }: { exampleDay: string }) {
  const t = useTranslations('Seller');
  return (
    <FormStep number={3} title={t('wishes')}>
      <DayField exampleDay={exampleDay} />
      <LeadSelect
        name="preferred_part"
        label={<OptionalLabel label={t('preferredPart')} />}
        none={t('anyTime')}
        options={DAY_PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
      />
      <div className="sm:col-span-2">
        <LeadTextArea name="message" label={<OptionalLabel label={t('message')} />} hint={t('messageHint')} />
      </div>
      <PhotoField />
      <Consent />
    </FormStep>
  );
}
