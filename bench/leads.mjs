import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestoreProcess } from './faults/firestore.mjs';
import { enquiry, send } from './leads/form.mjs';
import { startGate } from './leads/gate.mjs';
import { startMortalSite } from './leads/mortal-site.mjs';
import { percentile, report } from './table.mjs';

/** The enquiries sent while the site is killed and Firestore is interrupted. */
const DISTURBED = 10_000;
const AT_ONCE = 50;
const KILLS = 20;
/** The enquiries sent without faults, to measure response times: the first of a process, and those that follow. */
const FIRST = 500;
const CALM = 4_000;
const ENQUIRIES = FIRST + CALM + DISTURBED;
const DRAINED_WITHIN_S = 60;

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Visitors who resend their enquiry until the site confirms it, like the form. */
function visitors(site) {
  const state = { next: 0, refused: 0, answered: new Map() };

  async function sendUntilTaken(number) {
    const form = enquiry(number);
    for (;;) {
      const begun = performance.now();
      const answer = await send(site.url, form, number).catch(() => null);
      const status = answer?.status ?? 0;
      const text = (await answer?.text().catch(() => '')) ?? '';
      if (status === 201 && text.includes('"reference"')) {
        state.answered.set(form.id, form);
        return performance.now() - begun;
      }
      if (status === 503) state.refused += 1;
      else if (status >= 400) throw new Error(`${status}: ${text}`);
      await wait(100);
    }
  }

  /** Sends enquiries from parallel visitors up to the number `until`. Returns the time of each in milliseconds. */
  async function sendAll(until) {
    const times = [];
    const visitor = async () => {
      while (state.next < until) times.push(await sendUntilTaken(state.next++));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return times;
  }

  return { state, sendAll };
}

/** Kills the site at regular intervals. Interrupts Firestore before every other kill. */
async function disturb(site, gate, state, isDurable) {
  const until = async (isReached) => {
    while (!isReached()) await wait(5);
  };
  for (let kill = 1; kill <= KILLS; kill++) {
    const at = FIRST + CALM + (kill * DISTURBED) / (KILLS + 1);
    await until(() => state.next >= at);
    if (kill % 2 === 0) await gate.open();
    else await gate.close();
    // Without a durable disk, the site refuses enquiries while Firestore is interrupted. Waits for a refusal, so that
    // the kill happens while enquiries wait for Firestore.
    const { refused } = state;
    const isRefusing = kill % 2 === 1 && !isDurable;
    if (isRefusing) await until(() => state.refused > refused);
    await site.killAndStart();
    if (!isRefusing) continue;
    const { refused: before } = state;
    await until(() => state.refused > before);
    await gate.open();
  }
}

/** The number of enquiries in the outbox. Files that a kill left incomplete have another extension. */
const filesOf = (data) => {
  const folder = join(data, 'leads', 'waiting');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')).length : 0;
};

function judge(mode, { first, calm, state, drainSeconds, files }, stored) {
  const messages = stored.map(({ message }) => message);
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...state.answered.keys()].filter((id) => !ids.has(id));
  const rows = [
    { what: 'enquiries answered', value: state.answered.size, unit: '', atLeast: ENQUIRIES },
    { what: 'enquiries lost', value: lost.length, unit: '', atMost: 0 },
    { what: 'enquiries delivered twice', value: messages.length - new Set(messages).size, unit: '', atMost: 0 },
    { what: '503 responses', value: state.refused, unit: '' },
    { what: 'files left in the outbox', value: files, unit: '', atMost: 0 },
    { what: 'time until all are delivered', value: drainSeconds, unit: 's', atMost: DRAINED_WITHIN_S },
    { what: 'response time of the first 500, p99', value: percentile(first, 0.99), unit: 'ms' },
    { what: 'response time without faults, median', value: percentile(calm, 0.5), unit: 'ms' },
    { what: 'response time without faults, p99', value: percentile(calm, 0.99), unit: 'ms', atMost: mode.p99 },
  ];
  return rows.map((row) => ({ ...row, what: `${mode.name}: ${row.what}` }));
}

async function measure(mode) {
  const data = mkdtempSync(join(tmpdir(), 'bench-leads-'));
  const firestore = await startFirestoreProcess();
  const gate = await startGate(firestore.host);
  const site = await startMortalSite({ host: gate.host, dataFolder: data, isDurable: mode.isDurable });
  const { state, sendAll } = visitors(site);
  try {
    const first = await sendAll(FIRST);
    const calm = await sendAll(FIRST + CALM);
    await Promise.all([sendAll(ENQUIRIES), disturb(site, gate, state, mode.isDurable)]);
    await gate.open();
    const drainSeconds = await site.drained(10 * DRAINED_WITHIN_S);
    const figures = { first, calm, state, drainSeconds, files: filesOf(data) };
    return judge(mode, figures, await firestore.all('seller_leads'));
  } finally {
    await site.stop();
    await gate.close();
    firestore.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  }
}

const MODES = [
  { name: 'durable disk', isDurable: true, p99: 100 },
  { name: 'no durable disk', isDurable: false, p99: 1_000 },
];

const rows = [];
for (const mode of MODES) rows.push(...(await measure(mode)));
report(rows);
