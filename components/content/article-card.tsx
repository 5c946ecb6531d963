import { useLocale, useTranslations } from 'next-intl';
import type { Article } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { CARD_SIZES, Card, CardGrid, CardTitle } from '../ui/card';
import { Words } from '../ui/words';

export function ArticleCard({ article }: { article: Article }) {
  const t = useTranslations('Article');
  return (
    <Card picture={<Photo picture={article.cover} decorative sizes={CARD_SIZES} />} shape="wide">
      <p className="font-semibold text-bluesea text-sm">{t(`category.${article.category}`)}</p>
      <CardTitle href={routePath('content', { id: article.id })}>
        <Words of={article.title} />
      </CardTitle>
      <p className="line-clamp-3 text-muted text-sm">
        <Words of={article.excerpt} />
      </p>
      <p className="mt-auto pt-2 text-muted text-xs">{longDate(article.publishedAt, useLocale())}</p>
    </Card>
  );
}

export function ArticleGrid({ articles }: { articles: readonly Article[] }) {
  return <CardGrid items={articles} card={(article) => <ArticleCard article={article} />} />;
}
