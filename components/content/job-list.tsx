import { useLocale, useTranslations } from 'next-intl';
import { pressMark } from '@/lib/analytics/event-mark';
import { contactPressed } from '@/lib/analytics/events';
import { SITE } from '@/lib/config/site';
import type { Job, Office } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { formatBaht } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { buttonClass } from '../ui/button-class';
import { LocalizedText } from '../ui/words';
import { Prose } from './prose';

function JobEntry({ job, office }: { job: Job; office: Office | undefined }) {
  const t = useTranslations('Company');
  const locale = useLocale();
  const subject = encodeURIComponent(words(job.title, locale).text);
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
