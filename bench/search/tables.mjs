import { percentile } from '../table.mjs';

const rounded = (value) => Number(value.toPrecision(3));
const median = ({ ms }) => percentile(ms, 0.5);

/** The percentiles of the query times, and the speed relative to MiniSearch in the same run. */
function line(times, miniSearch) {
  const at = (part) => rounded(percentile(times.ms, part));
  return {
    queries: times.ms.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'max ms': at(1),
    'found something': `${Math.round(times.found * 100)} %`,
    'times as fast': rounded(median(miniSearch) / median(times)),
  };
}

/** Prints the tables for one number of listings: the site's whole search, and the text searches of the others. */
export function printContenders({ size, own, others }) {
  const miniSearch = others.minisearch.searches.minisearch;
  console.log(`\n${size.toLocaleString('en')} listings`);
  console.table({
    'own, whole search, all queries': line(own.full, miniSearch),
    'own, whole search, with words': line(own.fullWithWords, miniSearch),
    'own, every word as a word': line(own.wordsOnly, miniSearch),
    ...Object.fromEntries(
      Object.values(others).flatMap(({ searches }) =>
        Object.entries(searches).map(([name, times]) => [`${name}, text alone`, line(times, miniSearch)]),
      ),
    ),
  });
  const cost = (seconds, bytes) => ({ 'build s': rounded(seconds / 1000), 'kB a listing': rounded(bytes / 1024) });
  console.table({
    own: cost(own.build.facts + own.build.index, own.bytesAListing),
    ...Object.fromEntries(Object.entries(others).map(([name, one]) => [name, cost(one.buildMs, one.bytesAListing)])),
  });
}

/** Prints the times by kind of query. */
export function printKinds({ own, size }) {
  const timesOf = (kind) => own.full.ms.filter((_, index) => own.kinds[index] === kind);
  console.log(`\nthe own search of ${size.toLocaleString('en')} listings by kind of query`);
  console.table(
    Object.fromEntries(
      [...new Set(own.kinds)].map((kind) => {
        const ms = timesOf(kind);
        return [
          kind,
          { queries: ms.length, 'p50 ms': rounded(percentile(ms, 0.5)), 'max ms': rounded(Math.max(...ms)) },
        ];
      }),
    ),
  );
}

/** The required figures. The limits apply to 100,000 listings. */
export function searchRows({ size, own, others }, isJudged) {
  const limits = (limit) => (isJudged ? limit : {});
  const { minisearch } = others.minisearch.searches;
  const of = (what) => `${what}, ${size.toLocaleString('en')} listings`;
  return [
    { what: of('whole search, p95'), value: percentile(own.full.ms, 0.95), unit: 'ms', ...limits({ atMost: 10 }) },
    {
      what: of('queries with words, speed relative to MiniSearch'),
      value: median(minisearch) / median(own.fullWithWords),
      unit: '×',
      ...limits({ atLeast: 10 }),
    },
    {
      what: of('index memory'),
      value: Math.max(own.bytesAListing, own.bytesAListingUsed) / 1024,
      unit: 'kB a listing',
      ...limits({ atMost: 1.5 }),
    },
    { what: of('index build'), value: (own.build.facts + own.build.index) / 1000, unit: 's', ...limits({ atMost: 6 }) },
    { what: 'index build, facts of the listings', value: own.build.facts / 1000, unit: 's' },
    { what: 'index build, search index', value: own.build.index / 1000, unit: 's' },
    { what: 'price comparison of similar listings, before the build', value: own.build.evidence / 1000, unit: 's' },
    {
      what: of('index update and search after a change, p95'),
      value: percentile(own.changed.ms, 0.95),
      unit: 'ms',
      ...limits({ atMost: 5 }),
    },
    { what: of('suggestions, p95'), value: percentile(own.suggest.ms, 0.95), unit: 'ms', ...limits({ atMost: 3 }) },
    { what: 'suggestion index build', value: own.suggestBuildMs / 1000, unit: 's' },
    { what: 'network of stations, build', value: own.networkBuildMs / 1000, unit: 's' },
  ];
}
