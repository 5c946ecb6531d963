import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { bundle, run } from './bundled.mjs';
import { startFirestoreProcess } from './faults/firestore.mjs';
import { startSite } from './faults/site.mjs';
import { report } from './table.mjs';

const HOMES = 10_000;
const MANY = process.argv.includes('--quick') ? 20_000 : 100_000;
const VIEWS = 100_000;
const CHANGES = 20;
/** An hour of polls in so many seconds: what waits for minutes waits a twentieth of them. */
const HOUR_SECONDS = 180;

const folder = mkdtempSync(join(tmpdir(), 'bench-firestore-'));

/** The site on a Firestore with so many homes, nothing kept on disk. */
async function open(homes, environment) {
  const content = join(folder, `content-${homes}`);
  cpSync('content', content, { recursive: true });
  run(folder, 'write', join(content, 'listings.json'), homes);
  const firestore = await startFirestoreProcess(content);
  const site = await startSite(firestore.host, join(folder, `data-${homes}`), environment);
  return { firestore, site, homes: JSON.parse(readFileSync(join(content, 'listings.json'), 'utf8')) };
}

const residentMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

async function hour() {
  const fast = { NODE_OPTIONS: `--import ${resolve('bench/faults/fast-polls.mjs')}` };
  const { firestore, site, homes } = await open(HOMES, fast);
  try {
    const before = await firestore.reads();
    const paths = [...homes.slice(0, 500).map(({ id }) => `/th-th/listings/${id}`), '/th-th', '/th-th/properties/1'];
    const changes = setInterval(
      () => firestore.retitle(homes[Math.floor(Math.random() * HOMES)].id, `Changed ${Date.now()}`),
      (HOUR_SECONDS * 1_000) / CHANGES,
    );
    const load = await autocannon({
      url: site.url,
      connections: 10,
      amount: VIEWS,
      overallRate: Math.ceil(VIEWS / HOUR_SECONDS),
      requests: paths.map((path) => ({ path })),
    });
    clearInterval(changes);
    const after = await firestore.reads();
    const seconds = load.duration;
    return [
      { what: `first load of ${HOMES} homes, until ready`, value: site.startMs / 1_000, unit: 's', atMost: 15 },
      { what: 'reads of the first load', value: before, unit: '' },
      { what: 'page views', value: load.requests.total, unit: '', atLeast: VIEWS },
      { what: 'not answered with 200', value: load.non2xx + load.errors, unit: '', atMost: 0 },
      {
        what: `reads in an hour of them, with ${CHANGES} changes`,
        value: ((after - before) * HOUR_SECONDS) / seconds,
        unit: '',
        atMost: 2_000,
      },
      { what: 'resident at most', value: residentMb(site.pid), unit: 'MB' },
    ];
  } finally {
    await site.stop();
    firestore.stop();
  }
}

async function many() {
  const { firestore, site } = await open(MANY);
  try {
    while ((await site.health()).content.missing.length > 0) await new Promise((done) => setTimeout(done, 500));
    await site.page('/th-th/search?q=condo');
    return [
      { what: `first load of ${MANY} homes, until ready`, value: site.startMs / 1_000, unit: 's' },
      { what: 'resident at most, with a search', value: residentMb(site.pid), unit: 'MB', atMost: 1_200 },
    ];
  } finally {
    await site.stop();
    firestore.stop();
  }
}

try {
  await bundle({ write: 'bench/search/write.ts' }, folder);
  report([...(await hour()), ...(await many())]);
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
