import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Cached pages, data of the API, and the readiness check. */
const PATHS = [
  '/th-th',
  '/en-us/listings/rm-1001',
  '/api/suggest?q=con',
  '/en-us/our-team',
  '/api/health/ready',
  '/th-th/search',
];

/** Every n-th request of a reading visitor is a new search, which the server must render. */
const RENDERED = 12;

/**
 * The longest pause between two requests of a reading visitor, in milliseconds. Because of the pauses, most connections
 * are idle when the signal arrives.
 */
const READS_MS = 1_500;

/** Sends a request with the agent. Resolves with its status or fault. A refused connection is not a fault. */
const ask = (agent, url, options = {}, send = (onward) => onward.end()) =>
  new Promise((resolve) => {
    const onward = request(url, { agent, ...options }, (answer) => {
      answer.on('error', (error) => resolve({ fault: `${error.code} within the answer` }));
      answer.on('end', () => resolve(answer.complete ? { status: answer.statusCode } : { fault: 'half an answer' }));
      answer.resume();
    });
    onward.on('error', ({ code, syscall }) =>
      resolve(code === 'ECONNREFUSED' ? { isRefused: true } : { fault: `${code} at ${syscall}` }),
    );
    send(onward);
  });

const isWell = (path, status) => status < 400 || (status === 503 && path.endsWith('/ready'));

/** A visitor who sends requests one after the other over one connection, until the server refuses connections. */
async function visit(url, number, tally, pauseMs) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = number; ; n++) {
    const isNew = pauseMs > 0 && n % RENDERED === 0;
    const path = isNew ? `/th-th/search?price_max=${900_000_000 + n * 1_000 + number}` : PATHS[n % PATHS.length];
    const answer = await ask(agent, url + path);
    if (answer.isRefused) break;
    if (answer.fault === undefined && isWell(path, answer.status)) tally.answered++;
    else tally.failed.push(`${path}: ${answer.fault ?? answer.status}`);
    if (pauseMs > 0) await wait((((n * 7_919) % 100) / 100) * pauseMs);
  }
  tally.refused++;
  agent.destroy();
}

/** Sends a body for three seconds. It starts before the signal and ends after the server has closed its listener. */
async function sendSlowly(url, tally) {
  const body = JSON.stringify({ 'csp-report': { 'document-uri': `${url}/th-th` } });
  const headers = { 'Content-Type': 'application/csp-report', 'Content-Length': body.length };
  const { status, fault } = await ask(
    false,
    `${url}/api/policy-reports`,
    { method: 'POST', headers },
    async (onward) => {
      for (const letter of body.slice(0, 30)) {
        onward.write(letter);
        await wait(100);
      }
      onward.end(body.slice(30));
    },
  );
  if (status === 204) tally.answered++;
  else tally.failed.push(`a slow body: ${fault ?? status}`);
}

/** Starts the load. `ended` resolves when the server refuses connections and all responses have arrived. */
export function load(url, { busy, reading, slow }) {
  const tally = { answered: 0, refused: 0, failed: [] };
  const visitors = [
    ...Array.from({ length: busy }, (_, number) => visit(url, number, tally, 0)),
    ...Array.from({ length: reading }, (_, number) => visit(url, busy + number, tally, READS_MS)),
  ];
  return {
    tally,
    sendSlowly: () => visitors.push(...Array.from({ length: slow }, () => sendSlowly(url, tally))),
    ended: async () => {
      await Promise.all(visitors);
    },
  };
}
