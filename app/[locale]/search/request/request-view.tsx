import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { PageView } from '@/components/analytics/page-view';
import { OfficeChannels } from '@/components/contact/contact-widget';
import { PageFrame } from '@/components/layout/page-frame';
import { SearchRequestForm } from '@/components/leads/enquiry-form';
import { NextSteps } from '@/components/leads/thanks';
import { createChipLabel } from '@/components/search/filter-words';
import { searchPath } from '@/components/search/search-path';
import { LocalLink } from '@/components/ui/navigation';
import { Breadcrumbs } from '@/components/ui/page-links';
import { PageHeading } from '@/components/ui/text';
import { breakable } from '@/lib/i18n/line-breaks';
import type { Locale } from '@/lib/i18n/locales';
import type { SubmittedForm } from '@/lib/leads/lead-form';
import { routePath } from '@/lib/navigation/routes';
import { understoodFilters } from '@/lib/search/find-homes.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../../cards/find-card';
import { localeRouting } from '../../../site-url';

/** The filters of a search in words, each once: the stations of an interchange have one name. */
export async function wordsOf(params: SearchParams, locale: Locale): Promise<readonly string[]> {
  const [{ filters, places, ...search }, t] = await Promise.all([
    understoodFilters(params),
    getTranslations({ locale }),
  ]);
  return [...new Set(filters.map(createChipLabel(t, locale, places, search)))];
}

type SearchedProps = { locale: Locale; params: SearchParams; words: readonly string[] };

async function Searched({ locale, params, words }: SearchedProps) {
  const t = await getTranslations({ locale, namespace: 'Request' });
  return (
    <section aria-labelledby="searched" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="searched" className="text-xl">
        {t('searched')}
      </h2>
      {words.length === 0 ? (
        <p className="mt-2 text-muted">{t('anyHome')}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {words.map((label) => (
            <li key={label} className="rounded-full border border-line bg-sunken px-3 py-1">
              {label}
            </li>
          ))}
        </ul>
      )}
      <LocalLink href={searchPath(params)} className="mt-2 inline-flex min-h-11 items-center text-phprimary underline">
        {t(words.length === 0 ? 'chooseFilters' : 'change')}
      </LocalLink>
    </section>
  );
}

type Props = { locale: Locale; params: SearchParams; submitted?: SubmittedForm; reportedPath?: string };

export async function RequestView({ locale, params, submitted, reportedPath }: Props) {
  const [t, { Seller, Request }, words] = await Promise.all([
    getTranslations({ locale, namespace: 'Request' }),
    getMessages({ locale }),
    wordsOf(params, locale),
  ]);
  return (
    <PageFrame>
      <PageView route="search-request" reportedPath={reportedPath} />
      <Breadcrumbs items={[{ href: searchPath(params), label: t('results') }]} current={t('title')} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="space-y-6">
          <Searched locale={locale} params={params} words={words} />
          <NextIntlClientProvider locale={locale} messages={{ Seller, Request }}>
            <SearchRequestForm
              action={`/api/seller-leads?locale=${locale}`}
              query={serialiseSearchParams(params)}
              words={breakable(words.join(' · '))}
              channels={<OfficeChannels />}
              submitted={submitted}
            />
          </NextIntlClientProvider>
        </div>
        <NextSteps title={t('nextTitle')} steps={[t('next1'), t('next2'), t('next3')]} />
      </div>
    </PageFrame>
  );
}

export async function requestMetadata(locale: Locale, isFaulty = false): Promise<Metadata> {
  const t = await getTranslations({ locale });
  return pageMetadata(
    {
      locale,
      path: routePath('search-request'),
      title: (isFaulty ? t('Seller.errorPrefix') : '') + t('Request.title'),
      description: t('Request.lead'),
      picture: await cardFor({ locale, name: 'search' }),
      hidden: true,
    },
    localeRouting(),
  );
}
