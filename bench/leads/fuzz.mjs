import { request } from 'node:http';
import { addressOf } from './form.mjs';
import { chances, wildBody, wildForm } from './wild-forms.mjs';

const AT_ONCE = 50;
/** A request without a response after this time counts as hung. */
const HANGS_AFTER_MS = 10_000;
const FOREIGN = 'https://elsewhere.example';
/** The valid statuses for a form from another origin. The server checks size and syntax before the origin. */
const REFUSALS = [400, 403, 413];

function post({ url, agent, headers, body }) {
  return new Promise((resolve) => {
    const sending = request(`${url}/api/seller-leads`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      answer.on('error', () => resolve({ status: 0, headers: {} }));
    });
    sending.setTimeout(HANGS_AFTER_MS, () => sending.destroy());
    sending.on('error', () => resolve({ status: 0, headers: {} }));
    sending.end(body);
  });
}

/**
 * Sends `count` malformed forms, every hundredth from another origin, and counts the responses by status. An injected
 * header, or an accepted form from another origin, is a breach.
 */
export async function fuzz({ url, agent, count, seed }) {
  const chance = chances(seed);
  const statuses = {};
  let breaches = 0;
  let next = 0;
  const sender = async () => {
    while (next < count) {
      const number = next++;
      const { type, body } = wildBody(wildForm(number, chance), chance);
      const isForeign = number % 100 === 0;
      const headers = {
        'Content-Type': type,
        Accept: number % 2 === 0 ? 'application/json' : 'text/html',
        Origin: isForeign ? FOREIGN : url,
        'X-Forwarded-For': addressOf(number),
      };
      const answer = await post({ url, agent, headers, body });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 0 || answer.status >= 500) console.log(`form ${number} of seed ${seed}: ${answer.status}`);
      if (isForeign && !REFUSALS.includes(answer.status)) breaches += 1;
      if (answer.headers['set-cookie'] !== undefined || answer.headers.location?.includes('//')) breaches += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return { statuses, breaches };
}
