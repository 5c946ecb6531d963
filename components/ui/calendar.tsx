import { DayPicker } from 'react-day-picker';
import { FIRST_DAY_OF_WEEK } from '@/lib/config/constants';
import { fullDate, monthOfYear, shortWeekday } from '@/lib/i18n/dates';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { Glyph } from './glyph';

type Props = {
  locale: Locale;
  /** `first`, `last` and `chosen` are ISO days. */
  first: string;
  last: string;
  chosen: string | null;
  onChoose: (day: string) => void;
  previousMonth: string;
  nextMonth: string;
};

/** The library's dates are in the browser's time zone. */
const dateOf = (day: string) => new Date(`${day}T00:00`);
const dayOf = (date: Date) => date.toLocaleDateString('sv-SE');

const cornerClass =
  'absolute top-0 z-1 grid size-11 place-items-center rounded-field hover:bg-sunken aria-disabled:text-muted aria-disabled:opacity-40';

const classNames = {
  root: 'w-full max-w-80',
  month: 'relative',
  month_caption: 'grid h-11 place-items-center font-semibold',
  button_previous: `${cornerClass} left-0`,
  button_next: `${cornerClass} right-0`,
  month_grid: 'w-full table-fixed border-collapse text-center tabular-nums',
  weekday: 'h-9 font-normal text-muted text-sm',
  day: 'p-0',
  day_button:
    'h-11 w-full rounded-field hover:bg-sunken disabled:text-muted disabled:opacity-40 in-aria-selected:bg-phprimary in-aria-selected:text-on-primary',
  today: 'font-bold underline',
};

const Chevron = ({ orientation }: { orientation?: string }) => (
  <Glyph name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
);

/** A month of days to choose from. Weeks start on Sunday (X). Thai shows Buddhist years. Loaded on demand (18 kB). */
export function Calendar({ locale, first, last, chosen, onChoose, previousMonth, nextMonth }: Props) {
  const range = { before: dateOf(first), after: dateOf(last) };
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      lang={LOCALE_FACTS[locale].language}
      weekStartsOn={FIRST_DAY_OF_WEEK}
      navLayout="around"
      defaultMonth={dateOf(chosen ?? first)}
      startMonth={range.before}
      endMonth={range.after}
      today={range.before}
      disabled={range}
      selected={chosen === null ? undefined : dateOf(chosen)}
      onSelect={(date) => onChoose(dayOf(date))}
      classNames={classNames}
      formatters={{
        formatCaption: (month) => monthOfYear(dayOf(month), locale),
        formatWeekdayName: (date) => shortWeekday(dayOf(date), locale),
      }}
      labels={{
        labelDayButton: (date) => fullDate(dayOf(date), locale),
        labelGrid: (month) => monthOfYear(dayOf(month), locale),
        labelWeekday: (date) => shortWeekday(dayOf(date), locale),
        labelPrevious: () => previousMonth,
        labelNext: () => nextMonth,
      }}
      components={{ Chevron }}
    />
  );
}
