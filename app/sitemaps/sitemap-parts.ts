import 'server-only';
import { SHARED_CACHE_CONTROL } from '@/lib/config/constants';
import { CARDS_PER_PAGE, WORKS_PER_PAGE } from '@/lib/config/site';
import { AREA_KINDS } from '@/lib/content/areas';
import { articleQuery } from '@/lib/content/articles';
import type { Article, Listing, Media, Picture, TeamContent, Work } from '@/lib/content/collections';
import {
  activeListings,
  LISTING_CATEGORIES,
  type ListedProject,
  listedProjects,
  listingsOf,
  offMarketListingsOf,
} from '@/lib/content/listings.server';
import { memoizeBySnapshot } from '@/lib/content/memoize-by-snapshot';
import { articles, teamContents, works } from '@/lib/content/published.server';
import { refusal } from '@/lib/http/requests';
import { isRefusedPicture } from '@/lib/media/refused-pictures.server';
import { areaPath } from '@/lib/navigation/area-path';
import { ROUTES, type Route, routePath } from '@/lib/navigation/routes';
import { areaLists, areasWith } from '@/lib/property/area-homes.server';
import { type SitemapPages, type SitemapPart, sitemapParts } from '@/lib/seo/sitemap';
import { contentMissing } from '../content-missing';
import { localeRouting, siteUrl } from '../site-url';

type Changed = Pick<Listing | Article, 'updatedAt'>;

/** The last change among documents. Memoized, because all areas together contain 100,000 listings ten times. */
const changedOf = memoizeBySnapshot('last change', (documents: readonly Changed[]): string | undefined => {
  let latest: string | undefined;
  for (const { updatedAt } of documents) if (latest === undefined || updatedAt > latest) latest = updatedAt;
  return latest;
});

const later = (one: string | undefined, other: string | undefined) => ((one ?? '') > (other ?? '') ? one : other);

/** The area pages with listings, and when their listings last changed. A sale also counts as a change. */
export async function areaPageAddresses(): Promise<ListPage[]> {
  const { offMarketIn } = await areaLists();
  const byKind = await Promise.all(AREA_KINDS.map(async (kind) => ({ kind, filled: await areasWith(kind) })));
  return byKind.flatMap(({ kind, filled }) =>
    filled.map(({ area, homes }) => ({
      path: areaPath(area, kind),
      changed: later(changedOf(homes), changedOf(offMarketIn(area.code, kind))),
    })),
  );
}

type ListPage = { readonly path: string; readonly changed?: string | undefined };

/** The numbered pages of a list with `count` entries, `size` per page. An empty list has one page. */
const numbered = (count: number, size: number, toAddress: (page: number) => ListPage): ListPage[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) => toAddress(index + 1));

async function pagesOfLists(): Promise<ListPage[]> {
  const lists = await Promise.all(
    LISTING_CATEGORIES.map(async (name) => {
      const [listings, offMarket] = await Promise.all([listingsOf(name), offMarketListingsOf(name)]);
      return { name, count: listings.length, changed: later(changedOf(listings), changedOf(offMarket)) };
    }),
  );
  const changed = lists.find(({ name }) => name === 'properties')?.changed;
  return [
    { path: routePath('home'), changed },
    { path: routePath('search'), changed },
    ...lists
      .filter(({ count }) => count > 0)
      .flatMap((list) =>
        numbered(list.count, CARDS_PER_PAGE, (page) => ({
          path: routePath(list.name, { page }),
          changed: list.changed,
        })),
      ),
  ];
}

const context = () => ({ site: siteUrl(), routing: localeRouting() });

/** A loop for speed: 100,000 listings have a million photos. */
function photosOf(media: readonly Media[]): string[] {
  const photos: string[] = [];
  for (const { kind, url } of media) if (kind === 'photo' && !isRefusedPicture(url)) photos.push(url);
  return photos;
}

const addressOf = (picture: Picture | undefined) =>
  picture === undefined || isRefusedPicture(picture.url) ? [] : [picture.url];

const HOMES: SitemapPages<Listing> = {
  name: 'listings',
  isNumbered: true,
  path: ({ id }) => routePath('listing', { id }),
  changed: ({ updatedAt }) => updatedAt,
  pictures: ({ media }) => photosOf(media),
};

/** Oldest first, so that a new listing only changes the last part. */
const homeParts = memoizeBySnapshot('parts of the sitemap', (homes: readonly Listing[]) =>
  sitemapParts(homes.toReversed(), HOMES, context()),
);

const ARTICLES: SitemapPages<Article> = {
  name: 'articles',
  path: ({ id }) => routePath('content', { id }),
  changed: ({ updatedAt }) => updatedAt,
  pictures: ({ cover }) => addressOf(cover),
};

const STORIES: SitemapPages<TeamContent> = {
  name: 'team',
  path: ({ id }) => routePath('our-team-content', { id }),
  changed: ({ publishedAt }) => publishedAt,
  pictures: ({ cover, media }) => [...addressOf(cover), ...photosOf(media)],
};

const WORKS: SitemapPages<Work> = {
  name: 'works',
  path: ({ id }) => routePath('our-works-content', { id }),
  changed: () => undefined,
  pictures: ({ media }) => photosOf(media),
};

const PROJECTS: SitemapPages<ListedProject> = {
  name: 'projects',
  path: ({ id }) => routePath('project', { id }),
  changed: ({ homes }) => changedOf(homes),
};

const listPagesNamed = (name: string): SitemapPages<ListPage> => ({
  name,
  path: ({ path }) => path,
  changed: ({ changed }) => changed,
});

const LISTS: readonly string[] = ['home', 'search', 'contents'];

const fixedPages = (): ListPage[] =>
  ROUTES.filter(({ name, validate, unlisted }: Route) => !(validate || unlisted || LISTS.includes(name))).map(
    ({ name }) => ({ path: routePath(name) }),
  );

async function siteParts(): Promise<readonly SitemapPart[]> {
  const [homes, listPages, allArticles, stories, allWorks, areaPages, projects] = await Promise.all([
    activeListings(),
    pagesOfLists(),
    articles(),
    teamContents(),
    works(),
    areaPageAddresses(),
    listedProjects(),
  ]);
  const workPages = numbered(allWorks.length, WORKS_PER_PAGE, (page) => ({ path: routePath('our-works', { page }) }));
  const articlePages = numbered(allArticles.length, CARDS_PER_PAGE, (page) => ({
    path: routePath('contents') + articleQuery({ page }),
    changed: changedOf(allArticles),
  }));
  const pages = [...listPages, ...workPages, ...articlePages, ...fixedPages()];
  return [
    ...sitemapParts(pages, listPagesNamed('pages'), context()),
    ...sitemapParts(areaPages, listPagesNamed('areas'), context()),
    ...sitemapParts(projects, PROJECTS, context()),
    ...homeParts(homes),
    ...sitemapParts(allArticles, ARTICLES, context()),
    ...sitemapParts(stories, STORIES, context()),
    ...sitemapParts(allWorks, WORKS, context()),
  ];
}

/** The response for a sitemap URL. `bodyOf` creates its body from all parts, and returns null for an unknown URL. */
export async function sitemapAnswer(
  bodyOf: (parts: readonly SitemapPart[]) => ReadableStream<Uint8Array> | string | null,
): Promise<Response> {
  const parts = await siteParts();
  const missing = await contentMissing('listings', 'contents', 'team_contents', 'works');
  if (missing !== null) return missing;
  const body = bodyOf(parts);
  if (body === null) return refusal(404);
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, ${SHARED_CACHE_CONTROL}` },
  });
}
