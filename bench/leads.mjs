import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestoreProcess } from './faults/firestore.mjs';
import { startFaultyUpstream } from './faults/upstream.mjs';
import { enquiry, send } from './leads/form.mjs';
import { startMortalSite } from './leads/mortal-site.mjs';
import { percentile, report } from './table.mjs';

/** While the site is killed and Firestore comes and goes. */
const DISTURBED = 10_000;
const AT_ONCE = 50;
const KILLS = 20;
/** Sent while nothing fails, to see how long an enquiry takes: the first of a process, and those that follow. */
const FIRST = 500;
const CALM = 4_000;
const ENQUIRIES = FIRST + CALM + DISTURBED;
const DRAINED_WITHIN_S = 60;

const data = mkdtempSync(join(tmpdir(), 'bench-leads-'));
const firestore = await startFirestoreProcess();
const upstream = await startFaultyUpstream(firestore.host);
const site = await startMortalSite(upstream.host, data);
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

let next = 0;
const answered = new Map();

/** Sends one enquiry until the site says that it has it, as the form does with a visitor who presses again. */
async function sendUntilTaken(number) {
  const form = enquiry(number);
  for (;;) {
    const begun = performance.now();
    const answer = await send(site.url, form, number).catch(() => null);
    const status = answer?.status ?? 0;
    const text = (await answer?.text().catch(() => '')) ?? '';
    if (status === 201 && text.includes('"reference"')) {
      answered.set(form.id, form);
      return performance.now() - begun;
    }
    if (status >= 400 && status !== 503) throw new Error(`${status}: ${text}`);
    await wait(100);
  }
}

/** So many visitors at once, until there have been so many in all; how long each was answered after. */
async function sendAll(until) {
  const times = [];
  const visitor = async () => {
    while (next < until) times.push(await sendUntilTaken(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return times;
}

/** Kills the site at even steps of the way, and takes Firestore away for every other stretch of it. */
async function disturb() {
  for (let kill = 1; kill <= KILLS; kill++) {
    const at = FIRST + CALM + (kill * DISTURBED) / (KILLS + 1);
    while (next < at) await wait(5);
    await upstream.become(kill % 2 === 0 ? 'works' : 'refuses');
    await site.killAndStart();
  }
}

function judge({ first, calm }, drainSeconds, stored) {
  const messages = stored.map(({ message }) => message);
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...answered.keys()].filter((id) => !ids.has(id));
  return [
    { what: 'enquiries answered', value: answered.size, unit: '', atLeast: ENQUIRIES },
    { what: 'lost', value: lost.length, unit: '', atMost: 0 },
    { what: 'delivered twice', value: messages.length - new Set(messages).size, unit: '', atMost: 0 },
    { what: 'seconds until all were delivered', value: drainSeconds, unit: 's', atMost: DRAINED_WITHIN_S },
    { what: 'one of the first 500 taken, p99', value: percentile(first, 0.99), unit: 'ms' },
    { what: 'an enquiry taken, median', value: percentile(calm, 0.5), unit: 'ms' },
    { what: 'an enquiry taken, p99', value: percentile(calm, 0.99), unit: 'ms', atMost: 100 },
  ];
}

try {
  const first = await sendAll(FIRST);
  const calm = await sendAll(FIRST + CALM);
  await Promise.all([sendAll(ENQUIRIES), disturb()]);
  await upstream.become('works');
  const drainSeconds = await site.drained(2 * DRAINED_WITHIN_S);
  report(judge({ first, calm }, drainSeconds, await firestore.all('seller_leads')));
} finally {
  await site.stop();
  await upstream.stop();
  firestore.stop();
  rmSync(data, { recursive: true, maxRetries: 3 });
}
