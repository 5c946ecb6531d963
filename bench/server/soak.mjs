import { Agent, get } from 'node:http';
import { chances } from '../leads/wild-forms.mjs';
import { figures, residentMb } from './figures.mjs';

const REQUESTS = 1_000_000;
const URLS = 20_000;
const AT_ONCE = 50;
/** The share of the requests before memory growth is measured. */
const WARM_UP = 0.2;

const LOCALES = ['th-th', 'en-us'];
/** The Accept-Encoding of a visitor. Nearly all browsers accept brotli. */
const encoding = (chance) => (chance < 0.95 ? 'gzip, deflate, br' : chance < 0.99 ? 'gzip' : 'identity');

/** The n-th address: searches, listings and other pages with campaign parameters, and missing pages. */
function address(n) {
  const locale = LOCALES[Math.floor(n / 10) % 2];
  const kind = n % 10;
  if (n % 50 === 1) return `/${locale}/listings/none-${n}`;
  if (kind === 0) return `/${locale}/search?deal=sale&price_max=${1_000_000 + n * 1_000}`;
  if (kind < 6) return `/${locale}/listings/rm-${1_001 + (Math.floor(n / 20) % 20)}?ref=${n}`;
  if (kind < 8) return `/${locale}/properties/${1 + (n % 2)}?utm_source=${n}`;
  return `/${locale}/our-team?utm_source=${n}`;
}

/** Picks a few addresses often and the others rarely (Zipf's law). */
function popularity(count) {
  const sums = [];
  let total = 0;
  for (let rank = 1; rank <= count; rank++) {
    total += 1 / rank;
    sums.push(total);
  }
  return (chance) => {
    const wanted = chance * total;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const ask = (url, agent, headers) =>
  new Promise((resolve) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', () => resolve(0));
  });

/** Sends a million requests for 20,000 addresses, and measures the memory of the process. */
export async function soak({ url, pid }) {
  const agent = new Agent({ keepAlive: true });
  const chance = chances(20_261_122);
  const popular = popularity(URLS);
  const statuses = {};
  const samples = [];
  let next = 0;
  const sampling = setInterval(() => samples.push({ next, mb: residentMb(pid) }), 1_000);
  const visitor = async () => {
    while (next < REQUESTS) {
      next += 1;
      const number = next;
      // Multiplies by a prime, so that the popularity of an address does not depend on its kind.
      const path = address((popular(chance()) * 7_919) % URLS);
      const status = await ask(url + path, agent, { 'Accept-Encoding': encoding(chance()) });
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (number % 100_000 === 0) console.log(number, `${Math.round(residentMb(pid))} MB`, statuses);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  clearInterval(sampling);
  agent.destroy();
  return rows({ samples, statuses, seconds: (performance.now() - begun) / 1_000, all: await figures(url) });
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function rows({ samples, statuses, seconds, all }) {
  const warm = samples.filter(({ next }) => next > REQUESTS * WARM_UP).map(({ mb }) => mb);
  // Compares means over a tenth of the run, because garbage collections change single samples.
  const tenth = Math.ceil(warm.length / 8);
  const growth = mean(warm.slice(-tenth)) / mean(warm.slice(0, tenth)) - 1;
  const failed = Object.entries(statuses).filter(([status]) => status !== '200' && status !== '404');
  return [
    { what: 'requests', value: REQUESTS, unit: '' },
    { what: 'requests per second', value: REQUESTS / seconds, unit: '/s' },
    { what: 'pages rendered', value: all.rommai_page_renders_total, unit: '' },
    { what: 'responses other than 200 and 404', value: failed.reduce((sum, [, n]) => sum + n, 0), unit: '', atMost: 0 },
    { what: 'resident memory, maximum', value: Math.max(...samples.map(({ mb }) => mb)), unit: 'MB', atMost: 512 },
    { what: 'resident memory, growth after warm-up', value: 100 * growth, unit: '%', atMost: 5 },
  ];
}
