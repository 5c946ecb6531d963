import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type About, SCHEDULES } from '@/lib/alerts/alert';
import { ALERT_FAULTS } from '@/lib/alerts/alert-form.server';
import { ALERTS_ENDPOINT, sealOf } from '@/lib/alerts/alert-links.server';
import { SITE } from '@/lib/config/site';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { PageFrame } from '../layout/page-frame';
import { NextSteps } from '../leads/thanks';
import { Button } from '../ui/button';
import { Checkbox, Select, TextField } from '../ui/field';
import { LocalLink } from '../ui/navigation';
import { Breadcrumbs } from '../ui/page-links';
import { PageHeading } from '../ui/text';

type Props = {
  about: About;
  /** The page that it belongs to. */
  from: { href: string; label: string };
  title: string;
  lead: string;
  /** Why the form is shown again. */
  fault: string | undefined;
  children: ReactNode;
};

/** Asks for an address. Works without scripts, and the browser checks the fields. */
export function AlertForm({ about, from, title, lead, fault, children }: Props) {
  const t = useTranslations('Alerts');
  return (
    <PageFrame>
      <Breadcrumbs items={[from]} current={title} />
      <PageHeading title={title} lead={lead} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="lg:col-start-2">{children}</div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Fields about={about} fault={ALERT_FAULTS.find((known) => known === fault)} />
        </div>
        <div className="h-full lg:col-start-2">
          <NextSteps title={t('nextTitle')} steps={[t('next1'), t('next2'), t('next3')]} />
        </div>
      </div>
    </PageFrame>
  );
}

type FieldsProps = { about: About; fault: (typeof ALERT_FAULTS)[number] | undefined };

function Fields({ about, fault }: FieldsProps) {
  const t = useTranslations('Alerts');
  const locale = useLocale();
  const message = fault && t(`faults.${fault}`);
  const errorAt = (field: typeof fault) => (fault === field ? { error: message } : {});
  return (
    <form
      method="post"
      action={`${ALERTS_ENDPOINT}?locale=${locale}`}
      className="space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {fault === 'too-many' || fault === 'failed' ? (
        <p role="alert" className="rounded-card border-2 border-danger p-4">
          {message}
        </p>
      ) : null}
      {Object.entries({ ...about, seal: sealOf(about, locale) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        maxLength={254}
        spellCheck={false}
        required
        {...errorAt('email')}
      />
      <Select name="schedule" label={t('schedule')} hint={t('night')} defaultValue="daily">
        {SCHEDULES.map((schedule) => (
          <option key={schedule} value={schedule}>
            {t(`schedules.${schedule}`)}
          </option>
        ))}
      </Select>
      <div>
        <Checkbox name="consent" value="yes" label={t('consent')} required {...errorAt('consent')} />
        <p className="mt-1 text-muted text-sm">
          {t.rich('consentPolicy', { date: longDate(SITE.policyVersion, locale), policy })}
        </p>
      </div>
      <Button type="submit" size="large" className="w-full sm:w-auto">
        {t('submit')}
      </Button>
    </form>
  );
}

/** A new tab keeps what was typed. */
const policy = (words: ReactNode) => (
  <LocalLink href={routePath('privacy')} target="_blank" className="text-phprimary underline">
    {words}
  </LocalLink>
);
