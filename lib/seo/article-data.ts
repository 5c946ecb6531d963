import type { Article, TeamContent, TeamMember } from '../content/collections';
import type { Locale } from '../i18n/locales';
import { languageOf, words } from '../i18n/words';
import { pictureAddresses } from './picture-addresses';
import { type DataNode, organizationReference } from './structured-data';

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

/** A team member, with the data of their card on the team page. */
export const personData = (member: TeamMember, { locale, site, teamUrl }: Omit<ArticleContext, 'url'>): DataNode => ({
  '@type': 'Person',
  '@id': `${teamUrl}#${member.id}`,
  url: `${teamUrl}#${member.id}`,
  name: words(member.name, locale).text,
  jobTitle: words(member.role, locale).text,
  image: pictureAddresses([member.photo], site)?.[0],
  worksFor: organizationReference(site),
});

/** An article. Its author is the team member if there is one, else the company. */
export function articleData(article: Article, author: TeamMember | undefined, context: ArticleContext): DataNode {
  const { locale, site, teamUrl } = context;
  return {
    '@type': article.category === 'news' ? 'NewsArticle' : 'Article',
    headline: words(article.title, locale).text,
    description: words(article.excerpt, locale).text,
    image: pictureAddresses([article.cover], site),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author:
      author === undefined
        ? organizationReference(site)
        : { '@type': 'Person', name: words(author.name, locale).text, url: `${teamUrl}#${author.id}` },
    ...commonData(article, context),
  };
}

/** A story of the team, with the company as author. */
export function storyData(story: TeamContent, context: ArticleContext): DataNode {
  const { locale, site } = context;
  return {
    '@type': 'Article',
    headline: words(story.title, locale).text,
    image: pictureAddresses([story.cover, ...story.media], site),
    datePublished: story.publishedAt,
    author: organizationReference(site),
    ...commonData(story, context),
  };
}
