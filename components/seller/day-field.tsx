'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatInputDate, fullDate } from '@/lib/i18n/dates';
import { dayIn } from '@/lib/leads/typed-values';
import { useLeadField } from '../lead/form-state';
import { Optional } from '../lead/optional';
import { TextField } from '../ui/text-field';

/**
 * The day that suits the seller. The format has the month first, as specified (X), and Thais write the day first: what was
 * read is said in words while it is typed. `exampleDay` is an ISO day to come.
 */
export function DayField({ exampleDay }: { exampleDay: string }) {
  const t = useTranslations('Seller');
  const locale = useLocale();
  const { value, error } = useLeadField('preferred_date');
  const [typed, setTyped] = useState(value);
  const day = dayIn(typed);
  return (
    <TextField
      name="preferred_date"
      autoComplete="off"
      label={<Optional label={t('preferredDate')} />}
      hint={
        <>
          {t('preferredDateHint', { example: formatInputDate(exampleDay) })}
          <output htmlFor="preferred_date" className="block font-medium text-font">
            {day === null ? null : t('dayRead', { day: fullDate(day, locale) })}
          </output>
        </>
      }
      defaultValue={value}
      error={error}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
