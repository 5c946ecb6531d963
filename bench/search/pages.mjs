import { requestsPerSecond, startProductionServer } from '../server.mjs';
import { percentile } from '../table.mjs';

const SECONDS = 8;
const WARM_UP = 30;
const MEASURED = 120;

/** Searches that fill a page of results with few homes and with many, so that the pages differ in nothing else. */
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

/** No two alike, so that none can come from a cache. */
const paths = (from, count) =>
  Array.from({ length: count }, (_, index) => {
    const search = SEARCHES[index % SEARCHES.length].replace(/[\u0e00-\u0e7f]+/g, encodeURIComponent);
    return `/th-th/search?${search}&price_max=${900_000_000 + from + index}`;
  });

async function answerMs(url) {
  const start = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200 || !text.includes('</html>')) throw new Error(`${url}: ${response.status}`);
  return performance.now() - start;
}

/** One page after the other, so that only the page itself is waited for. */
async function times(server, from, count) {
  const all = [];
  for (const path of paths(from, count)) all.push(await answerMs(server.url + path));
  return all;
}

async function served(environment, ask) {
  const start = performance.now();
  const server = await startProductionServer(environment);
  try {
    const readyMs = performance.now() - start;
    const [firstMs] = await times(server, 0, 1);
    await times(server, 1, WARM_UP);
    return { readyMs, firstMs, ms: await times(server, 1_000, MEASURED), ...(await ask(server)) };
  } finally {
    server.stop();
  }
}

/** The page of results, not cached, with the embedded homes and with many. */
export async function measurePages(folder, size) {
  const perSecond = async (server) => ({ rate: await requestsPerSecond(server.url, SECONDS, paths(10_000, 20_000)) });
  const few = await served({ CONTENT_DIR: 'content' }, perSecond);
  const many = await served({ CONTENT_DIR: folder, NODE_OPTIONS: '--max-old-space-size=8192' }, perSecond);
  const median = ({ ms }) => percentile(ms, 0.5);
  const of = (what) => `${what}, ${size.toLocaleString('en')} listings`;
  return [
    { what: 'result page, embedded listings', value: few.rate, unit: '/s' },
    { what: of('result page'), value: many.rate, unit: '/s' },
    { what: 'result page, embedded listings, median', value: median(few), unit: 'ms' },
    { what: of('result page, median'), value: median(many), unit: 'ms' },
    {
      what: of('result page, more than with the embedded ones'),
      value: median(many) - median(few),
      unit: 'ms',
      atMost: 20,
    },
    { what: of('start of the server'), value: many.readyMs / 1000, unit: 's' },
    { what: of('first search after the start'), value: many.firstMs / 1000, unit: 's' },
  ];
}
