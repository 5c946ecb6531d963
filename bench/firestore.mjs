import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { bundle, run } from './bundled.mjs';
import { startFirestoreProcess } from './faults/firestore.mjs';
import { startSite } from './faults/site.mjs';
import { percentile, report } from './table.mjs';

const HOMES = 10_000;
const MANY = process.argv.includes('--quick') ? 20_000 : 100_000;
const VIEWS = 100_000;
const CHANGES = 20;
/** The edits and views of an hour come in so many seconds. */
const HOUR_SECONDS = 600;
/** Pages of homes that visitors share; each is rendered anew after each change. */
const PAGES = 50;
/** As fast as a visitor's next click, for those who wait for something. */
const GLANCE_MS = 100;
/** An edit that is not there by then does not come. */
const SEEN_WITHIN_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'bench-firestore-'));
const glance = () => new Promise((done) => setTimeout(done, GLANCE_MS));

/** Starts a Firestore with listings and the site with an empty disk. Resolves when all listings are loaded and found. */
async function open(homes, environment) {
  const content = join(folder, `content-${homes}`);
  cpSync('content', content, { recursive: true });
  run(folder, 'write', join(content, 'listings.json'), homes);
  const firestore = await startFirestoreProcess(content);
  const begun = performance.now();
  const site = await startSite(firestore.host, join(folder, `data-${homes}`), environment);
  while ((await site.health()).content.missing.length > 0) await glance();
  const loadSeconds = (performance.now() - begun) / 1_000;
  const listings = JSON.parse(readFileSync(join(content, 'listings.json'), 'utf8'));
  const { id, code } = listings.at(-1);
  while (!(await site.page(`/en-us/search?q=${code}`)).text.includes(`listings/${id}`)) await glance();
  const foundSeconds = (performance.now() - begun) / 1_000;
  const ids = listings.map((listing) => listing.id);
  return { firestore, site, ids, loadSeconds, foundSeconds, stop: () => site.stop().finally(() => firestore.stop()) };
}

const residentMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

function view({ site, ids }, load) {
  const paths = [...ids.slice(0, PAGES).map((id) => `/th-th/listings/${id}`), '/th-th', '/th-th/properties/1'];
  return autocannon({ url: site.url, connections: 10, requests: paths.map((path) => ({ path })), ...load });
}

/** So many seconds of visitors who ask for a home that nobody has asked for: each page is rendered. */
async function viewEachOnce({ site, ids }, duration) {
  let next = 0;
  const setupRequest = (request) => ({ ...request, path: `/th-th/listings/${ids[next++ % ids.length]}` });
  const { requests, errors, non2xx } = await autocannon({
    ...{ url: site.url, connections: 10, duration, requests: [{ setupRequest }] },
  });
  if (requests.total === 0 || errors + non2xx > 0) throw new Error(`homes: ${errors} errors, ${non2xx} no 2xx`);
}

/** Seconds from each of some edits without `updated_at` until the page of the home shows it, and until the search finds it. */
async function untilSeen({ firestore, site, ids }) {
  const seconds = { page: [], search: [] };
  for (let edit = 0; edit < CHANGES; edit += 1) {
    const id = ids.at(-1 - edit);
    const word = `Zanzibar${Date.now()}`;
    await site.page(`/en-us/search?q=${word}`);
    const begun = performance.now();
    await firestore.retitle(id, `${word} by the sea`);
    const seen = async (path, text) => {
      for (let page = await site.page(path); !page.text.includes(text); page = await site.page(path)) {
        if (performance.now() - begun > SEEN_WITHIN_MS) {
          const { content } = await site.health();
          throw new Error(`${path} never showed the change: ${page.status}, ${JSON.stringify(content)}`);
        }
        await glance();
      }
      return (performance.now() - begun) / 1_000;
    };
    seconds.page.push(await seen(`/en-us/listings/${id}`, `${word} by the sea`));
    seconds.search.push(await seen(`/en-us/search?q=${word}`, `listings/${id}`));
  }
  return seconds;
}

const seenRows = (homes, { page, search }) => [
  {
    what: `edit until the listing page shows it, p95, ${homes} listings`,
    value: percentile(page, 0.95),
    unit: 's',
    atMost: 1,
  },
  {
    what: `edit until the listing page shows it, slowest, ${homes} listings`,
    value: Math.max(...page),
    unit: 's',
    atMost: 5,
  },
  {
    what: `edit until the search finds it, slowest, ${homes} listings`,
    value: Math.max(...search),
    unit: 's',
    atMost: 5,
  },
];

async function hour() {
  const opened = await open(HOMES);
  const { firestore, site, ids, loadSeconds } = opened;
  try {
    const before = await firestore.reads();
    const seen = await untilSeen(opened);
    const atStart = await firestore.reads();
    const changes = setInterval(
      () => firestore.retitle(ids[Math.floor(Math.random() * HOMES)], `Changed ${Date.now()}`),
      (HOUR_SECONDS * 1_000) / CHANGES,
    );
    const load = await view(opened, { amount: VIEWS, overallRate: Math.ceil(VIEWS / HOUR_SECONDS) });
    clearInterval(changes);
    // What was read for other reasons than the edits would be read all hour long.
    const others = Math.max(0, (await firestore.reads()) - atStart - CHANGES);
    const reads = CHANGES + (others * 3_600) / load.duration;
    return [
      { what: `first load of ${HOMES} listings`, value: loadSeconds, unit: 's', atMost: 15 },
      { what: 'reads of the first load', value: before, unit: '' },
      ...seenRows(HOMES, seen),
      { what: 'page views', value: load.requests.total, unit: '', atLeast: VIEWS },
      { what: 'responses other than 200', value: load.non2xx + load.errors, unit: '', atMost: 0 },
      { what: `reads in an hour of page views with ${CHANGES} changes`, value: reads, unit: '', atMost: 2_000 },
      { what: `peak resident memory, ${HOMES} listings`, value: residentMb(site.pid), unit: 'MB' },
    ];
  } finally {
    await opened.stop();
  }
}

async function many() {
  const opened = await open(MANY);
  const { site, loadSeconds, foundSeconds } = opened;
  try {
    const seen = await untilSeen(opened);
    const quiet = residentMb(site.pid);
    await viewEachOnce(opened, 30);
    return [
      { what: `first load of ${MANY} listings`, value: loadSeconds, unit: 's' },
      { what: `first load of ${MANY} listings, until the search finds them`, value: foundSeconds, unit: 's' },
      ...seenRows(MANY, seen),
      { what: `peak resident memory, ${MANY} listings, after a search`, value: quiet, unit: 'MB' },
      {
        what: `peak resident memory, ${MANY} listings, after rendering at full speed`,
        value: residentMb(site.pid),
        unit: 'MB',
        atMost: 1_200,
      },
    ];
  } finally {
    await opened.stop();
  }
}

try {
  await bundle({ write: 'bench/search/write.ts' }, folder);
  report([...(await hour()), ...(await many())]);
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
