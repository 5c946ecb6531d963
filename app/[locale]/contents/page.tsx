import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { ArticleFinder, ArticleGrid } from '@/components/content/article-list';
import { EmptyCategory } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumbs, Pagination } from '@/components/ui/page-links';
import { EmptyState, PageHeading } from '@/components/ui/text';
import { CARDS_PER_PAGE } from '@/lib/config/site';
import { type ArticleQuery, articleQuery, kindCounts, parseArticleQuery, searchArticles } from '@/lib/content/articles';
import { articles } from '@/lib/content/published.server';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { paginate } from '@/lib/search/paginate';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { itemListData } from '@/lib/seo/structured-data';
import { cardFor } from '../../cards/find-card';
import { pageLocale } from '../../page-params';
import { localeRouting } from '../../site-url';
import { pageUrls, StructuredData } from '../structured-data';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

const PATH = routePath('contents');

/** A page after the last one means the last one. */
async function findArticles(searchParams: Props['searchParams']) {
  const query = parseArticleQuery(await searchParams);
  const found = searchArticles(await articles(), query.words);
  const shown = query.kind === undefined ? found : found.filter(({ category }) => category === query.kind);
  const page = Math.min(query.page, Math.max(1, Math.ceil(shown.length / CARDS_PER_PAGE)));
  return { query: { ...query, page }, found, shown, result: paginate(shown, page, CARDS_PER_PAGE) };
}

async function titleOf({ kind, words }: ArticleQuery, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  if (words !== '') return t('Articles.foundTitle', { words });
  return kind === undefined ? t('Articles.title') : t('Articles.kindTitle', { kind: t(`Article.category.${kind}`) });
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { query } = await findArticles(searchParams);
  const t = await getTranslations({ locale });
  const title = await titleOf(query, locale);
  const { page } = query;
  const description = t('Articles.description');
  return pageMetadata(
    {
      locale,
      path: PATH + articleQuery(query),
      title: page === 1 ? title : t('Category.pageTitle', { title, page }),
      description: page === 1 ? description : t('Category.pageDescription', { description, page }),
      picture: await cardFor({ locale, name: 'contents' }),
      hidden: query.kind !== undefined || query.words !== '',
    },
    localeRouting(),
  );
}

export default async function ArticlesPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const { query, found, shown, result } = await findArticles(searchParams);
  const t = await getTranslations({ locale, namespace: 'Articles' });
  const items = result?.items ?? [];
  const path = PATH + articleQuery(query);
  const isSearch = query.kind !== undefined || query.words !== '';
  return (
    <PageFrame>
      <PageView route="contents" query={articleQuery(query)} facts={{ results: shown.length }} />
      <StructuredData
        locale={locale}
        path={path}
        current={t('title')}
        nodes={[itemListData(pageUrls('content', items, locale), shown.length, (query.page - 1) * CARDS_PER_PAGE)]}
      />
      <Breadcrumbs items={[]} current={t('title')} />
      <PageHeading title={await titleOf(query, locale)} lead={isSearch ? undefined : t('lead')} />
      <ArticleFinder
        action={localizedPath(locale, PATH, localeRouting())}
        query={query}
        total={found.length}
        kinds={kindCounts(found)}
      />
      {items.length > 0 ? (
        <>
          <h2 className="mb-4 font-normal text-base text-muted tabular-nums">{t('count', { count: shown.length })}</h2>
          <ArticleGrid articles={items} firstAboveFold />
        </>
      ) : isSearch ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={{ href: PATH, label: t('allArticles') }} />
      ) : (
        <EmptyCategory namespace="Category" />
      )}
      <Pagination
        page={query.page}
        pages={result?.pages ?? 1}
        hrefOf={(page) => PATH + articleQuery({ ...query, page })}
      />
    </PageFrame>
  );
}
