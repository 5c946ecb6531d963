import { requestsPerSecond, startProductionServer } from '../servers.mjs';
import { percentile } from '../table.mjs';
import { slowestWild } from './wild.mjs';

const SECONDS = 8;
/** Enough to keep the server busy. With 50, a server with 100,000 listings rejects requests that would wait 5 s. */
const CONNECTIONS = 16;
const WARM_UP = 30;
const MEASURED = 120;
const FIRST_WITHIN_MS = 120_000;

/** Searches that fill a page of results with few listings and with many, so that the pages are comparable. */
const SEARCHES = [
  '',
  'q=คอนโด',
  'q=condo',
  'q=บ้าน',
  'q=กรุงเทพ',
  'q=Bangkok',
  'q=ขายคอนโดกรุงเทพ',
  'deal=sale',
  'deal=sale&type=condo',
  'province=10',
  'province=10&sort=price-asc',
  'sort=price-desc',
  'station=any',
  'station=BTS&sort=nearest',
  'beds_min=1&baths_min=1',
  'amenity=air-conditioning',
];

let searches = 0;

/** The path of a new search, which is not cached. */
function nextPath() {
  searches += 1;
  const search = SEARCHES[searches % SEARCHES.length].replace(/[\u0e00-\u0e7f]+/g, encodeURIComponent);
  return `/th-th/search?${search}&price_max=${900_000_000 + searches}`;
}

async function answerMs(url) {
  const start = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200 || text === '') throw new Error(`${url.slice(0, 200)}: ${response.status}`);
  return performance.now() - start;
}

/** The time until a new server responds to a search. Retries, because it rejects requests after half a minute. */
async function firstAnswerMs(server) {
  const start = performance.now();
  for (;;) {
    try {
      await answerMs(server.url + nextPath());
      return performance.now() - start;
    } catch (error) {
      if (performance.now() - start > FIRST_WITHIN_MS) throw error;
    }
  }
}

async function started(environment) {
  const start = performance.now();
  const server = await startProductionServer(environment);
  const readyMs = performance.now() - start;
  return { server, readyMs, firstMs: await firstAnswerMs(server) };
}

/** Alternates requests to both servers, so that changes in the machine's speed affect both. Returns the medians. */
async function alternating(few, many, count) {
  const ms = { few: [], many: [] };
  while (ms.few.length < count) {
    const path = nextPath();
    ms.few.push(await answerMs(few.server.url + path));
    ms.many.push(await answerMs(many.server.url + path));
  }
  return { few: percentile(ms.few, 0.5), many: percentile(ms.many, 0.5) };
}

async function compare(few, many, size) {
  await alternating(few, many, WARM_UP);
  const median = await alternating(few, many, MEASURED);
  const rate = {
    few: await requestsPerSecond(few.server.url, SECONDS, { nextPath, connections: CONNECTIONS }),
    many: await requestsPerSecond(many.server.url, SECONDS, { nextPath, connections: CONNECTIONS }),
  };
  const of = (what) => `${what}, ${size.toLocaleString('en')} listings`;
  return [
    { what: 'result page, embedded listings', value: rate.few, unit: '/s' },
    { what: of('result page'), value: rate.many, unit: '/s' },
    { what: 'result page, median, embedded listings', value: median.few, unit: 'ms' },
    { what: of('result page, median'), value: median.many, unit: 'ms' },
    {
      what: of('result page, median, difference to embedded listings'),
      value: median.many - median.few,
      unit: 'ms',
      atMost: 20,
    },
    {
      what: 'malicious queries, slowest result page, embedded listings',
      value: await slowestWild(`${few.server.url}/th-th/search`, answerMs),
      unit: 'ms',
      atMost: 50,
    },
    {
      what: of('malicious queries, slowest count'),
      value: await slowestWild(`${many.server.url}/api/search/count`, answerMs),
      unit: 'ms',
      atMost: 50,
    },
    { what: of('server start'), value: many.readyMs / 1000, unit: 's' },
    { what: of('first search after the start'), value: many.firstMs / 1000, unit: 's' },
  ];
}

/** Measures uncached pages of results with the repository's listings and with those of a folder. */
export async function measurePages(folder, size) {
  const servers = [];
  const start = async (environment) => {
    const one = await started(environment);
    servers.push(one.server);
    return one;
  };
  try {
    const few = await start({ CONTENT_DIR: 'content' });
    const many = await start({ CONTENT_DIR: folder, NODE_OPTIONS: '--max-old-space-size=8192' });
    return await compare(few, many, size);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
