import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, none, yes } from './ask.mjs';

const AT_ONCE = 200;
const COLD = '/th-th/search?price_max=7654321';
const PAGE = '/en-us/properties/1';
const RSC = { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%2Cnull%2Cnull%2Ctrue%5D' };

/** The number of requests that missed nginx's cache and a replica's cache. Each may cause at most one render. */
const rendered = (front, path) =>
  front.requests(path).filter((request) => request.replica !== '' && request.replica_cache === 'MISS').length;

async function cold(front) {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => ask(front, COLD, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })),
  );
  const bodies = new Set(answers.map(({ body }) => body.toString('base64')));
  return [
    none('of 200 visitors of one page at once, not answered', answers.filter(({ status }) => status !== 200).length),
    {
      what: 'times that a replica had to render for all of them',
      value: rendered(front, '/th-th/search'),
      unit: '',
      atLeast: 1,
      atMost: 2,
    },
    { what: 'bodies that they were sent', value: bodies.size, unit: '', atMost: 1 },
  ];
}

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync };
const ACCEPTED = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', undefined],
  ['', undefined],
];

/** Requests a page with each Accept-Encoding, twice, so that the second request can be served from the cache. */
async function encodings(front) {
  const wrong = [];
  const texts = new Set();
  for (const [accepted, expected] of [...ACCEPTED, ...ACCEPTED]) {
    const { headers, body } = await ask(front, PAGE, { headers: { 'Accept-Encoding': accepted } });
    const encoding = headers['content-encoding'];
    if (encoding !== expected) wrong.push(accepted);
    texts.add(String(encoding ? DECODE[encoding](body) : body));
  }
  return [
    none('encodings that a browser did not ask for', wrong.length),
    none('other texts than the first', texts.size - 1),
  ];
}

/** Requests the RSC data of a page, and follows the redirect to the URL with the hash that Next.js expects. */
async function dataOf(front, headers) {
  const first = await ask(front, `${PAGE}?_rsc=0`, { headers });
  return first.status === 307 ? ask(front, first.headers.location, { headers }) : first;
}

const typeOf = ({ headers }) => headers['content-type'];

/** Alternates requests for HTML and for data, also at the same URL and with unusual headers. */
async function dataAndMarkup(front) {
  const data = await dataOf(front, RSC);
  const again = await dataOf(front, RSC);
  const prefetched = await dataOf(front, { ...RSC, 'Next-Router-Prefetch': '1' });
  const hashed = front.requests(PAGE).at(-1).path;
  const markup = [
    await ask(front, PAGE),
    await ask(front, PAGE, { headers: { RSC: '' } }),
    await ask(front, `${hashed}?_rsc=0`),
    await ask(front, PAGE, { headers: { 'Next-Router-Prefetch': '1' } }),
    await ask(front, PAGE),
  ];
  const isData = [data, again, prefetched].every((answer) => typeOf(answer)?.startsWith('text/x-component'));
  return [
    yes('data comes as data, also from what is kept', isData && again.headers['x-cache'] === 'HIT'),
    none('markup that was data', markup.filter((answer) => !typeOf(answer)?.startsWith('text/html')).length),
  ];
}

/** Checks an uncached page, its encodings and its data. */
export async function onePage(front) {
  return [...(await cold(front)), ...(await encodings(front)), ...(await dataAndMarkup(front))];
}
