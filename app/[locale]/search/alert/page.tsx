import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type RawQuery, serialiseSearchParams } from 'thai-property-search/params';
import { AlertForm } from '@/components/alerts/alert-form';
import { searchPath } from '@/components/search/search-path';
import { areAlertsOn, searchAlertPath } from '@/lib/alerts/alert-links.server';
import { breakable } from '@/lib/i18n/line-breaks';
import { parseTypedParams } from '@/lib/search/typed-params';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';
import { wordsOf } from '../request/request-view';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

const MAX_NAME_LENGTH = 200;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  if (!areAlertsOn()) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Alerts' });
  const facts = { locale, path: searchAlertPath(''), title: t('title'), description: t('lead'), hidden: true };
  return pageMetadata(facts, localeRouting());
}

/** The form for an alert about new homes. The query of the page is the search that the alert repeats. */
export default async function SearchAlertPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const query = await searchParams;
  const search = { ...parseTypedParams(query), sort: undefined, view: 'list', page: 1 } as const;
  const words = await wordsOf(search, locale);
  if (!areAlertsOn() || words.length === 0) notFound();
  const t = await getTranslations({ locale });
  const name = words.join(' · ').slice(0, MAX_NAME_LENGTH);
  return (
    <AlertForm
      about={{ search: serialiseSearchParams(search), name }}
      from={{ href: searchPath(search), label: t('Request.results') }}
      title={t('Alerts.title')}
      lead={t('Alerts.lead')}
      fault={[query.fault].flat()[0]}
    >
      <section aria-labelledby="searched" className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 id="searched" className="text-xl">
          {t('Alerts.search')}
        </h2>
        <p className="mt-1 font-semibold">{breakable(name)}</p>
      </section>
    </AlertForm>
  );
}
