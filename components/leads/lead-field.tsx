'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { inputMark } from '@/lib/analytics/site-event';
import { SITE } from '@/lib/config/site';
import { longDate } from '@/lib/i18n/dates';
import type { LeadField, LeadFormError, LeadFormValues } from '@/lib/leads/lead-form';
import { routePath } from '@/lib/navigation/routes';
import { Checkbox, Select, TextArea, TextField } from '../ui/field';
import { LocalLink } from '../ui/navigation';

export type FormState = { readonly values: LeadFormValues; readonly errors: readonly FieldFault[] };

export const FormStateContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = useContext(FormStateContext);
  if (state === null) throw new Error('Form fields must be inside a FormStateContext.');
  return state;
}

export function useLeadField(name: LeadField): { value: string; error: string | undefined } {
  const { values, errors } = useFormState();
  const errorMessage = useErrorMessage();
  const fault = errors.find(({ field }) => field === name);
  return { value: values[name], error: fault === undefined ? undefined : errorMessage(fault) };
}

type Named<Props> = Omit<Props, 'name'> & { name: LeadField };

export function LeadTextField(field: Named<ComponentProps<typeof TextField>>) {
  const { value, error } = useLeadField(field.name);
  return <TextField {...field} defaultValue={value} error={error} />;
}

export function LeadTextArea(field: Named<ComponentProps<typeof TextArea>>) {
  const { value, error } = useLeadField(field.name);
  return <TextArea {...field} defaultValue={value} error={error} />;
}

function LeadCheckbox({ label, name }: { name: LeadField; label: ReactNode }) {
  const { value, error } = useLeadField(name);
  return <Checkbox name={name} value="yes" label={label} defaultChecked={value === 'yes'} error={error} />;
}

export type Choice = { readonly value: string; readonly label: string };

/** Without a `defaultValue` it begins with an empty choice. */
type SelectProps = {
  name: LeadField;
  label: ReactNode;
  none?: string;
  options: readonly Choice[];
  defaultValue?: string;
};

export function LeadSelect({ name, label, none, options, defaultValue = '' }: SelectProps) {
  const t = useTranslations('Seller');
  const { value, error } = useLeadField(name);
  return (
    <Select name={name} label={label} error={error} defaultValue={value || defaultValue}>
      {defaultValue === '' ? <option value="">{none ?? t('choose')}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

export function OptionalLabel({ label }: { label: string }) {
  const t = useTranslations('Seller');
  return (
    <>
      {label} <span className="whitespace-nowrap font-normal text-muted text-sm">({t('optional')})</span>
    </>
  );
}

/** `names` lists the rejected files. Only the browser knows their names. */
export type FieldFault = LeadFormError & { readonly names?: string };

export function useErrorMessage(): (fault: FieldFault) => string {
  const t = useTranslations('Seller');
  return ({ code, names }) => (names === undefined ? t(`errors.${code}`) : t('photosStayLarge', { names }));
}

type FieldGroupProps = {
  legend: ReactNode;
  startEvent: SiteEvent;
  children: ReactNode;
};

export function FieldGroup({ legend, startEvent, children }: FieldGroupProps) {
  return (
    <fieldset {...inputMark(startEvent)} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6">
      <legend className="float-left mb-5 w-full">{legend}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** `children` are in place of the email address. */
export function PersonFields({ children }: { children?: ReactNode }) {
  const t = useTranslations('Seller');
  return (
    <>
      <LeadTextField name="name" label={t('name')} autoComplete="name" />
      <LeadTextField name="phone" type="tel" label={t('phone')} hint={t('phoneHint')} autoComplete="tel" />
      <LeadTextField
        name="line_id"
        label={t('lineId')}
        hint={t('lineHint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {children ?? <EmailField />}
    </>
  );
}

export function EmailField() {
  const label = useTranslations('Seller')('email');
  return <LeadTextField name="email" type="email" label={label} autoComplete="email" spellCheck={false} />;
}

/** A new tab keeps the photographs and, without JavaScript, everything typed. */
const policy = (words: ReactNode) => (
  <LocalLink href={routePath('privacy')} target="_blank" className="text-phprimary underline">
    {words}
  </LocalLink>
);

export function Consent() {
  const t = useTranslations('Seller');
  const date = longDate(SITE.policyVersion, useLocale());
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 font-medium">{t('consent')}</legend>
      <LeadCheckbox name="consent_contact" label={t('consentContact')} />
      <LeadCheckbox name="consent_marketing" label={<OptionalLabel label={t('consentMarketing')} />} />
      <p className="mt-2 text-muted text-sm">{t.rich('consentPolicy', { date, email: SITE.email, policy })}</p>
    </fieldset>
  );
}
