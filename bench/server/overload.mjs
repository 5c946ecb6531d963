import { requestsPerSecond } from '../servers.mjs';
import { percentile } from '../table.mjs';
import { visitors } from '../visitors.mjs';

const SECONDS = 20;
/** A later response counts as a failure. */
const IN_TIME_MS = 10_000;
const NORMAL_WITHIN_MS = 10_000;

let searches = 0;

/** The path of a new search, which is not cached. */
function nextPath() {
  searches += 1;
  return `/th-th/search?deal=sale&price_max=${900_000_000 + searches}`;
}

async function answerMs(url) {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.text();
  return { status: answer.status, ms: performance.now() - begun };
}

async function calmMs(url) {
  const times = [];
  for (let n = 0; n < 30; n++) times.push((await answerMs(url + nextPath())).ms);
  return percentile(times, 0.5);
}

/** The seconds until five pages in a row take less than twice the time of an idle server. */
async function secondsToNormal(url, calm, begun) {
  for (let inRow = 0; inRow < 5 && performance.now() - begun < 60_000; ) {
    const { status, ms } = await answerMs(url + nextPath());
    inRow = status === 200 && ms < 2 * calm ? inRow + 1 : 0;
  }
  return (performance.now() - begun) / 1_000;
}

/** Sends twice as many visitors as the server can render pages for, and measures its recovery. */
export async function overload({ url }) {
  const saturated = await requestsPerSecond(url, 10, { nextPath });
  const calm = await calmMs(url);
  const { answers, lastCame } = await visitors({ url, rate: 2 * saturated, seconds: SECONDS, address: nextPath });
  const normal = await secondsToNormal(url, calm, lastCame);
  const good = answers.filter(({ status, ms }) => status === 200 && ms <= IN_TIME_MS);
  const busy = answers.filter(({ status }) => status === 503);
  const others = answers.length - answers.filter(({ status }) => status === 200 || status === 503).length;
  const hasNoWord = busy.filter(({ retryAfter }) => !(Number(retryAfter) > 0)).length;
  return [
    { what: 'pages rendered at saturation', value: saturated, unit: '/s' },
    { what: 'visitors at twice that rate', value: answers.length / SECONDS, unit: '/s' },
    { what: 'pages in time / at saturation', value: good.length / SECONDS / saturated, unit: '', atLeast: 0.8 },
    {
      what: 'page response time, p99',
      value: percentile(
        good.map(({ ms }) => ms),
        0.99,
      ),
      unit: 'ms',
    },
    { what: '503 responses with Retry-After', value: busy.length - hasNoWord, unit: '' },
    {
      what: '503 response time, p99',
      value:
        percentile(
          busy.map(({ ms }) => ms),
          0.99,
        ) ?? 0,
      unit: 'ms',
    },
    { what: '503 responses without Retry-After', value: hasNoWord, unit: '', atMost: 0 },
    { what: 'incomplete responses and other statuses', value: others, unit: '', atMost: 0 },
    {
      what: 'time until the response time is normal again',
      value: normal,
      unit: 's',
      atMost: NORMAL_WITHIN_MS / 1_000,
    },
  ];
}
