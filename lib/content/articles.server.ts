import 'server-only';
import type { Article } from './collections';
import { memoizeBySnapshot } from './memoize-by-snapshot';
import type { Entities } from './snapshots';
import { entities, entity } from './store.server';

const newestFirst = memoizeBySnapshot('articles, newest first', (articles: Entities<'contents'>): readonly Article[] =>
  [...articles.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
);

/** Published articles, newest first. */
export async function articles(): Promise<readonly Article[]> {
  return newestFirst(await entities('contents'));
}

/** A published article, or undefined. */
export function findArticle(id: string): Promise<Article | undefined> {
  return entity('contents', id);
}

/** Articles that refer to this listing or its district first, then the newest. At most `limit`. */
export async function articlesAbout(subject: { id: string; districtCode: string }, limit: number): Promise<Article[]> {
  const rank = (article: Article) =>
    article.relatedListings.includes(subject.id) ? 0 : article.relatedAreas.includes(subject.districtCode) ? 1 : 2;
  return [...(await articles())].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
}
