import { Agent, request } from 'node:http';
import { percentile } from './table.mjs';

/** Pseudorandom numbers from 0 to 1, the same in every run (an LCG with the constants of Numerical Recipes). */
function* chances(seed = 1) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield (state + 0.5) / 2 ** 32;
  }
}

/** Sends a request. Status 0 means that there was no complete response. */
const ask = (agent, url) =>
  new Promise((resolve) => {
    const onward = request(url, { agent }, (answer) => {
      const { statusCode: status, headers } = answer;
      answer.on('error', () => resolve({ status: 0 }));
      answer.on('end', () => resolve({ status, retryAfter: headers['retry-after'] }));
      answer.resume();
    });
    onward.on('error', () => resolve({ status: 0 }));
    onward.end();
  });

/**
 * Simulates independent visitors, who arrive at random times (a Poisson process) without waiting for earlier responses.
 * The n-th visitor requests `address(n)`. `answers` are the statuses with the milliseconds since the arrival; all
 * statuses other than 200 are failures. `lastCame` is the time after the last arrival.
 */
export async function visitors({ url, rate, seconds, address }) {
  const agent = new Agent({ keepAlive: true });
  const chance = chances();
  const begun = performance.now();
  const visits = [];
  for (let at = 0, n = 0; at < seconds * 1_000; n++) {
    const due = begun + at;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    visits.push(ask(agent, url + address(n)).then((answer) => ({ ...answer, ms: performance.now() - due })));
    at += (-Math.log(chance.next().value) * 1_000) / rate;
  }
  const lastCame = performance.now();
  const answers = await Promise.all(visits);
  agent.destroy();
  const times = answers.map(({ ms }) => ms);
  const failed = answers.filter(({ status }) => status !== 200).length;
  return { total: answers.length, failed, p99: percentile(times, 0.99), answers, lastCame };
}
