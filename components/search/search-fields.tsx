import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SearchResult } from 'thai-property-search/documents';
import type { SearchParams } from 'thai-property-search/params';
import type { Places } from '@/lib/content/places.server';
import { formatNumber } from '@/lib/i18n/numbers';
import { Select } from '../ui/field';
import { PriceInput, type PriceName } from './price-input';
import { SuggestField } from './suggest-field';

export type FilterProps = {
  params: SearchParams;
  result: Pick<SearchResult, 'facets' | 'prices'>;
  places: Places;
  allFields: boolean;
};

type CountedChoice<T extends string> = { readonly value: T; readonly count: number };

/** The values to offer: those with at least one listing, and those already selected. */
export const countedChoices = <T extends string>(
  values: readonly T[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly (string | undefined)[],
): CountedChoice<T>[] =>
  values
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));

export const optionsWith = (offered: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);

type Option = { readonly value: string; readonly label: string; readonly count?: number };

type Props = {
  name: string;
  label: ReactNode;
  value: string | number | undefined;
  any: string;
  options: readonly Option[];
  hint?: ReactNode;
};

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

type ChoicesProps<T extends string> = {
  name: string;
  legend: string;
  choices: readonly CountedChoice<T>[];
  chosen: readonly string[];
  labelOf: (value: T) => string;
};

export function ChoicePills<T extends string>({ inRow = false, ...props }: ChoicesProps<T> & { inRow?: boolean }) {
  const { name, legend, choices, chosen, labelOf } = props;
  if (choices.length === 0) return null;
  return (
    <fieldset className={inRow ? 'pills pill-row' : 'pills'}>
      <legend>{legend}</legend>
      {choices.map(({ value, count }) => (
        <label key={value} data-count={formatNumber(count)}>
          <input name={name} value={value} defaultChecked={chosen.includes(value)} type="checkbox" />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  );
}

type ChoiceTicksProps<T extends string> = ChoicesProps<T> & {
  quiet?: boolean;
  /** Uses one column in the filter sheet, for labels that are too long for two. */
  wide?: boolean;
};

export function ChoiceCheckboxes<T extends string>({
  name,
  legend,
  choices,
  chosen,
  labelOf,
  quiet = false,
  wide = false,
}: ChoiceTicksProps<T>) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className={quiet ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <div className={wide ? undefined : 'in-[:modal]:grid in-[:modal]:grid-cols-2 in-[:modal]:gap-x-4'}>
        {choices.map(({ value, count }) => (
          // Use few elements: a page may have hundreds of rows, each both in the HTML and in the RSC payload.
          <label key={value} data-count={formatNumber(count)} className="tick-row">
            <input
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              type="checkbox"
              className="tick"
            />
            {/* The non-breaking space prevents a line break before the count. */}
            {`${labelOf(value)}\u00a0`}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type PriceFieldProps = { name: PriceName; value?: number | undefined; hint?: string };

const PRICE_LABELS = { price_min: 'priceMin', price_max: 'priceMax', payment_max: 'paymentMax' } as const;

export function PriceField({ name, value, hint }: PriceFieldProps) {
  const t = useTranslations('Search');
  return (
    <PriceInput
      name={name}
      label={t(PRICE_LABELS[name])}
      hint={hint}
      unclear={t(name === 'payment_max' ? 'paymentUnclear' : 'priceUnclear')}
      defaultValue={value === undefined ? undefined : formatNumber(value)}
    />
  );
}

export function QueryField({ value, placeholder }: { value?: string; placeholder?: string }) {
  const t = useTranslations();
  return (
    <SuggestField
      label={t('Search.what')}
      placeholder={placeholder || t('Search.whatPlaceholder')}
      value={value}
      words={{
        list: t('Suggest.suggestions'),
        found: [t('Suggest.foundNone'), t('Suggest.foundOne'), t('Suggest.foundMany', { count: '{count}' })],
        recent: t('Suggest.recent'),
        examples: t('Suggest.examples'),
        most: t('Suggest.most'),
        remove: t('Suggest.remove'),
        clear: t('Suggest.clear'),
      }}
    />
  );
}
