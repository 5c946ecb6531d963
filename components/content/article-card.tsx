import { useLocale, useTranslations } from 'next-intl';
import type { Article } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { LocalLink } from '../ui/local-link';
import { Words } from '../ui/words';

export function ArticleCard({ article }: { article: Article }) {
  const t = useTranslations('Article');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-raised">
      <div className="aspect-video overflow-hidden">
        <Photo
          picture={article.cover}
          decorative
          sizes="(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, 94vw"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="font-semibold text-bluesea text-sm">{t(`category.${article.category}`)}</p>
        <h3 className="line-clamp-2 text-lg">
          <LocalLink
            href={routePath('content', { id: article.id })}
            className="after:absolute after:inset-0 group-hover:text-phprimary"
          >
            <Words of={article.title} />
          </LocalLink>
        </h3>
        <p className="line-clamp-3 text-muted text-sm">
          <Words of={article.excerpt} />
        </p>
        <p className="mt-auto pt-2 text-muted text-xs">{longDate(article.publishedAt, useLocale())}</p>
      </div>
    </article>
  );
}

export function ArticleGrid({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}
