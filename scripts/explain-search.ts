import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fold } from 'thai-property-search/fold';
import { parseSearchParams, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { type ExplainedWord, explain } from 'thai-property-search/understand';
import { listingsByIds } from '../lib/content/listings.server';
import { judgedQueriesSchema, score, shortcoming } from '../lib/search/quality/testing/measure';
import { interpretSearch, searchEngine } from '../lib/search/search.server';

const HELP = `npm run explain-search -- "คอนโดใกล้ BTS ไม่เกิน 5 ล้าน" [more queries]
npm run explain-search -- --reviewed

Prints for each query what its words could mean and what they became, the filters and the first homes. --reviewed prints
the queries of lib/search/quality/reviewed.json that are not answered right, with the answer.
`;

type Found = ReturnType<Awaited<ReturnType<typeof searchEngine>>['search']>;

const FIRST_HOMES = 10;

const filtersText = (filters: Partial<SearchParams>) => decodeURIComponent(serialiseSearchParams(filters)).slice(1);

function meaningText(meaning: ExplainedWord['meanings'][number]): string {
  if (meaning.kind === 'wish') return filtersText(meaning.filters);
  if (meaning.kind !== 'name')
    return Object.values(meaning)
      .filter((value) => typeof value !== 'object')
      .join(' ');
  const { provinces, districts, stations } = meaning.name;
  return ['place', ...provinces, ...districts, ...stations].join(' ');
}

/** Thai vowels and tones above and below a letter take no width. */
const padded = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - text.replace(/\p{M}/gu, '').length));

const isPartOf = (one: string, other: string) => one.includes(other) || other.includes(one);

/** A word that stays text may be corrected or missed by the engine, which splits texts by other words. */
function fateText({ word, became, filters }: ExplainedWord, { corrections, missed }: Found): string {
  if (became === 'filter') return `filter ${filtersText(filters) || 'none: left out'}`;
  if (became === 'filler') return became;
  const folded = fold(word);
  const correction = corrections.find(({ typed }) => isPartOf(typed, folded));
  if (correction) return `${became}, corrected to ${correction.taken}`;
  return missed.some((one) => isPartOf(one, folded)) ? `${became}, missed` : became;
}

async function explanation(q: string): Promise<string> {
  const interpretation = await interpretSearch(parseSearchParams({ q }));
  const { parsed } = interpretation;
  const found = (await searchEngine()).search(parsed, FIRST_HOMES);
  const homes = await listingsByIds(found.ids);
  const rows = explain(interpretation).map((word) => {
    const meanings = [...new Set(word.meanings.map(meaningText))].join(' | ') || '–';
    return `  ${padded(word.word, 16)} ${padded(fateText(word, found), 40)} could be: ${meanings}`;
  });
  return [
    `«${q}»`,
    ...rows,
    `  filters: ${filtersText({ ...parsed, q: '' }) || 'none'}`,
    `  text: ${parsed.q || 'none'}${found.partial ? ' (no home has all of it)' : ''}`,
    `  homes: ${found.total}`,
    ...homes.map(({ code, title, price }) => `  ${code} ${price ?? 'price on request'} ${title.th}`),
  ].join('\n');
}

async function printReviewed(): Promise<void> {
  const reviewed = judgedQueriesSchema.parse(JSON.parse(readFileSync('lib/search/quality/reviewed.json', 'utf8')));
  const scores = await Promise.all(reviewed.map(score));
  const lacking = scores.filter(({ grade }) => grade !== 'right');
  for (const each of lacking) console.log(shortcoming(each));
  console.log(`${reviewed.length - lacking.length} of ${reviewed.length} are right`);
}

const { values, positionals } = parseArgs({
  options: { reviewed: { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.help || (!values.reviewed && positionals.length === 0)) console.log(HELP);
if (values.reviewed) await printReviewed();
for (const q of positionals) console.log(`${await explanation(q)}\n`);
