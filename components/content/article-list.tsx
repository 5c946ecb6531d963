import { useLocale, useTranslations } from 'next-intl';
import { type ArticleQuery, articleQuery, type KindCount, readingMinutes } from '@/lib/content/articles';
import type { Article } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { LOCALE_FACTS } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { Button } from '../ui/button';
import { CARD_SIZES, Card, CardEyebrow, CardGrid, CardTitle } from '../ui/card';
import { LinkChip } from '../ui/chip';
import { inputClass } from '../ui/field';
import { Icon } from '../ui/icon';
import { LocalizedText } from '../ui/text';

export const useReadingMinutes = (article: Article): number =>
  readingMinutes(article)[LOCALE_FACTS[useLocale()].language];

type CardProps = { article: Article; brief: boolean; first: boolean };

function ArticleCard({ article, brief, first }: CardProps) {
  const t = useTranslations('Article');
  const date = longDate(article.publishedAt, useLocale());
  const minutes = useReadingMinutes(article);
  return (
    <Card picture={<Photo picture={article.cover} decorative first={first} sizes={CARD_SIZES} />} shape="wide">
      <CardEyebrow>
        <span className="font-semibold text-bluesea">{t(`category.${article.category}`)}</span>
        <span>{brief ? date : `${date} · ${t('minutes', { count: minutes })}`}</span>
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

type GridProps = { articles: readonly Article[]; brief?: boolean; strip?: boolean; firstAboveFold?: boolean };

export function ArticleGrid({ articles, brief = false, strip = false, firstAboveFold = false }: GridProps) {
  return (
    <CardGrid
      items={articles}
      columns={brief ? 4 : 3}
      strip={strip}
      card={(article, index) => <ArticleCard article={article} brief={brief} first={firstAboveFold && index === 0} />}
    />
  );
}

type FinderProps = { action: string; query: ArticleQuery; total: number; kinds: readonly KindCount[] };

/** The search of articles, and the kinds of those found. A new search is for all kinds. */
export function ArticleFinder({ action, query: { kind: shown, words }, total, kinds }: FinderProps) {
  const t = useTranslations();
  const all = { kind: undefined, name: t('Articles.all'), count: total };
  const choices = [all, ...kinds.map(({ kind, count }) => ({ kind, name: t(`Article.category.${kind}`), count }))];
  return (
    <div className="mb-8 space-y-4">
      <search aria-label={t('Articles.searchLabel')}>
        <form action={action} className="flex max-w-prose gap-2">
          <input
            type="search"
            name="q"
            defaultValue={words}
            aria-label={t('Articles.searchLabel')}
            placeholder={t('Articles.searchLabel')}
            className={inputClass}
          />
          <Button type="submit" className="shrink-0">
            <Icon name="search" />
            {t('Articles.search')}
          </Button>
        </form>
      </search>
      {kinds.length > 0 ? (
        <nav aria-label={t('Articles.kinds')}>
          <ul className="flex flex-wrap gap-2">
            {choices.map(({ kind, name, count }) => (
              <li key={name}>
                <LinkChip href={routePath('contents') + articleQuery({ kind, words })} current={kind === shown}>
                  {t('Articles.withCount', { name, count })}
                </LinkChip>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
