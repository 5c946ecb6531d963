import { useLocale, useTranslations } from 'next-intl';
import { fullDate } from '@/lib/i18n/dates';
import type { VisitTime } from '@/lib/leads/visit-time';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';

type Props = {
  times: readonly VisitTime[];
  /** The listing's id. */
  listing: string;
  reference: string;
};

/** The requested viewing times, each with a link to add it to a calendar. */
export function RequestedTimes({ times, listing, reference }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const address = ({ day, part }: VisitTime) =>
    `/api/visits?${new URLSearchParams({ listing, day, ...(part ? { part } : {}), reference, locale })}`;
  return (
    <section aria-labelledby="times" className="mb-8 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="times" className="text-xl">
        {t('Enquiry.sent.times')}
      </h2>
      <p className="mt-1 text-muted text-sm">{t('Enquiry.sent.notConfirmed')}</p>
      <ul className="mt-3 divide-y divide-line">
        {times.map((time) => {
          const day = fullDate(time.day, locale);
          const part = t(time.part === undefined ? 'Seller.anyTime' : `Seller.parts.${time.part}`);
          return (
            <li key={day + part} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <p>
                <span className="block font-semibold">{day}</span>
                {part}
              </p>
              <a
                href={address(time)}
                aria-label={t('Enquiry.sent.addTime', { time: day })}
                className={buttonClass('secondary')}
              >
                <Icon name="calendar-plus" />
                {t('Enquiry.sent.addToCalendar')}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
