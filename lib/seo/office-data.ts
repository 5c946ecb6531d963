import { SITE } from '../config/site';
import type { Job, Office } from '../content/collections';
import { plainText } from '../content/plain-text';
import type { Locale } from '../i18n/locales';
import { words } from '../i18n/words';
import { type DataNode, organizationReference } from './structured-data';

/** The names of an office's location in the page's language, and absolute URLs of the page and the site. */
export type OfficeContext = {
  readonly locale: Locale;
  readonly district: string;
  readonly province: string;
  readonly url: string;
  readonly site: string;
};

/** By the number of the weekday, 0 for Sunday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const addressData = ({ address }: Office, { locale, district, province }: OfficeContext): DataNode => ({
  '@type': 'PostalAddress',
  streetAddress: words(address, locale).text,
  addressLocality: district,
  addressRegion: province,
  addressCountry: 'TH',
});

/** An office with its hours, as the contact page shows it. */
export const officeData = (office: Office, context: OfficeContext): DataNode => ({
  '@type': 'RealEstateAgent',
  '@id': `${context.url}#${office.id}`,
  name: words(office.name, context.locale).text,
  url: context.url,
  image: `${context.site}/icon.svg`,
  parentOrganization: organizationReference(context.site),
  address: addressData(office, context),
  telephone: office.phones,
  email: office.email,
  openingHoursSpecification: office.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day]}`),
    opens,
    closes,
  })),
});

/** Google's names. */
const EMPLOYMENT: Readonly<Record<Job['employment'], string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
};

/** An open position at an office. The closing date is a day in Bangkok. */
export const jobData = (job: Job, office: Office, context: OfficeContext): DataNode => ({
  '@type': 'JobPosting',
  '@id': `${context.url}#${job.id}`,
  url: `${context.url}#${job.id}`,
  title: words(job.title, context.locale).text,
  description: plainText(words(job.body, context.locale).text),
  datePosted: job.publishedAt,
  validThrough: job.closesAt && `${job.closesAt}T23:59:59+07:00`,
  employmentType: EMPLOYMENT[job.employment],
  hiringOrganization: { '@type': 'Organization', name: SITE.name[context.locale], sameAs: context.site },
  jobLocation: { '@type': 'Place', address: addressData(office, context) },
  baseSalary: job.salary && {
    '@type': 'MonetaryAmount',
    currency: SITE.currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: job.salary.low,
      maxValue: job.salary.high,
      unitText: 'MONTH',
    },
  },
});
