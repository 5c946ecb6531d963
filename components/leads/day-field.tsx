'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { bangkokDay, dayAfter, dayFirstDate, fullDate, parseInputDate } from '@/lib/i18n/dates';
import { VISIT_DAYS } from '@/lib/leads/lead-form';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { useLate } from '../ui/use-late';
import { OptionalLabel, useLeadField } from './lead-field';

const load = () => import('../ui/calendar');

/** The day comes first. The field repeats it in words, because it also reads the specified mm/dd/yyyy (X). */
export function DayField({ exampleDay }: { exampleDay: string }) {
  const t = useTranslations('Seller');
  const locale = useLocale();
  const { value, error } = useLeadField('preferred_date');
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const { late, open, close, prepare } = useLate(load);
  const today = bangkokDay(Date.now());
  const day = parseInputDate(typed, today);

  function choose(chosen: string) {
    close();
    const typing = input.current;
    if (typing === null) return;
    // React ignores a value that is set on the element, so this imitates typing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      typing,
      dayFirstDate(chosen, locale),
    );
    typing.dispatchEvent(new Event('input', { bubbles: true }));
    typing.focus();
  }

  return (
    <div className="sm:col-span-2">
      {/* In its own container, so that the calendar does not stretch the field. */}
      <div className="sm:max-w-1/2 sm:pr-2.5">
        <TextField
          ref={input}
          name="preferred_date"
          autoComplete="off"
          label={<OptionalLabel label={t('preferredDate')} />}
          hint={
            <>
              {t('preferredDateHint', { example: dayFirstDate(exampleDay, locale) })}
              <output htmlFor="preferred_date" className="block font-medium text-font">
                {day === null ? null : t('dayRead', { day: fullDate(day, locale) })}
              </output>
            </>
          }
          defaultValue={value}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button
        variant="quiet"
        size="small"
        className="mt-1 -ml-3.5 noscript:hidden"
        aria-expanded={late.step === 'open'}
        loading={late.step === 'loading'}
        onPointerEnter={prepare}
        onClick={late.step === 'open' ? close : open}
      >
        {t('calendar')}
      </Button>
      {late.step === 'failed' ? <p role="alert">{t('calendarFailed')}</p> : null}
      {late.step === 'open' ? (
        <late.loaded.Calendar
          locale={locale}
          first={today}
          last={dayAfter(today, VISIT_DAYS)}
          chosen={day}
          onChoose={choose}
          previousMonth={t('previousMonth')}
          nextMonth={t('nextMonth')}
        />
      ) : null}
    </div>
  );
}
