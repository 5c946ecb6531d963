import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { CompanyPageView, JobList, OfficeList } from '@/components/content/company-page';
import { PageFrame } from '@/components/layout/page-frame';
import type { CompanyPage, Office } from '@/lib/content/collections';
import { places } from '@/lib/content/places.server';
import { companyPage, offices, openJobs } from '@/lib/content/published.server';
import { bangkokDay } from '@/lib/i18n/dates';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { jobData, type OfficeContext, officeData } from '@/lib/seo/company-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import type { DataNode } from '@/lib/seo/structured-data';
import { cardFor } from '../../../cards/find-card';
import { noneAtBuild, notFoundMetadata, pageLocale } from '../../../page-params';
import { absoluteUrl, localeRouting, siteUrl } from '../../../site-url';
import { StructuredData } from '../../structured-data';

async function companyNodes(page: CompanyPage['id'], locale: Locale): Promise<DataNode[]> {
  if (page !== 'contact-us' && page !== 'join-us') return [];
  const [all, { districts, provinces }] = await Promise.all([offices(), places()]);
  const context = ({ districtCode, provinceCode }: Office): OfficeContext => ({
    ...{ locale, site: siteUrl(), url: absoluteUrl(locale, routePath(page)) },
    district: localizedText(districts.get(districtCode)?.name ?? {}, locale).text,
    province: localizedText(provinces.get(provinceCode)?.name ?? {}, locale).text,
  });
  if (page === 'contact-us') return all.map((office) => officeData(office, context(office)));
  const jobs = await openJobs(bangkokDay(Date.now()));
  return jobs.flatMap((job) => {
    const office = all.find(({ id }) => id === job.office);
    return office === undefined ? [] : jobData(job, office, context(office));
  });
}

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; page: string }> };

/** R4: the four company pages are content documents. */
async function find(params: Props['params']): Promise<CompanyPage | undefined> {
  const { page } = await params;
  return isValidPath(`/company-information/${page}`) ? companyPage(page) : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const page = await find(params);
  if (page === undefined) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Site' });
  const title = localizedText(page.title, locale).text;
  return pageMetadata(
    {
      locale,
      path: routePath(page.id),
      title,
      description: localizedText(page.summary, locale).text,
      facts: [t('summary', { title })],
      picture: await cardFor({ locale, name: page.id }),
    },
    localeRouting(),
  );
}

async function Extra({ page }: { page: CompanyPage['id'] }) {
  if (page === 'contact-us') return <OfficeList offices={await offices()} />;
  if (page === 'join-us') return <JobList jobs={await openJobs(bangkokDay(Date.now()))} offices={await offices()} />;
  return null;
}

export default async function CompanyInformationPage({ params }: Props) {
  const locale = await pageLocale(params);
  const page = await find(params);
  if (page === undefined) notFound();
  return (
    <PageFrame>
      <PageView route={page.id} />
      <StructuredData
        locale={locale}
        path={routePath(page.id)}
        current={localizedText(page.title, locale).text}
        nodes={await companyNodes(page.id, locale)}
      />
      <CompanyPageView page={page}>
        <Extra page={page.id} />
      </CompanyPageView>
    </PageFrame>
  );
}
