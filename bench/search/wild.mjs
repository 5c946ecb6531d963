import { percentile } from '../table.mjs';

const ring = (corners) =>
  Array.from(
    { length: corners },
    (_, at) => `${(100.5 + Math.cos(at) * 0.3).toFixed(4)},${(13.7 + Math.sin(at) * 0.3).toFixed(4)}`,
  ).join();

/** Malicious queries, up to the maximum length of a URL. */
const WILD = [
  `q=${'x'.repeat(8_000)}`,
  `q=${'a+b+'.repeat(2_000)}`,
  `q=${encodeURIComponent('กขฃคฅฆงจฉชซฌญ'.repeat(65))}`,
  `q=${encodeURIComponent('ไม่มีคำนี้ในประกาศใด')}${'+qzxwv+kjhgf+plmok'.repeat(50)}`,
  'type=condo&'.repeat(700),
  'q=%ED%A0%80&q=%00',
  `q=${encodeURIComponent('.*+?^$(){}|[]<script>alert(1)</script>')}`,
  'price_min=NaN&price_max=Infinity&beds_min=1e400&page=99999999999999999999',
  `area=${ring(450)}`,
  'area=100.4,13.6,100.7,13.9,100.7,13.6,100.4,13.9',
  'price_min=9000000&price_max=1000000&area_min=900&area_max=1',
];
const TIMES = 15;

let searches = 0;
/** Makes a query unique, so that it is not cached. The number is at the start, because long queries are truncated. */
const fresh = (query) => {
  searches += 1;
  return `n=${searches}&${query}`;
};

/** The slowest median response time of these queries. */
export async function slowestWild(path, answerMs) {
  const medians = [];
  for (const query of WILD) {
    const ms = [];
    while (ms.length < TIMES) ms.push(await answerMs(`${path}?${fresh(query)}`));
    medians.push(percentile(ms, 0.5));
  }
  return Math.max(...medians);
}
