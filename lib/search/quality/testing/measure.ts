import { parseSearchParams } from 'thai-property-search/params';
import { z } from 'zod';
import { interpretSearch, searchEngine } from '../../search.server';

const PER_PAGE = 10;

const KINDS = [
  'plain',
  'alias',
  'typo',
  'no-spaces',
  'mixed',
  'sentence',
  'thai-digits',
  'wrong-case',
  'prefix',
] as const;

const ids = z.array(z.string().startsWith('rm-')).nonempty();

/** Queries with the listings that answer them, as judged from the listing data by a person who knows the market. */
export const judgedQueriesSchema = z.array(
  z.strictObject({
    q: z.string().min(1),
    lang: z.enum(['th', 'en']),
    kind: z.enum(KINDS),
    expected: ids.describe('All homes that answer the query.'),
    best: ids.optional().describe('Those that belong first, where that is not all of them.'),
    note: z.string().optional(),
  }),
);
export type JudgedQuery = z.infer<typeof judgedQueriesSchema>[number];

export type Score = JudgedQuery & { readonly recall: number; readonly rank: number; readonly found: readonly string[] };

/** `recall` covers the first page; `rank` is the reciprocal rank of the first good listing. */
export async function score(query: JudgedQuery): Promise<Score> {
  const { parsed } = await interpretSearch(parseSearchParams({ q: query.q }));
  const found = (await searchEngine()).search(parsed, PER_PAGE).ids;
  const hits = query.expected.filter((id) => found.includes(id)).length;
  const first = found.findIndex((id) => (query.best ?? query.expected).includes(id));
  return {
    ...query,
    recall: hits / Math.min(PER_PAGE, query.expected.length),
    rank: first === -1 ? 0 : 1 / (first + 1),
    found,
  };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const figures = (name: string, scores: readonly Score[]) =>
  [
    name.padEnd(12),
    String(scores.length).padStart(4),
    mean(scores.map(({ recall }) => recall)).toFixed(3),
    mean(scores.map(({ rank }) => rank)).toFixed(3),
  ].join('  ');

const numbers = (list: readonly string[]) => list.map((id) => id.slice(3)).join(' ');

const shortcoming = ({ q, kind, recall, rank, expected, found }: Score) =>
  `${recall.toFixed(2)} ${rank.toFixed(2)}  ${kind}  «${q}»  wanted ${numbers(expected)}  got ${numbers(found)}`;

export function report(scores: readonly Score[]): string {
  const groups = [...KINDS, 'th', 'en'].map((name) =>
    figures(
      name,
      scores.filter(({ kind, lang }) => kind === name || lang === name),
    ),
  );
  const lacking = scores.filter(({ recall, rank }) => recall < 1 || rank < 1).sort((a, b) => a.recall - b.recall);
  return ['kind        queries recall@10 MRR', ...groups, figures('all', scores), '', ...lacking.map(shortcoming)].join(
    '\n',
  );
}
