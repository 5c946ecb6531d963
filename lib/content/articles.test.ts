import { expect, it } from 'vitest';
import { articleQuery, kindCounts, parseArticleQuery, readingMinutes, searchArticles } from './articles';
import { findListing } from './listings.server';
import { articles, articlesAbout } from './published.server';

const found = async (words: string) => searchArticles(await articles(), words).map(({ id }) => id);

it.each<[Parameters<typeof parseArticleQuery>[0], ReturnType<typeof parseArticleQuery>]>([
  [{}, { kind: undefined, words: '', page: 1 }],
  [
    { kind: 'guide', q: '  title   deed ', page: '2' },
    { kind: 'guide', words: 'title deed', page: 2 },
  ],
  [
    { kind: 'nothing', q: ['a', 'b'], page: '02' },
    { kind: undefined, words: 'a', page: 1 },
  ],
  [{ q: 'x'.repeat(200) }, { kind: undefined, words: 'x'.repeat(100), page: 1 }],
])('reads the query %j', (raw, query) => expect(parseArticleQuery(raw)).toEqual(query));

it('writes only what differs from the whole index', () => {
  expect(articleQuery({ page: 1, words: '', kind: undefined })).toBe('');
  expect(articleQuery({ page: 2, words: 'title deed', kind: 'law-and-tax' })).toBe(
    '?kind=law-and-tax&q=title+deed&page=2',
  );
});

it('counts the articles of each kind, without kinds that have none', async () => {
  expect(kindCounts(await articles()).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    ...['guide 5', 'market 1', 'area 2', 'law-and-tax 3', 'news 1'],
  ]);
  expect(kindCounts([])).toEqual([]);
});

it('finds all articles without words, newest first, and none with signs only', async () => {
  expect(await found('')).toEqual((await articles()).map(({ id }) => id));
  expect(await found('?!')).toEqual([]);
});

it.each([
  // The word of a title is before one of a text, in either language and in another form.
  ['title deed', 'reading-a-title-deed'],
  ['อารีย์', 'living-in-ari'],
  ['โควตาต่างชาติ', 'foreign-buyers-condo-quota'],
  ['Withholding taxes', 'buying-costs-explained'],
  ['LTV', 'loan-pre-approval'],
  ['ขายบ้านเอง', 'selling-your-home-steps'],
  ['Ari BTS', 'living-in-ari'],
])('finds first for %s: %s', async (words, first) => expect((await found(words))[0]).toBe(first));

it('finds only articles with all words, and Latin words only from their beginning', async () => {
  const count = (await articles()).length;
  expect((await found('chanote')).length).toBeLessThan(count);
  expect(await found('chanote xylophone')).toEqual([]);
  expect(await found('hanote')).toEqual([]);
});

it('estimates minutes of reading in both languages', async () => {
  for (const article of await articles()) {
    const { th, en } = readingMinutes(article);
    for (const minutes of [th, en]) expect(minutes).toBeGreaterThanOrEqual(3);
    for (const minutes of [th, en]) expect(minutes).toBeLessThanOrEqual(7);
  }
});

it.each([
  ['rm-1016', false],
  ['rm-1001', true],
])('lists advice for buyers beside %s: %s', async (id, isForBuyers) => {
  const listing = await findListing(id);
  const found = listing ? await articlesAbout(listing, 3) : [];
  expect(found).toHaveLength(3);
  expect(found.some(({ category }) => category === 'guide' || category === 'law-and-tax')).toBe(isForBuyers);
});
