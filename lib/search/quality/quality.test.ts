import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeListings } from '../../content/listings.server';
import { judgedQueriesSchema, mean, report, type Score, score, shortcoming } from './testing/measure';

// How the listings were judged: "near a station" means 1 km in a straight line. The bare name of a place matches
// listings in that district, at that station, on that road, in that project, or with the name in the title, but not
// listings that only mention it. Listings with a price on request match no price query. Debatable listings are not in
// `expected`: it costs nothing if they are found besides the others.
//
// Three groups. `queries.json`: developers build on them. `held-out.json`: developers must not read them or mend
// single ones, so that they measure what a new visitor finds; the report prints only their figures. `reviewed.json`:
// all queries of a review of the search in November 2026, with what is right for each.
const read = (name: string) =>
  judgedQueriesSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')));
const judged = { queries: read('queries'), 'held-out': read('held-out'), reviewed: read('reviewed') };
const all = Object.values(judged).flat();

const scores: Record<keyof typeof judged, readonly Score[]> = { queries: [], 'held-out': [], reviewed: [] };
beforeAll(async () => {
  for (const name of ['queries', 'held-out', 'reviewed'] as const) {
    scores[name] = await Promise.all(judged[name].map(score));
    process.stdout.write(`${report(name, scores[name])}\n\n`);
  }
  const lacking = [...scores.queries, ...scores.reviewed].filter(({ grade }) => grade !== 'right');
  process.stdout.write(`${lacking.map(shortcoming).join('\n')}\n`);
});

const NEW_KINDS = ['fact', 'text', 'money', 'correction', 'keyboard', 'intent', 'place', 'ranking'];

describe('the judged queries', () => {
  it.each(Object.entries(judged))('of %s are unique, and expect active listings', async (_, group) => {
    const offered = new Set((await activeListings()).map(({ id }) => id));
    expect(new Set(group.map(({ q }) => q)).size).toBe(group.length);
    for (const { q, best = [], expected = best } of group) {
      expect(
        [...expected, ...best].filter((id) => !offered.has(id)),
        q,
      ).toEqual([]);
      expect(
        best.filter((id) => !expected.includes(id)),
        q,
      ).toEqual([]);
    }
  });

  it('are at least 600, many of them hard, in both languages', () => {
    const share = (test: (query: (typeof all)[number]) => boolean) => all.filter(test).length / all.length;
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(judged['held-out'].length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ kind = '' }) => NEW_KINDS.includes(kind)).length).toBeGreaterThanOrEqual(250);
    expect(share(({ kind }) => kind === 'plain')).toBeLessThan(0.25);
    expect(share(({ lang }) => lang === 'th')).toBeGreaterThan(0.4);
    expect(share(({ lang }) => lang === 'en')).toBeGreaterThan(0.3);
  });

  it('that are held out are in no other group', () => {
    const known = new Set([...judged.queries, ...judged.reviewed].map(({ q }) => q));
    expect(judged['held-out'].filter(({ q }) => known.has(q))).toEqual([]);
  });

  it.each(['queries', 'held-out'] as const)('find their listings: recall@10 of %s of at least 0.95', (name) => {
    expect(mean(scores[name].map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.95);
  });

  it('rank them first: MRR of at least 0.85', () => {
    expect(mean(scores.queries.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.85);
  });

  it('of the review are at least 95 % right', () => {
    expect(mean(scores.reviewed.map(({ grade }) => (grade === 'right' ? 1 : 0)))).toBeGreaterThanOrEqual(0.95);
  });
});
