import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { bangkokDay, longWeekday, parseInputDate, weekdayDate } from '@/lib/i18n/dates';
import { DAY_PARTS, type LeadFormValues } from '@/lib/leads/lead-form';
import { splitVisitTime, visitTimes } from '@/lib/leads/visit-time';
import { describedBy, FieldError, FieldHint } from '../ui/field';
import { type Choice, LeadSelect, OptionalLabel, useFormState, useLeadField } from './lead-field';

const SHOWN_DAYS = 7;

const dayOf = ({ value }: Choice) => parseInputDate(value) ?? '';

const never = () => () => {};

/** Today's page may have been rendered and cached yesterday. */
const useToday = () =>
  useSyncExternalStore(
    never,
    () => bangkokDay(Date.now()),
    () => '',
  );

export function ViewingFields({ days }: { days: readonly Choice[] }) {
  const t = useTranslations();
  const today = useToday();
  const upcoming = days.filter((day) => dayOf(day) > today);
  const other = [useLeadField('other_date'), useLeadField('other_part')];
  const parts = DAY_PARTS.map((value) => ({ value, label: t(`Seller.parts.${value}`) }));
  return (
    <div className="group-has-[[value=ask]:checked]/enquiry:hidden sm:col-span-2">
      <TimeChoices days={upcoming} />
      <details className="fold" open={other.some(({ value, error }) => value !== '' || error !== undefined)}>
        <summary>{t('Enquiry.otherTime')}</summary>
        <div className="mt-1 grid gap-5 sm:grid-cols-2">
          <LeadSelect
            name="other_date"
            label={<OptionalLabel label={t('Enquiry.otherDay')} />}
            none={t('Enquiry.noOtherDay')}
            options={upcoming}
          />
          <LeadSelect
            name="other_part"
            label={<OptionalLabel label={t('Enquiry.otherPart')} />}
            none={t('Seller.anyTime')}
            options={parts}
          />
        </div>
      </details>
    </div>
  );
}

/** One press chooses the day and its part, which one radio button sends together. */
function TimeChoices({ days }: { days: readonly Choice[] }) {
  const t = useTranslations();
  const name = 'preferred_date';
  const { value, error } = useLeadField(name);
  const { values } = useFormState();
  const { date, part = values.preferred_part } = splitVisitTime(value);
  const chosen = `${date} ${part}`.trim();
  const hint = DAY_PARTS.map((known) => t(`Seller.parts.${known}`)).join(' · ');
  return (
    <fieldset aria-describedby={describedBy(name, { hint, error })['aria-describedby']} className="min-w-0">
      <legend className="mb-1 font-medium">{t('Enquiry.times')}</legend>
      <FieldHint id={name}>{hint}</FieldHint>
      <FieldError id={name}>{error}</FieldError>
      <div
        className={`mt-2 grid max-w-xl gap-1.5 ${error === undefined ? '' : 'rounded-card outline-2 outline-danger outline-offset-4'}`}
      >
        {useShownDays(days, date).map((day, row) => (
          <div key={day.value} className="time-row">
            {[undefined, ...DAY_PARTS].map((known) => {
              const choice = known === undefined ? day.value : `${day.value} ${known}`;
              return (
                <label key={choice} className="segment">
                  <input
                    id={row === 0 && known === undefined ? name : undefined}
                    type="radio"
                    name={name}
                    value={choice}
                    aria-label={`${day.label}, ${t(known === undefined ? 'Seller.anyTime' : `Seller.parts.${known}`)}`}
                    defaultChecked={choice === chosen}
                  />
                  {known === undefined ? day.label : t(`Enquiry.dayParts.${known}`)}
                </label>
              );
            })}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Includes a chosen day that is not among the next ones: a draft or a form that was sent may be older. */
function useShownDays(days: readonly Choice[], date: string): readonly Choice[] {
  const locale = useLocale();
  const shown = days.slice(0, SHOWN_DAYS);
  const day = parseInputDate(date);
  if (day === null || shown.some(({ value }) => value === date)) return shown;
  const chosen = { value: date, label: weekdayDate(day, locale) };
  return [...shown, chosen].toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
}

export function useViewingLabel() {
  const t = useTranslations('Seller');
  const locale = useLocale();
  return (values: LeadFormValues): string | undefined => {
    const time = values.kind === 'view' ? visitTimes(values)[0] : undefined;
    if (time === undefined) return undefined;
    const { day, part = 'any' } = time;
    return t('submitViewing', { weekday: longWeekday(day, locale), day: Number(day.slice(-2)), part });
  };
}
