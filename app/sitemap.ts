import type { MetadataRoute } from 'next';
import { CARDS_PER_PAGE, WORKS_PER_PAGE } from '@/lib/config/site';
import { articles } from '@/lib/content/articles.server';
import { IN_CATEGORY, isListingCategory } from '@/lib/content/listing-categories';
import { activeListings } from '@/lib/content/listings.server';
import { teamContents } from '@/lib/content/team.server';
import { works } from '@/lib/content/works.server';
import { LOCALE_FACTS } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { ROUTES, type Route, routePath } from '@/lib/navigation/routes';
import { localeRouting } from './locale-routing';
import { siteUrl } from './site-url';

export const dynamic = 'force-dynamic';

type Address = { path: string; changed?: string };

const numbered = (count: number, size: number, path: (page: number) => string): Address[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) => ({ path: path(index + 1) }));

async function addresses(): Promise<Address[]> {
  const [listings, allArticles, stories, allWorks] = await Promise.all([
    activeListings(),
    articles(),
    teamContents(),
    works(),
  ]);
  const fixed = ROUTES.filter((route: Route) => route.validate === undefined && !route.unlisted).map(({ name }) => ({
    path: routePath(name),
  }));
  const categories = ROUTES.map(({ name }) => name)
    .filter(isListingCategory)
    .flatMap((name) =>
      numbered(listings.filter(IN_CATEGORY[name]).length, CARDS_PER_PAGE, (page) => routePath(name, { page })),
    );
  return [
    ...fixed,
    ...categories,
    ...numbered(allWorks.length, WORKS_PER_PAGE, (page) => routePath('our-works', { page })),
    ...listings.map(({ id, updatedAt }) => ({ path: routePath('listing', { id }), changed: updatedAt })),
    ...allArticles.map(({ id, updatedAt }) => ({ path: routePath('content', { id }), changed: updatedAt })),
    ...stories.map(({ id, publishedAt }) => ({ path: routePath('our-team-content', { id }), changed: publishedAt })),
    ...allWorks.map(({ id }) => ({ path: routePath('our-works-content', { id }) })),
  ];
}

/** Every page in both languages, each with its sister; dates only where the content has them. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const routing = localeRouting();
  const absolute = (locale: 'en-us' | 'th-th', path: string) => siteUrl() + localizedPath(locale, path, routing);
  return (await addresses()).flatMap(({ path, changed }) => {
    const languages = {
      [LOCALE_FACTS['en-us'].tag]: absolute('en-us', path),
      [LOCALE_FACTS['th-th'].tag]: absolute('th-th', path),
    };
    return Object.values(languages).map((url) => ({
      url,
      alternates: { languages },
      ...(changed === undefined ? {} : { lastModified: changed }),
    }));
  });
}
