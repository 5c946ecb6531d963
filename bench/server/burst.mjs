import { Agent, get } from 'node:http';
import { figures } from './figures.mjs';

const AT_ONCE = 500;
const RENDERS = 'rommai_page_renders_total';

const status = (url, agent) =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });

/** Sends many simultaneous requests for an uncached page. */
export async function burst({ url }) {
  const agent = new Agent({ keepAlive: true });
  // Opens the connections first, so that the measurement does not include them.
  await Promise.all(Array.from({ length: AT_ONCE }, () => status(`${url}/api/health`, agent)));
  const before = (await figures(url))[RENDERS];
  const begun = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, () => status(`${url}/th-th/listings/rm-1001`, agent)),
  );
  const ms = performance.now() - begun;
  agent.destroy();
  return [
    {
      what: `${AT_ONCE} simultaneous requests for an uncached page, status 200`,
      value: countOf(statuses, 200),
      unit: '',
      atLeast: AT_ONCE,
    },
    { what: 'renders of the page', value: (await figures(url))[RENDERS] - before, unit: '', atLeast: 1, atMost: 1 },
    { what: 'time until the last response', value: ms, unit: 'ms' },
  ];
}

const countOf = (statuses, wanted) => statuses.filter((one) => one === wanted).length;
