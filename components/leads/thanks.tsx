import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fullDate } from '@/lib/i18n/dates';
import type { VisitTime } from '@/lib/leads/visit-time';
import { OfficeChannels } from '../contact/contact-widget';
import { PageFrame } from '../layout/page-frame';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

type Props = {
  title: string;
  lead: string;
  reference: string;
  steps: readonly string[];
  onward: ReactNode;
  children?: ReactNode;
};

export function Thanks({ title, lead, reference, steps, onward, children }: Props) {
  const t = useTranslations('SellerSent');
  return (
    <PageFrame width="narrow" className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 text-lg text-muted">{lead}</p>
      <div
        data-no-compare-bar=""
        className="my-8 rounded-card border-2 border-phprimary bg-surface p-5 text-center sm:p-8"
      >
        <p className="font-medium">{t('reference')}</p>
        <p className="my-1 select-all font-semibold text-4xl tabular-nums leading-snug md:text-5xl">{reference}</p>
        <p className="text-muted text-sm">{t('referenceHint')}</p>
      </div>
      {children}
      <div className="grid gap-8 md:grid-cols-2">
        <NextSteps title={t('nextTitle')} steps={steps} />
        <section aria-labelledby="channels">
          <h2 id="channels" className="text-xl">
            {t('channelsTitle')}
          </h2>
          <p className="mt-2 mb-4">{t('channelsText')}</p>
          <OfficeChannels />
        </section>
      </div>
      <p className="mt-10 border-line border-t pt-6">{onward}</p>
    </PageFrame>
  );
}

export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section aria-labelledby="next" className="rounded-card bg-lightblue p-5 lg:only:sticky lg:only:top-24">
      <h2 id="next" className="text-xl">
        {title}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

type RequestedTimesProps = {
  times: readonly VisitTime[];
  listing: string;
  reference: string;
};

export function RequestedTimes({ times, listing, reference }: RequestedTimesProps) {
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
