import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Select } from '../ui/field';

type Option = { readonly value: string; readonly label: string; readonly count?: number };

type Props = {
  name: string;
  label: string;
  value: string | number | undefined;
  /** Label of the option that sets no filter. */
  any: string;
  options: readonly Option[];
  hint?: ReactNode;
};

/** A select with one choice of several values. Each option shows its number of listings, if known. */
export function ChoiceSelect({ name, label, value = '', any, options, hint }: Props) {
  const t = useTranslations('Filters');
  const isOn = value !== '';
  if (options.length === 0 && !isOn) return null;
  return (
    // `key` remounts the select, because React applies `defaultValue` only on mount.
    <Select key={value} name={name} label={label} defaultValue={value} hint={hint}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count === undefined ? option.label : t('counted', { label: option.label, count: option.count })}
        </option>
      ))}
    </Select>
  );
}
