import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { ArticleGrid } from '@/components/content/article-list';
import { ArticleView } from '@/components/content/articles';
import { PageFrame } from '@/components/layout/page-frame';
import { ListingGrid } from '@/components/property/listing-grid';
import { Section } from '@/components/ui/text';
import type { Article } from '@/lib/content/collections';
import { listingsByIds } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { articles, findArticle, findMember } from '@/lib/content/published.server';
import { localizedText } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { articleData } from '@/lib/seo/company-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../../cards/find-card';
import { noneAtBuild, notFoundMetadata, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';
import { articleContext, StructuredData } from '../../structured-data';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; id: string }> };

async function find(params: Props['params']): Promise<Article | undefined> {
  const { id } = await params;
  return isValidPath(routePath('content', { id })) ? findArticle(id) : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const article = await find(params);
  if (article === undefined) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Site' });
  const title = localizedText(article.title, locale).text;
  return pageMetadata(
    {
      locale,
      path: routePath('content', { id: article.id }),
      title,
      description: localizedText(article.excerpt, locale).text,
      facts: [t('summary', { title })],
      picture: await cardFor({ locale, name: 'content', id: article.id }),
      kind: 'article',
    },
    localeRouting(),
  );
}

export default async function ArticlePage({ params }: Props) {
  const locale = await pageLocale(params);
  const article = await find(params);
  if (article === undefined) notFound();
  const [author, related, allArticles, allPlaces] = await Promise.all([
    findMember(article.author),
    listingsByIds(article.relatedListings),
    articles(),
    places(),
  ]);
  const t = await getTranslations({ locale });
  const now = Date.now();
  const path = routePath('content', { id: article.id });
  const others = allArticles.filter((other) => other.id !== article.id).slice(0, 6);
  return (
    <PageFrame>
      <PageView route="content" facts={{ content_id: article.id, category: article.category }} />
      <StructuredData
        locale={locale}
        path={path}
        breadcrumbs={[{ href: routePath('contents'), label: t('Articles.title') }]}
        current={localizedText(article.title, locale).text}
        nodes={[articleData(article, author, articleContext(locale, path))]}
      />
      <ArticleView article={article} now={now} {...(author ? { author } : {})} />
      {related.length > 0 ? (
        <Section id="related" title={t('Article.relatedListings')}>
          <ListingGrid
            listings={related}
            places={allPlaces}
            now={now}
            evidence={priceEvidenceOf(related, await currentMarket(now))}
          />
        </Section>
      ) : null}
      <Section
        id="more"
        title={t('Article.more')}
        more={{ href: routePath('contents'), label: t('Articles.allArticles') }}
        empty={others.length === 0}
      >
        <ArticleGrid articles={others} />
      </Section>
    </PageFrame>
  );
}
