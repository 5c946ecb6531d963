import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { PROPERTY_TYPES } from '@/lib/content/property-types';
import { formatInputDate } from '@/lib/i18n/dates';
import { SELLER_INTENTS, type SellerField } from '@/lib/leads/seller-form';
import { describedBy, Field, inputClass } from '../ui/field';

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

type TextProps = ComponentProps<'input'> & { name: SellerField; label: string; hint?: string; errorOf: ErrorOf };

function TextField({ name, label, hint, errorOf, ...input }: TextProps) {
  const error = errorOf(name);
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <input
        id={name}
        name={name}
        {...input}
        {...describedBy(name, { hint: !!hint, error: !!error })}
        className={inputClass}
      />
    </Field>
  );
}

function SelectField({
  name,
  label,
  options,
  errorOf,
}: {
  name: SellerField;
  label: string;
  options: { value: string; label: string }[];
  errorOf: ErrorOf;
}) {
  const t = useTranslations('Seller');
  const error = errorOf(name);
  return (
    <Field id={name} label={label} error={error}>
      <select id={name} name={name} defaultValue="" {...describedBy(name, { error: !!error })} className={inputClass}>
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Checkbox({ name, label, error }: { name: SellerField; label: string; error?: string | undefined }) {
  return (
    <div className="sm:col-span-2">
      {error ? (
        <p id={`${name}-error`} className="mb-1 font-semibold text-danger text-sm">
          {error}
        </p>
      ) : null}
      <label className="flex min-h-11 items-center gap-3">
        <input
          id={name}
          name={name}
          type="checkbox"
          value="yes"
          {...describedBy(name, { error: !!error })}
          className="size-6 shrink-0 accent-phprimary"
        />
        {label}
      </label>
    </div>
  );
}

/** The three steps on one page: you, the property, your wishes. */
export function SellerFormFields({ provinces, errorOf }: Props) {
  const t = useTranslations();
  const optional = (label: string) => `${label} (${t('Seller.optional')})`;
  return (
    <>
      <Step number={1} title={t('Seller.you')} hint={t('Seller.reachHint')}>
        <TextField name="name" label={t('Seller.name')} autoComplete="name" errorOf={errorOf} />
        <TextField
          name="phone"
          type="tel"
          label={t('Seller.phone')}
          hint={t('Seller.phoneHint')}
          autoComplete="tel"
          errorOf={errorOf}
        />
        <TextField name="line_id" label={t('Seller.lineId')} errorOf={errorOf} />
        <TextField name="email" type="email" label={t('Seller.email')} autoComplete="email" errorOf={errorOf} />
      </Step>
      <Step number={2} title={t('Seller.property')}>
        <SelectField
          name="intent"
          label={t('Seller.intent')}
          options={SELLER_INTENTS.map((value) => ({ value, label: t(`Seller.intents.${value}`) }))}
          errorOf={errorOf}
        />
        <SelectField
          name="property_type"
          label={t('Seller.propertyType')}
          options={PROPERTY_TYPES.map((value) => ({ value, label: t(`PropertyType.${value}`) }))}
          errorOf={errorOf}
        />
        <SelectField
          name="province"
          label={t('Seller.province')}
          options={provinces.map(({ id, name }) => ({ value: id, label: name }))}
          errorOf={errorOf}
        />
        <TextField name="address_detail" label={optional(t('Seller.addressDetail'))} errorOf={errorOf} />
        <TextField
          name="size"
          inputMode="decimal"
          label={optional(t('Seller.size'))}
          hint={t('Seller.sizeHint')}
          errorOf={errorOf}
        />
        <TextField
          name="asking_price"
          inputMode="numeric"
          label={optional(t('Seller.askingPrice'))}
          errorOf={errorOf}
        />
      </Step>
      <Step number={3} title={t('Seller.wishes')}>
        <TextField
          name="preferred_date"
          label={optional(t('Seller.preferredDate'))}
          hint={t('Seller.preferredDateHint', { example: formatInputDate('2026-12-24') })}
          errorOf={errorOf}
        />
        <div className="sm:col-span-2">
          <Field id="message" label={optional(t('Seller.message'))} error={errorOf('message')}>
            <textarea
              id="message"
              name="message"
              rows={4}
              {...describedBy('message', { error: !!errorOf('message') })}
              className={inputClass}
            />
          </Field>
        </div>
        <Checkbox name="consent_contact" label={t('Seller.consentContact')} error={errorOf('consent_contact')} />
        <Checkbox name="consent_marketing" label={optional(t('Seller.consentMarketing'))} />
      </Step>
    </>
  );
}
