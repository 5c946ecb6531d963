import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFirestoreProcess } from './faults/firestore.mjs';
import { startSite } from './faults/site.mjs';
import { FAULT_NAMES, startFaultyUpstream } from './faults/upstream.mjs';
import { pace } from './pace.mjs';
import { percentile, report, shown } from './table.mjs';
import { visitors } from './visitors.mjs';

const LOAD_SECONDS = 20;
/** The last seconds of the load, in which reads are counted. */
const READS_SECONDS = 10;
/** The time in which reads are counted if those under load are too many. Retries become rarer with time. */
const MORE_READS_SECONDS = 300;
/** Visitors per second on the machine of docs/performance.md. A fifth of them make a new search, which needs a render. */
const RATE = 100;
/** The fixed work of pace.mjs on that machine. A slower machine gets fewer visitors, so that the load is the same. */
const REFERENCE_WORK_MS = 17;
const PAGES = ['/th-th', '/en-us/listings/rm-1001', '/th-th/properties/1', '/th-th/search?q=condo', '/en-us/our-team'];
const WITHIN_MS = 60_000;
const P99_MS = 500;
/** The same limit as for a working source (bench/firestore.mjs). */
const MOST_READS = 2_000;

const data = mkdtempSync(join(tmpdir(), 'bench-faults-'));
/** Measured before each load, because a shared machine can become half as fast within minutes. */
const currentRate = () => Math.round(RATE * Math.min(1, REFERENCE_WORK_MS / pace().workMs));

/** Starts a Firestore with changed documents. Listeners of the original one cannot resume there. */
function startChanged(name, change) {
  const folder = join(data, name);
  cpSync('content', folder, { recursive: true });
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const path = join(folder, file);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
  }
  return startFirestoreProcess(folder, { FIRESTORE_HISTORY_MS: '0' });
}

/** Replaces texts with numbers and numbers with texts, except for the fields that ids and queries need. */
const withWrongTypes = ({ id, record_status: status, ...fields }) => {
  const swapped = (value) =>
    typeof value === 'string' ? value.length : typeof value === 'number' ? `${value}` : value;
  const entries = Object.entries(fields).map(([name, value]) => [name, swapped(value)]);
  return { id, record_status: status, ...Object.fromEntries(entries) };
};

const firestore = await startFirestoreProcess();
const others = {
  'is empty': await startChanged('empty', () => []),
  'wrong types': await startChanged('wrong-types', (documents) => documents.map(withWrongTypes)),
};
const hosts = Object.entries(others).map(([name, { host }]) => [name, host]);
const upstream = await startFaultyUpstream(firestore.host, Object.fromEntries(hosts));

/** The total number of documents read so far, from all Firestores. */
async function reads() {
  const counts = await Promise.all([firestore, ...Object.values(others)].map((each) => each.reads()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Reads per hour of a site without load whose source has the fault for minutes. */
async function readsOfALongFault(fault, environment) {
  await upstream.become('works');
  const site = await startSite(upstream.host, data, environment);
  await upstream.become(fault);
  await new Promise((done) => setTimeout(done, READS_SECONDS * 1_000));
  const before = await reads();
  await new Promise((done) => setTimeout(done, MORE_READS_SECONDS * 1_000));
  const readsAnHour = (((await reads()) - before) * 3_600) / MORE_READS_SECONDS;
  await site.stop();
  return readsAnHour;
}

/** The time until a visitor sees an edit, in milliseconds. */
async function untilSeen(site, title) {
  const begun = performance.now();
  while (performance.now() - begun < 2 * WITHIN_MS) {
    if ((await site.page('/en-us/listings/rm-1001')).text.includes(title)) return performance.now() - begun;
    await new Promise((done) => setTimeout(done, 250));
  }
  return Number.POSITIVE_INFINITY;
}

/** Edits a listing during the fault, repairs the source, and returns the time until the site shows the edit. */
async function recovery(site, fault, when) {
  const title = `Seen again after it ${fault} ${when} ${Date.now()}`;
  await firestore.retitle('rm-1001', title);
  if (fault !== 'works') await upstream.become('works');
  return untilSeen(site, title);
}

async function pagesAreWhole(site) {
  const pages = await Promise.all(PAGES.map((path) => site.page(path)));
  return pages.every(({ status }) => status === 200) && pages[1].text.includes('RM-1001');
}

async function atBoot(fault, environment) {
  await upstream.become(fault);
  const site = await startSite(upstream.host, data, environment);
  const isWhole = await pagesAreWhole(site);
  const recovered = await recovery(site, fault, 'at the start');
  const { code, lines } = await site.stop();
  return { startMs: site.startMs, isWhole, recovered, lines, code };
}

/** The pages in turn. Each search has a new price filter, so that it is not cached but returns the same listings. */
function address(n) {
  const path = PAGES[n % PAGES.length];
  return path.includes('?') ? `${path}&price_max=${900_000_000 + n}` : path;
}

async function underLoad(fault, environment) {
  await upstream.become('works');
  const site = await startSite(upstream.host, data, environment);
  await pagesAreWhole(site);
  const rate = currentRate();
  await upstream.become(fault);
  const visits = visitors({ url: site.url, rate, seconds: LOAD_SECONDS, address });
  // Excludes reads at the start of the fault from the rate per hour, because they happen only once.
  await new Promise((done) => setTimeout(done, (LOAD_SECONDS - READS_SECONDS) * 1_000));
  const before = await reads();
  const load = await visits;
  const isWhole = await pagesAreWhole(site);
  const whileLoaded = (((await reads()) - before) * 3_600) / READS_SECONDS;
  const recovered = await recovery(site, fault, 'under load');
  const { code, lines } = await site.stop();
  const readsAnHour = whileLoaded > MOST_READS ? await readsOfALongFault(fault, environment) : whileLoaded;
  return { load, rate, isWhole, readsAnHour, recovered, lines, code };
}

function judge(boot, load) {
  const faults = [
    boot.isWhole && load.isWhole ? '' : 'a page was not whole',
    load.load.failed === 0 ? '' : `${load.load.failed} not 200`,
    load.load.p99 <= P99_MS ? '' : 'p99',
    Math.max(boot.recovered, load.recovered) <= WITHIN_MS ? '' : 'recovery',
    boot.code === 0 && load.code === 0 ? '' : 'it crashed',
    // One line when the source is lost, and one when it is back.
    Math.max(boot.lines.length, load.lines.length) <= 2 ? '' : 'more than a line for each change',
  ];
  return faults.filter((text) => text !== '').join(', ');
}

/** A figure over all faults: the worst, which has a limit, and the median. */
function over(what, unit, atMost, of) {
  const rounds = measured.map(of);
  return [
    { what: `${what}, worst fault`, value: Math.max(...rounds), unit, atMost, rounds },
    { what: `${what}, median of the faults`, value: percentile(rounds, 0.5), unit },
  ];
}

const asked = process.argv.slice(3).filter((name) => !name.startsWith('--'));
const SKEWED = 'clock a day ahead';
/** The faults to test. The first is a working source, for comparison. */
const faults = ['works', ...FAULT_NAMES, ...Object.keys(others), SKEWED].filter(
  (name) => asked.length === 0 || asked.includes(name),
);
const rows = [];
const measured = [];
const skew = { NODE_OPTIONS: `--import ${resolve('bench/faults/skewed-clock.mjs')}` };
try {
  // Fills the copy on disk before any fault.
  const first = await startSite(upstream.host, data);
  await pagesAreWhole(first);
  await first.stop();
  for (const fault of faults) {
    const [state, environment] = fault === SKEWED ? ['works', skew] : [fault, {}];
    const boot = await atBoot(state, environment);
    const load = await underLoad(state, environment);
    const recovered = Math.max(boot.recovered, load.recovered) / 1_000;
    measured.push({ rate: load.rate, p99: load.load.p99, recovered, readsAnHour: load.readsAnHour });
    rows.push({
      'the source': fault,
      'ready, ms': shown(boot.startMs),
      'p99 under load, ms': shown(load.load.p99),
      'requests under load': load.load.total,
      'reads an hour': shown(load.readsAnHour),
      'log lines': `${boot.lines.length}, ${load.lines.length}`,
      'seen again, s': `${shown(boot.recovered / 1_000)}, ${shown(load.recovered / 1_000)}`,
      fault: judge(boot, load),
    });
    console.log(JSON.stringify(rows.at(-1)));
    for (const line of [...boot.lines, ...load.lines]) console.log(`  ${line.slice(0, 200)}`);
  }
} finally {
  await upstream.stop();
  for (const each of [firestore, ...Object.values(others)]) each.stop();
  rmSync(data, { recursive: true, maxRetries: 3 });
}
console.table(rows);
report([
  {
    what: 'visitors per second under load, median',
    value: percentile(
      measured.map(({ rate }) => rate),
      0.5,
    ),
    unit: '',
  },
  { what: 'faults tested, at start and under load', value: rows.length, unit: '' },
  {
    what: 'faults with a missed requirement',
    value: rows.filter(({ fault }) => fault !== '').length,
    unit: '',
    atMost: 0,
  },
  ...over('p99 under load', 'ms', P99_MS, (one) => one.p99),
  ...over('reads per hour during the fault', '', MOST_READS, (one) => one.readsAnHour),
  ...over('time until an edit shows after the fault', 's', WITHIN_MS / 1_000, (one) => one.recovered),
]);
