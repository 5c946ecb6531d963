import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeListings } from '../../content/listings.server';
import { judgedQueriesSchema, mean, report, type Score, score } from './testing/measure';

// How the listings were judged: "near a station" means 1 km in a straight line. The bare name of a place matches
// listings in that district, at that station, on that road, in that project, or with the name in the title, but not
// listings that only mention it. Listings with a price on request match no price query. Debatable listings are not in
// `expected`: it costs nothing if they are found besides the others.
const judged = judgedQueriesSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8')));

let scores: readonly Score[];
beforeAll(async () => {
  scores = await Promise.all(judged.map(score));
  process.stdout.write(`${report(scores)}\n`);
});

describe('the judged queries', () => {
  it('are unique, and expect active listings', async () => {
    const offered = new Set((await activeListings()).map(({ id }) => id));
    expect(new Set(judged.map(({ q }) => q)).size).toBe(judged.length);
    for (const { q, expected, best = expected } of judged) {
      expect(
        expected.filter((id) => !offered.has(id)),
        q,
      ).toEqual([]);
      expect(
        best.filter((id) => !expected.includes(id)),
        q,
      ).toEqual([]);
    }
  });

  it('are at least 120, half of them hard, in both languages', () => {
    const share = (test: (query: (typeof judged)[number]) => boolean) => judged.filter(test).length / judged.length;
    expect(judged.length).toBeGreaterThanOrEqual(120);
    expect(share(({ kind }) => kind !== 'plain')).toBeGreaterThanOrEqual(0.5);
    expect(share(({ lang }) => lang === 'th')).toBeGreaterThan(0.4);
    expect(share(({ lang }) => lang === 'en')).toBeGreaterThan(0.4);
  });

  it('find their listings: recall@10 of at least 0.95', () => {
    expect(mean(scores.map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.95);
  });

  it('rank them first: MRR of at least 0.85', () => {
    expect(mean(scores.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.85);
  });
});
