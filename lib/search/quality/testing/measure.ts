import { parseSearchParams, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { z } from 'zod';
import { type IntentLine, intentLines } from '../../intents.server';
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
  'fact',
  'text',
  'money',
  'correction',
  'keyboard',
  'intent',
  'place',
  'ranking',
] as const;

const ids = z.array(z.string().startsWith('rm-')).nonempty();

const EXPECTATIONS = ['filters', 'expected', 'best', 'atMost', 'none', 'missed', 'intent', 'understood'] as const;

/** Queries with their right answers, as judged from the listing data by a person who knows the market. */
export const judgedQueriesSchema = z.array(
  z
    .strictObject({
      q: z.string().min(1),
      lang: z.enum(['th', 'en', 'zh', 'ja']),
      kind: z.enum(KINDS).optional(),
      filters: z.string().optional().describe('The URL query that its words mean, without those that stay text.'),
      expected: ids.optional().describe('All homes that answer the query.'),
      best: ids.optional().describe('Those that belong first, where that is not all of them.'),
      atMost: z.int().positive().optional().describe('The most homes that an answer may have.'),
      none: z.literal(true).optional().describe('No home answers the query.'),
      missed: z
        .array(z.string())
        .nonempty()
        .optional()
        .describe('The words, whole as typed, of which the page must say that no home has them.'),
      intent: z
        .string()
        .regex(/^([a-z-]+|(article|person):[\w-]+)$/)
        .optional()
        .describe('The line above the homes, or the page to which it leads.'),
      understood: z.literal(false).optional().describe('Its price is in another currency and must not be a filter.'),
      note: z.string().optional(),
    })
    .refine((query) => EXPECTATIONS.some((name) => query[name] !== undefined), 'expects nothing'),
);
export type JudgedQuery = z.infer<typeof judgedQueriesSchema>[number];

export type Score = JudgedQuery & {
  /** Of the expected homes, the share on the first page; of a query that expects none, 1 if it is right, else 0. */
  readonly recall: number;
  /** The reciprocal rank of the first good home. Undefined if the query expects no homes. */
  readonly rank: number | undefined;
  readonly grade: 'right' | 'part' | 'wrong';
  readonly found: readonly string[];
  readonly total: number;
  readonly meant: string;
};

const sorted = (query: string) => [...new URLSearchParams(query)].map((pair) => pair.join('=')).sort();

const filtersOf = (parsed: SearchParams) => serialiseSearchParams({ ...parsed, q: '' }).slice(1);

const pricesHomes = ({ deal, priceMin, priceMax }: SearchParams) =>
  deal === 'rent' || priceMin !== undefined || priceMax !== undefined;

const recallOf = (expected: readonly string[], found: readonly string[]) =>
  expected.filter((id) => found.includes(id)).length / Math.min(PER_PAGE, expected.length);

const namesOf = (line: IntentLine) => [
  line.kind,
  ...(line.kind === 'member' ? [`person:${line.member.id}`] : []),
  ...('article' in line && line.article ? [`article:${line.article.id}`] : []),
];

export async function score(query: JudgedQuery): Promise<Score> {
  const interpretation = await interpretSearch(parseSearchParams({ q: query.q }));
  const { parsed } = interpretation;
  const { ids: found, total, missed } = (await searchEngine()).search(parsed, PER_PAGE);
  const { filters, expected, best, atMost, none, intent, understood } = query;
  const meant = filtersOf(parsed);
  const lines = (await intentLines(interpretation)).flatMap(namesOf);
  const recall = expected && recallOf(expected, found);
  const checks = [
    filters === undefined || String(sorted(filters)) === String(sorted(meant)),
    recall === undefined || recall === 1,
    best === undefined || best.includes(found[0] ?? ''),
    atMost === undefined || total <= atMost,
    none === undefined || total === 0,
    query.missed === undefined || String(query.missed) === String(missed),
    intent === undefined || lines.includes(intent),
    understood === undefined || !pricesHomes(parsed),
  ];
  const demands = EXPECTATIONS.filter((name) => query[name] !== undefined).length;
  const unmet = checks.filter((isMet) => !isMet).length;
  const some = unmet < demands || (recall ?? 0) > 0;
  const first = found.findIndex((id) => (best ?? expected)?.includes(id));
  return {
    ...query,
    recall: recall ?? (unmet === 0 ? 1 : 0),
    rank: expected && (first === -1 ? 0 : 1 / (first + 1)),
    grade: unmet === 0 ? 'right' : some ? 'part' : 'wrong',
    found,
    total,
    meant,
  };
}

export const mean = (values: readonly (number | undefined)[]): number => {
  const known = values.filter((value) => value !== undefined);
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
};

const shareRight = (scores: readonly Score[]) => mean(scores.map(({ grade }) => (grade === 'right' ? 1 : 0)));

function figures(name: string, scores: readonly Score[]): string {
  const ranked = scores.filter(({ rank }) => rank !== undefined);
  return [
    name.padEnd(12),
    String(scores.length).padStart(4),
    mean(scores.map(({ recall }) => recall)).toFixed(3),
    ranked.length === 0 ? '  –  ' : mean(ranked.map(({ rank }) => rank)).toFixed(3),
    shareRight(scores).toFixed(3),
  ].join('  ');
}

const numbers = (list: readonly string[] | undefined) => list?.map((id) => id.slice(3)).join(' ');

/** A query whose answer is not right: what was wanted, and what came. */
export function shortcoming(result: Score): string {
  const { q, kind, grade, recall, rank = 1, expected, found, total, meant } = result;
  const demands = EXPECTATIONS.filter((name) => name !== 'expected' && result[name] !== undefined);
  const wanted = [numbers(expected), ...demands.map((name) => `${name} ${result[name]}`)].filter(Boolean).join('; ');
  const head = [grade.padEnd(5), recall.toFixed(2), rank.toFixed(2), kind].filter(Boolean).join(' ');
  return `${head}  «${q}»  wanted ${wanted}  got ${numbers(found)} of ${total}, ${meant || 'no filter'}`;
}

/** The figures of a group of queries by kind and language. */
export function report(name: string, scores: readonly Score[]): string {
  const groups = [...KINDS, 'th', 'en'].flatMap((group) => {
    const some = scores.filter(({ kind, lang }) => kind === group || lang === group);
    return some.length === 0 ? [] : figures(group, some);
  });
  return [`${name.padEnd(12)} many  recall@10  MRR  right`, ...groups, figures('all', scores)].join('\n');
}
