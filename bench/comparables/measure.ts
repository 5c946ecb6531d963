import { camelKeys, type Listing } from '../../lib/content/collections';
import { type Comparables, comparables, priceEvidence, priceMarket } from '../../lib/property/comparables';
import { HomesAlike } from '../../lib/property/homes-alike';
import { timed } from '../search/clock';
import { readListings } from '../search/documents';
import { TODAY } from '../search/market/listings';
import { randomFrom } from '../search/random';
import { type PlainComparables, plainComparables } from './plain';

/** 18 months before `TODAY`: comparables use prices since then. */
const SINCE = Date.UTC(2025, 4, 1);
const SEED = 18;
const WARM_UP = 300;
const ROUNDS = 5;

/** `measure.mjs <file of listings> <number of listings> <number to measure> <number of these for the plain search>` */
const [path = '', size = '', sampled = '', plainly = ''] = process.argv.slice(2);

function difference({ id }: Listing, own: Comparables | null, plain: PlainComparables | null): string[] {
  const compared = own && {
    count: own.count,
    median: own.median,
    lowerQuartile: own.lowerQuartile,
    upperQuartile: own.upperQuartile,
    ids: own.homes.map(({ listing }) => listing.id).sort(),
  };
  const [found, expected] = [JSON.stringify(compared), JSON.stringify(plain)];
  return found === expected ? [] : [`${id}: ${found}, plain: ${expected}`];
}

/** Calls `answer` for every listing in several rounds. Returns the answers, and the milliseconds of each round. */
function measured<T>(homes: readonly Listing[], answer: (home: Listing) => T) {
  const rounds = Array.from({ length: ROUNDS }, () => homes.map((home) => timed(() => answer(home))));
  return {
    answers: (rounds[0] ?? []).map(({ value }) => value),
    rounds: rounds.map((round) => round.map(({ ms }) => ms)),
  };
}

const listings = (await readListings(path, Number(size))).map(camelKeys);
const { ms: buildMs, value: market } = timed(() => priceMarket(new HomesAlike(listings), TODAY));
const random = randomFrom(SEED);
for (const one of random.some(listings, WARM_UP)) {
  comparables(one, market);
  priceEvidence(one, market);
}
const asked = random.some(listings, Number(sampled));
const own = measured(asked, (one) => comparables(one, market));
const evidence = measured(asked, (one) => priceEvidence(one, market));
const alsoPlain = asked.slice(0, Number(plainly));
const plain = alsoPlain.map((one) => timed(() => plainComparables(one, listings, SINCE)));
process.stdout.write(
  JSON.stringify({
    buildMs,
    comparables: own.rounds,
    evidence: evidence.rounds,
    plain: plain.map(({ ms }) => ms),
    shown: own.answers.filter((answer) => answer !== null).length,
    counts: own.answers.map((answer) => answer?.count ?? 0),
    differences: alsoPlain.flatMap((home, index) =>
      difference(home, own.answers[index] ?? null, plain[index]?.value ?? null),
    ),
  }),
);
