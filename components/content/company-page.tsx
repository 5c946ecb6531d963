import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { SITE } from '@/lib/config/site';
import type { CompanyPage, Job, Office } from '@/lib/content/collections';
import { otherPictures } from '@/lib/content/gallery';
import { longDate } from '@/lib/i18n/dates';
import { localizedText } from '@/lib/i18n/locales';
import { formatBaht, formatThaiPhone } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { COMPANY_MENU } from '../layout/main-menu';
import { Photo, PhotoGrid } from '../media/photo';
import { buttonClass } from '../ui/button';
import { LocalLink } from '../ui/navigation';
import { Breadcrumbs } from '../ui/page-links';
import { StaticPart } from '../ui/static-part';
import { LocalizedText, PageHeading } from '../ui/text';
import { openingHours } from './opening-hours';
import { Prose } from './prose';

export function CompanyPageView({ page, children }: { page: CompanyPage; children: ReactNode }) {
  const t = useTranslations();
  const cover = page.media.find(({ kind }) => kind === 'photo');
  const others = otherPictures(page.media, cover);
  return (
    <>
      <Breadcrumbs items={[]} current={<LocalizedText content={page.title} />} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={t('Company.sections')}>
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
            {COMPANY_MENU.map((name) => (
              <li key={name}>
                <LocalLink
                  href={routePath(name)}
                  aria-current={name === page.id ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-field px-3 hover:bg-sunken hover:text-phprimary aria-[current]:bg-lightblue aria-[current]:font-semibold"
                >
                  {t(`Menu.${name}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <PageHeading title={<LocalizedText content={page.title} />} lead={<LocalizedText content={page.summary} />} />
          {cover ? (
            <Photo
              picture={cover}
              first
              sizes="(min-width: 1024px) 950px, 94vw"
              className="mb-4 aspect-2/1 h-auto rounded-card"
            />
          ) : null}
          <StaticPart as="div" id="prose">
            <Prose content={page.body} />
          </StaticPart>
          {others.length > 0 ? (
            <div className="mt-6">
              <PhotoGrid pictures={others} />
            </div>
          ) : null}
          {children}
        </div>
      </div>
    </>
  );
}

const mark = (channel: ContactChannel) => pressMark(contactPressed({ channel, place: 'offices' }));

function Hours({ office }: { office: Office }) {
  return (
    <ul>
      {openingHours(office, useLocale()).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function OfficeList({ offices }: { offices: readonly Office[] }) {
  const t = useTranslations('Company');
  const locale = useLocale();
  const link = 'inline-block text-phprimary hover:underline';
  return (
    <section aria-labelledby="offices" className="mt-8">
      <h2 id="offices" className="mb-4 text-2xl">
        {t('offices')}
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {offices.map((office) => (
          <li key={office.id} id={office.id} className="scroll-mt-24 rounded-card border border-line bg-surface p-5">
            <h3 className="text-lg">
              <LocalizedText content={office.name} />
            </h3>
            <address className="mt-2 not-italic">
              <LocalizedText content={office.address} />
            </address>
            <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              <dt className="text-muted">{t('phone')}</dt>
              <dd>
                {office.phones.map((phone) => (
                  <a key={phone} href={`tel:${phone}`} className={`${link} mr-3`} {...mark('phone')}>
                    {formatThaiPhone(phone, locale)}
                  </a>
                ))}
              </dd>
              <dt className="text-muted">{t('email')}</dt>
              <dd>
                <a href={`mailto:${office.email}`} className={link} {...mark('email')}>
                  {office.email}
                </a>
              </dd>
              <dt className="text-muted">{t('hours')}</dt>
              <dd>
                <Hours office={office} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function JobEntry({ job, office }: { job: Job; office: Office | undefined }) {
  const t = useTranslations('Company');
  const locale = useLocale();
  const subject = encodeURIComponent(localizedText(job.title, locale).text);
  const { salary, closesAt } = job;
  return (
    <li id={job.id} className="scroll-mt-24 rounded-card border border-line bg-surface p-5">
      <h3 className="text-lg">
        <LocalizedText content={job.title} />
      </h3>
      <div className="mt-1 space-y-1 text-muted text-sm">
        <p>
          {t(`employment.${job.employment}`)}
          {salary ? ` · ${t('salary', { low: formatBaht(salary.low), high: formatBaht(salary.high) })}` : null}
        </p>
        <p>
          {t('posted', { date: longDate(job.publishedAt, locale) })}
          {closesAt ? ` · ${t('closes', { date: longDate(closesAt, locale) })}` : null}
        </p>
        {office ? (
          <p>
            <LocalizedText content={office.name} />
            {': '}
            <LocalizedText content={office.address} />
          </p>
        ) : null}
      </div>
      <Prose content={job.body} deeperBy={2} />
      <a
        href={`mailto:${SITE.email}?subject=${subject}`}
        className={buttonClass('secondary')}
        {...pressMark(contactPressed({ channel: 'email', place: 'jobs' }))}
      >
        {t('apply')}
      </a>
    </li>
  );
}

export function JobList({ jobs, offices }: { jobs: readonly Job[]; offices: readonly Office[] }) {
  const t = useTranslations('Company');
  return (
    <section aria-labelledby="jobs" className="mt-8">
      <h2 id="jobs" className="mb-4 text-2xl">
        {t('jobs')}
      </h2>
      {jobs.length === 0 ? (
        <p>{t('noJobs')}</p>
      ) : (
        <ul className="space-y-5">
          {jobs.map((job) => (
            <JobEntry key={job.id} job={job} office={offices.find(({ id }) => id === job.office)} />
          ))}
        </ul>
      )}
    </section>
  );
}
