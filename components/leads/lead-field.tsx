'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import type { LeadField } from '@/lib/leads/lead-form';
import { Checkbox, Select, TextArea, TextField } from '../ui/field';
import { useLeadField } from './form-state';

type Named<Props> = Omit<Props, 'name'> & { name: LeadField };

export function LeadText(field: Named<ComponentProps<typeof TextField>>) {
  const { value, error } = useLeadField(field.name);
  return <TextField {...field} defaultValue={value} error={error} />;
}

export function LeadTextArea(field: Named<ComponentProps<typeof TextArea>>) {
  const { value, error } = useLeadField(field.name);
  return <TextArea {...field} defaultValue={value} error={error} />;
}

export function LeadTick({ label, name }: { name: LeadField; label: ReactNode }) {
  const { value, error } = useLeadField(name);
  return <Checkbox name={name} value="yes" label={label} defaultChecked={value === 'yes'} error={error} />;
}

export type Choice = { readonly value: string; readonly label: string };

type SelectProps = { name: LeadField; label: ReactNode; none?: string; options: readonly Choice[] };

/** A select for one of several options. `none` is the label of the empty option. */
export function LeadSelect({ name, label, none, options }: SelectProps) {
  const t = useTranslations('Seller');
  const { value, error } = useLeadField(name);
  return (
    <Select name={name} label={label} error={error} defaultValue={value}>
      <option value="">{none ?? t('choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
