import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Select } from '../ui/select';

type Option = { readonly value: string; readonly label: string; readonly count?: number };

type Props = {
  name: string;
  label: string;
  value: string | number | undefined;
  /** What the choice of nothing says. */
  any: string;
  options: readonly Option[];
  hint?: ReactNode;
};

/** One of several values, each with the number of homes it would find where that is known. */
export function ChoiceSelect({ name, label, value = '', any, options, hint }: Props) {
  const t = useTranslations('Filters');
  const isOn = value !== '';
  if (options.length === 0 && !isOn) return null;
  return (
    // Keyed by its value: only a new select takes another default.
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
