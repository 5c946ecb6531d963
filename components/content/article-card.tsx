import { useLocale, useTranslations } from 'next-intl';
import type { Article } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { CARD_SIZES, Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { LocalizedText } from '../ui/words';

/** `brief` leaves out the excerpt. */
function ArticleCard({ article, brief = false }: { article: Article; brief?: boolean }) {
  const t = useTranslations('Article');
  return (
    <Card picture={<Photo picture={article.cover} decorative sizes={CARD_SIZES} />} shape="wide">
      <CardEyebrow>
        <span className="font-semibold text-bluesea">{t(`category.${article.category}`)}</span>
        <span>{longDate(article.publishedAt, useLocale())}</span>
      </CardEyebrow>
      <CardTitle href={routePath('content', { id: article.id })}>
        <LocalizedText content={article.title} />
      </CardTitle>
      {brief ? null : (
        <p className="line-clamp-3 text-muted text-sm">
          <LocalizedText content={article.excerpt} />
        </p>
      )}
    </Card>
  );
}

type GridProps = { articles: readonly Article[]; brief?: boolean; strip?: boolean };

/** Articles in three columns, or four if `brief`. With `strip`, a row to swipe on phones. */
export function ArticleGrid({ articles, brief = false, strip = false }: GridProps) {
  return (
    <CardGrid
      items={articles}
      columns={brief ? 4 : 3}
      strip={strip}
      card={(article) => <ArticleCard article={article} brief={brief} />}
    />
  );
}
