import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SITE } from '@/lib/config/site';
import { formatInputDate, longDate } from '@/lib/i18n/dates';
import { DAY_PARTS } from '@/lib/leads/lead-choices';
import { routePath } from '@/lib/navigation/routes';
import { LeadSelect, LeadText, LeadTextArea, LeadTick } from '../lead/lead-field';
import { Optional } from '../lead/optional';
import { Step } from '../lead/step';
import { LocalLink } from '../ui/local-link';
import { PhotoField } from './photo-field';

const policy = (words: ReactNode) => (
  <LocalLink href={routePath('privacy')} className="text-phprimary underline">
    {words}
  </LocalLink>
);

function Consent() {
  const t = useTranslations('Seller');
  const date = longDate(SITE.policyVersion, useLocale());
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 font-medium">{t('consent')}</legend>
      <LeadTick name="consent_contact" label={t('consentContact')} />
      <LeadTick name="consent_marketing" label={<Optional label={t('consentMarketing')} />} />
      <p className="mt-2 text-muted text-sm">{t.rich('consentPolicy', { date, email: SITE.email, policy })}</p>
    </fieldset>
  );
}

/** `exampleDay` is an ISO day to come. */
export function WishesStep({ exampleDay }: { exampleDay: string }) {
  const t = useTranslations('Seller');
  return (
    <Step number={3} title={t('wishes')}>
      <LeadText
        name="preferred_date"
        autoComplete="off"
        label={<Optional label={t('preferredDate')} />}
        hint={t('preferredDateHint', { example: formatInputDate(exampleDay) })}
      />
      <LeadSelect
        name="preferred_part"
        label={<Optional label={t('preferredPart')} />}
        none={t('anyTime')}
        options={DAY_PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
      />
      <div className="sm:col-span-2">
        <LeadTextArea name="message" label={<Optional label={t('message')} />} hint={t('messageHint')} />
      </div>
      <PhotoField />
      <Consent />
    </Step>
  );
}
