import { Agent, request } from 'node:http';
import { percentile } from './table.mjs';

/** Numbers from 0 to 1, the same in every run (a linear congruential generator, Numerical Recipes' constants). */
function* chances(seed = 1) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield (state + 0.5) / 2 ** 32;
  }
}

/** Status 0: there was no whole answer. */
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
 * Visitors who know nothing of each other: so many a second on average, each when chance has it, whether those before
 * have been answered or not. Each asks for what `address(n)` says. `answers` are their statuses with their milliseconds,
 * counted from when they came; failed is whatever is no 200. `lastCame` is when no more of them came.
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
