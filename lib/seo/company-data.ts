import { SITE } from '../config/site';
import type { Article, Job, Office, TeamContent, TeamMember } from '../content/collections';
import { plainText } from '../content/markdown';
import { type Locale, languageOf, localizedText } from '../i18n/locales';
import { type DataNode, organizationReference, pictureAddresses } from './structured-data';

/** The context of an article. URLs are absolute; `teamUrl` is the page of the whole team. */
export type ArticleContext = {
  readonly locale: Locale;
  readonly url: string;
  readonly site: string;
  readonly teamUrl: string;
};

const commonData = ({ title }: Pick<Article, 'title'>, { locale, url, site }: ArticleContext) => ({
  url,
  mainEntityOfPage: url,
  inLanguage: languageOf(title, locale),
  publisher: organizationReference(site),
});

export const personData = (member: TeamMember, { locale, site, teamUrl }: Omit<ArticleContext, 'url'>): DataNode => ({
  '@type': 'Person',
  '@id': `${teamUrl}#${member.id}`,
  url: `${teamUrl}#${member.id}`,
  name: localizedText(member.name, locale).text,
  jobTitle: localizedText(member.role, locale).text,
  image: pictureAddresses([member.photo], site)?.[0],
  worksFor: organizationReference(site),
});

export function articleData(article: Article, author: TeamMember | undefined, context: ArticleContext): DataNode {
  const { locale, site, teamUrl } = context;
  return {
    '@type': article.category === 'news' ? 'NewsArticle' : 'Article',
    headline: localizedText(article.title, locale).text,
    description: localizedText(article.excerpt, locale).text,
    image: pictureAddresses([article.cover], site),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author:
      author === undefined
        ? organizationReference(site)
        : { '@type': 'Person', name: localizedText(author.name, locale).text, url: `${teamUrl}#${author.id}` },
    ...commonData(article, context),
  };
}

export function storyData(story: TeamContent, context: ArticleContext): DataNode {
  const { locale, site } = context;
  return {
    '@type': 'Article',
    headline: localizedText(story.title, locale).text,
    image: pictureAddresses([story.cover, ...story.media], site),
    datePublished: story.publishedAt,
    author: organizationReference(site),
    ...commonData(story, context),
  };
}

export type OfficeContext = {
  readonly locale: Locale;
  readonly district: string;
  readonly province: string;
  readonly url: string;
  readonly site: string;
};

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const addressData = ({ address }: Office, { locale, district, province }: OfficeContext): DataNode => ({
  '@type': 'PostalAddress',
  streetAddress: localizedText(address, locale).text,
  addressLocality: district,
  addressRegion: province,
  addressCountry: 'TH',
});

export const officeData = (office: Office, context: OfficeContext): DataNode => ({
  '@type': 'RealEstateAgent',
  '@id': `${context.url}#${office.id}`,
  name: localizedText(office.name, context.locale).text,
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
  title: localizedText(job.title, context.locale).text,
  description: plainText(localizedText(job.body, context.locale).text),
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
