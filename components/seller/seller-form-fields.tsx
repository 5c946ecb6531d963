import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { PROPERTY_TYPES } from '@/lib/content/property-types';
import { formatInputDate } from '@/lib/i18n/dates';
import { SELLER_INTENTS } from '@/lib/leads/lead-choices';
import type { SellerField } from '@/lib/leads/seller-form';
import { Checkbox } from '../ui/checkbox';
import { Select } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';

type ErrorOf = (field: SellerField) => string | undefined;
type Props = { provinces: { id: string; name: string }[]; errorOf: ErrorOf };

type StepProps = { number: number; title: string; hint?: string; children: ReactNode };

function Step({ number, title, hint, children }: StepProps) {
  const t = useTranslations('Seller');
  return (
    <fieldset className="rounded-card border border-line bg-surface p-5">
      <legend className="float-left mb-4 w-full">
        <span className="block text-muted text-sm">{t('stepOf', { step: number })}</span>
        <span className="font-semibold text-xl">{title}</span>
        {hint ? <span className="block text-muted text-sm">{hint}</span> : null}
      </legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type TextProps = Omit<ComponentProps<typeof TextField>, 'name'> & { name: SellerField; errorOf: ErrorOf };

function SellerText({ errorOf, ...field }: TextProps) {
  return <TextField {...field} error={errorOf(field.name)} />;
}

type SelectProps = { name: SellerField; label: string; options: { value: string; label: string }[]; errorOf: ErrorOf };

function SellerSelect({ name, label, options, errorOf }: SelectProps) {
  const t = useTranslations('Seller');
  return (
    <Select name={name} label={label} error={errorOf(name)} defaultValue="">
      <option value="">{t('choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** The three steps on one page: you, the property, your wishes. */
export function SellerFormFields({ provinces, errorOf }: Props) {
  const t = useTranslations();
  const optional = (label: string) => `${label} (${t('Seller.optional')})`;
  return (
    <>
      <Step number={1} title={t('Seller.you')} hint={t('Seller.reachHint')}>
        <SellerText name="name" label={t('Seller.name')} autoComplete="name" errorOf={errorOf} />
        <SellerText
          name="phone"
          type="tel"
          label={t('Seller.phone')}
          hint={t('Seller.phoneHint')}
          autoComplete="tel"
          errorOf={errorOf}
        />
        <SellerText name="line_id" label={t('Seller.lineId')} errorOf={errorOf} />
        <SellerText name="email" type="email" label={t('Seller.email')} autoComplete="email" errorOf={errorOf} />
      </Step>
      <Step number={2} title={t('Seller.property')}>
        <SellerSelect
          name="intent"
          label={t('Seller.intent')}
          options={SELLER_INTENTS.map((value) => ({ value, label: t(`Seller.intents.${value}`) }))}
          errorOf={errorOf}
        />
        <SellerSelect
          name="property_type"
          label={t('Seller.propertyType')}
          options={PROPERTY_TYPES.map((value) => ({ value, label: t(`PropertyType.${value}`) }))}
          errorOf={errorOf}
        />
        <SellerSelect
          name="province"
          label={t('Seller.province')}
          options={provinces.map(({ id, name }) => ({ value: id, label: name }))}
          errorOf={errorOf}
        />
        <SellerText name="address_detail" label={optional(t('Seller.addressDetail'))} errorOf={errorOf} />
        <SellerText
          name="size"
          inputMode="decimal"
          label={optional(t('Seller.size'))}
          hint={t('Seller.sizeHint')}
          errorOf={errorOf}
        />
        <SellerText
          name="asking_price"
          inputMode="numeric"
          label={optional(t('Seller.askingPrice'))}
          errorOf={errorOf}
        />
      </Step>
      <Step number={3} title={t('Seller.wishes')}>
        <SellerText
          name="preferred_date"
          label={optional(t('Seller.preferredDate'))}
          hint={t('Seller.preferredDateHint', { example: formatInputDate('2026-12-24') })}
          errorOf={errorOf}
        />
        <div className="sm:col-span-2">
          <TextArea name="message" label={optional(t('Seller.message'))} error={errorOf('message')} />
        </div>
        <div className="sm:col-span-2">
          <Checkbox
            name="consent_contact"
            value="yes"
            label={t('Seller.consentContact')}
            error={errorOf('consent_contact')}
          />
          <Checkbox name="consent_marketing" value="yes" label={optional(t('Seller.consentMarketing'))} />
        </div>
      </Step>
    </>
  );
}
