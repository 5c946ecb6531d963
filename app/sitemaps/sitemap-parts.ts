import { CARDS_PER_PAGE, WORKS_PER_PAGE } from '@/lib/config/site';
import { articles } from '@/lib/content/articles.server';
import type { Article, Listing, Media, TeamContent, Work } from '@/lib/content/collections';
import { IN_CATEGORY, isListingCategory } from '@/lib/content/listing-categories';
import { activeListings, allListings } from '@/lib/content/listings.server';
import { onceFor, perSnapshot } from '@/lib/content/per-snapshot';
import { teamContents } from '@/lib/content/team.server';
import { works } from '@/lib/content/works.server';
import { areaPageAddresses } from '@/lib/navigation/area-pages.server';
import { ROUTES, type Route, routePath } from '@/lib/navigation/routes';
import type { SitemapAddress } from '@/lib/seo/sitemap-entry';
import { type SitemapPart, sitemapParts } from '@/lib/seo/sitemap-parts';
import { localeRouting } from '../locale-routing';
import { siteUrl } from '../site-url';

const context = () => ({ site: siteUrl(), routing: localeRouting() });

const photosOf = (media: readonly Media[]) => media.filter(({ kind }) => kind === 'photo').map(({ url }) => url);

const homeAddress = ({ id, updatedAt, media }: Listing): SitemapAddress => ({
  path: routePath('listing', { id }),
  changed: updatedAt,
  pictures: photosOf(media),
});

/** Oldest first, so that a new home changes the last part alone; where each begins is known as long as the homes are. */
const homeParts = perSnapshot('parts of the sitemap', (homes: readonly Listing[]) =>
  sitemapParts({ name: 'listings', isNumbered: true }, homes.toReversed(), homeAddress, context()),
);

const articleAddress = ({ id, updatedAt, cover }: Article): SitemapAddress => ({
  path: routePath('content', { id }),
  changed: updatedAt,
  pictures: [cover.url],
});

const storyAddress = ({ id, publishedAt, cover, media }: TeamContent): SitemapAddress => ({
  path: routePath('our-team-content', { id }),
  changed: publishedAt,
  pictures: [cover.url, ...photosOf(media)],
});

const workAddress = ({ id, media }: Work): SitemapAddress => ({
  path: routePath('our-works-content', { id }),
  pictures: photosOf(media),
});

const newest = (homes: readonly Listing[]) =>
  homes.reduce<string | undefined>(
    (latest, { updatedAt }) => (latest === undefined || updatedAt > latest ? updatedAt : latest),
    undefined,
  );

const numbered = (count: number, size: number, toAddress: (page: number) => SitemapAddress): SitemapAddress[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) => toAddress(index + 1));

/** What changes with the homes on offer, as new as the newest of these, also where that one has just been sold. */
function listPages(onOffer: readonly Listing[], all: readonly Listing[]): SitemapAddress[] {
  const changed = newest(all);
  const categories = ROUTES.map(({ name }) => name)
    .filter(isListingCategory)
    .flatMap((name) => {
      const changed = newest(all.filter(IN_CATEGORY[name]));
      const count = onOffer.filter(IN_CATEGORY[name]).length;
      return numbered(count, CARDS_PER_PAGE, (page) => ({ path: routePath(name, { page }), changed }));
    });
  return [{ path: routePath('home'), changed }, { path: routePath('search'), changed }, ...categories];
}

/** Once for the homes that there are: every part asks for it. */
const listPagesOnce = perSnapshot('lists of the sitemap', (all: readonly Listing[]) =>
  onceFor((onOffer: readonly Listing[]) => listPages(onOffer, all)),
);

const LISTS: readonly string[] = ['home', 'search'];

const fixedPages = (): SitemapAddress[] =>
  ROUTES.filter(({ name, validate, unlisted }: Route) => !(validate || unlisted || LISTS.includes(name))).map(
    ({ name }) => ({ path: routePath(name) }),
  );

/** The whole sitemap. */
export async function siteParts(): Promise<readonly SitemapPart[]> {
  const [homes, all, allArticles, stories, allWorks, areaPages] = await Promise.all([
    activeListings(),
    allListings(),
    articles(),
    teamContents(),
    works(),
    areaPageAddresses(),
  ]);
  const workPages = numbered(allWorks.length, WORKS_PER_PAGE, (page) => ({ path: routePath('our-works', { page }) }));
  const pages = [...listPagesOnce(all)(homes), ...workPages, ...fixedPages()];
  const asIs = (address: SitemapAddress) => address;
  return [
    ...sitemapParts({ name: 'pages' }, pages, asIs, context()),
    ...sitemapParts({ name: 'areas' }, areaPages, asIs, context()),
    ...homeParts(homes),
    ...sitemapParts({ name: 'articles' }, allArticles, articleAddress, context()),
    ...sitemapParts({ name: 'team' }, stories, storyAddress, context()),
    ...sitemapParts({ name: 'works' }, allWorks, workAddress, context()),
  ];
}
