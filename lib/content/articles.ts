import { fold, RUN, THAI } from 'thai-property-search/fold';
import type { Article } from './collections';
import { ARTICLE_CATEGORIES } from './documents/company';
import type { Bilingual } from './documents/fields';
import { plainText } from './markdown';
import { memoize } from './memoize';

type ArticleKind = Article['category'];

/** What the index of articles shows. `words` is empty without a search. */
export type ArticleQuery = { readonly kind: ArticleKind | undefined; readonly words: string; readonly page: number };

const MAX_WORDS = 100;

type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

export function parseArticleQuery(query: RawQuery): ArticleQuery {
  const read = (name: string) => [query[name]].flat()[0] ?? '';
  const page = read('page');
  return {
    kind: ARTICLE_CATEGORIES.find((kind) => kind === read('kind')),
    words: read('q').replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS).trim(),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** With its `?`, or empty. */
export function articleQuery({ kind, words = '', page = 1 }: Partial<ArticleQuery>): string {
  const params = new URLSearchParams();
  if (kind !== undefined) params.set('kind', kind);
  if (words !== '') params.set('q', words);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params}`;
}

export type KindCount = { readonly kind: ArticleKind; readonly count: number };

export const kindCounts = (articles: readonly Article[]): KindCount[] =>
  ARTICLE_CATEGORIES.map((kind) => ({
    kind,
    count: articles.filter(({ category }) => category === kind).length,
  })).filter(({ count }) => count > 0);

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Folded, each run of letters or digits after one space. */
const searchable = (text: string): string => [...fold(text).matchAll(RUN)].map(([run]) => ` ${run}`).join('');

const bothLanguages = ({ th = '', en = '' }: Bilingual): string => `${th}\n${en}`;

/** The title, the lead and the text. */
const textsOf = memoize((article: Article): readonly string[] => [
  searchable(bothLanguages(article.title)),
  searchable([article.excerpt, ...article.tags].map(bothLanguages).join('\n')),
  searchable(plainText(bothLanguages(article.body))),
]);

const WEIGHTS = [100, 10, 1] as const;

/** Thai words are found anywhere, because Thai has no spaces. Other words are found by their beginning. */
function termsOf(phrase: string): string[] {
  return phrase.split(' ').flatMap((run) => {
    if (THAI.test(run)) return [...segmenter.segment(run)].map(({ segment }) => segment);
    return run === '' ? [] : ` ${run.replace(/(?<=[a-z]{3})(?:es|s)$/, '')}`;
  });
}

/** The articles with all words, in either language: those with the words in the title first, then in the lead. */
export function searchArticles(articles: readonly Article[], words: string): readonly Article[] {
  const phrase = searchable(words);
  const terms = termsOf(phrase);
  const whole = THAI.test(phrase.charAt(1)) ? phrase.trim() : phrase;
  if (terms.length === 0) return words === '' ? articles : [];
  const scoreOf = (article: Article) => {
    const texts = textsOf(article);
    if (!terms.every((term) => texts.some((text) => text.includes(term)))) return 0;
    return texts.reduce((score, text, index) => {
      const found = terms.filter((term) => text.includes(term)).length;
      return score + (WEIGHTS[index] ?? 0) * (text.includes(whole) ? 2 * terms.length : found);
    }, 0);
  };
  return articles
    .map((article) => ({ article, score: scoreOf(article) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article);
}

const WORDS_A_MINUTE = 200;

const minutesFor = (text: string): number => {
  const words = [...segmenter.segment(plainText(text))].filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
};

/** The minutes that it takes to read an article, by language. */
export const readingMinutes = memoize(({ body: { th = '', en = '' } }: Article) => ({
  th: minutesFor(th || en),
  en: minutesFor(en || th),
}));
