import type { CompanyPage, Office } from '@/lib/content/collections';
import { offices, openJobs } from '@/lib/content/company.server';
import { places } from '@/lib/content/places.server';
import { bangkokDay } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { jobData, type OfficeContext, officeData } from '@/lib/seo/office-data';
import type { DataNode } from '@/lib/seo/structured-data';
import { absoluteUrl } from '../../../absolute-url';
import { siteUrl } from '../../../site-url';

/** The structured data of a company page: offices on the contact page, open positions on the jobs page. */
export async function companyNodes(page: CompanyPage['id'], locale: Locale): Promise<DataNode[]> {
  if (page !== 'contact-us' && page !== 'join-us') return [];
  const [all, { districts, provinces }] = await Promise.all([offices(), places()]);
  const context = ({ districtCode, provinceCode }: Office): OfficeContext => ({
    ...{ locale, site: siteUrl(), url: absoluteUrl(locale, routePath(page)) },
    district: words(districts.get(districtCode)?.name ?? {}, locale).text,
    province: words(provinces.get(provinceCode)?.name ?? {}, locale).text,
  });
  if (page === 'contact-us') return all.map((office) => officeData(office, context(office)));
  const jobs = await openJobs(bangkokDay(Date.now()));
  return jobs.flatMap((job) => {
    const office = all.find(({ id }) => id === job.office);
    return office === undefined ? [] : jobData(job, office, context(office));
  });
}
