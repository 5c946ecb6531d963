import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SITE } from '@/lib/config/site';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { LocalLink } from '../ui/local-link';
import { LeadTick } from './lead-field';
import { Optional } from './optional';

/** Opens in a new tab, because leaving the page would lose the photographs, and without JavaScript everything typed. */
const policy = (words: ReactNode) => (
  <LocalLink href={routePath('privacy')} target="_blank" className="text-phprimary underline">
    {words}
  </LocalLink>
);

/** The visitor's consents, and the policy that they refer to. */
export function Consent() {
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
