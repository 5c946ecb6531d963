import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../scripts/setup.mjs';
import { printCauses, printFaults } from './lighthouse/faults.mjs';
import { medianPaint, mediansOf, middleRun, requiredFigures } from './lighthouse/figures.mjs';
import { startFloor } from './lighthouse/floor.mjs';
import { VISITS } from './lighthouse/pages.mjs';
import { neededChromium, notMeasured } from './programs.mjs';
import { startProductionServer } from './servers.mjs';
import { report, shown } from './table.mjs';

const ROUNDS = process.argv.includes('--quick') ? 1 : 5;
const PLAIN = { page: 'plain page, one picture' };
const FORMS = ['mobile', 'desktop'];
const named = ({ form, page }) => `${form} ${page}`;

/** Alternates the pages in each round, so that changes in the machine's speed affect all of them. */
async function measureAll(visits, chromePath) {
  const { audit } = await import('./lighthouse/audit.mjs');
  const measured = visits.map((visit) => ({ visit, runs: [] }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { visit, runs } of measured) runs.push(await audit(visit, chromePath));
    console.log(`round ${round} of ${ROUNDS} done`);
  }
  return measured;
}

/** Measures every visit, and for each form factor a plain page with the first picture of the first visit. */
async function measure(server, chromePath) {
  const { warmUp } = await import('./lighthouse/audit.mjs');
  const visits = VISITS.map((visit) => ({ ...visit, url: server.url + visit.page }));
  const pictures = [];
  for (const visit of visits) pictures.push(await warmUp(visit, chromePath));
  const floor = await startFloor(pictures[0]);
  const plain = FORMS.map((form) => ({ ...PLAIN, form, url: floor.url }));
  try {
    for (const visit of plain) await warmUp(visit, chromePath);
    return await measureAll([...visits, ...plain], chromePath);
  } finally {
    floor.stop();
  }
}

function printAll(measured) {
  const floors = new Map(
    measured.filter(({ visit }) => visit.page === PLAIN.page).map(({ visit, runs }) => [visit.form, medianPaint(runs)]),
  );
  const rows = measured.map(({ visit, runs }) => {
    const figures = Object.entries(mediansOf(runs)).map(([name, value]) => [name, shown(value)]);
    const times = shown(medianPaint(runs) / floors.get(visit.form));
    return [named(visit), { ...Object.fromEntries(figures), 'LCP / plain': times }];
  });
  console.table(Object.fromEntries(rows));
}

const unable = () => notMeasured('Lighthouse could not be installed: npm ci --prefix bench/lighthouse');
process.once('exit', unable);
installPackages('bench/lighthouse');
process.off('exit', unable);
const chromePath = await neededChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
const server = await startProductionServer({ DATA_DIR: dataDir });
try {
  const measured = await measure(server, chromePath);
  const ours = measured.filter(({ visit }) => visit.page !== PLAIN.page);
  for (const { visit, runs } of ours) printFaults(named(visit), runs);
  for (const { visit, runs } of ours) printCauses(named(visit), middleRun(runs));
  printAll(measured);
  report(ours.flatMap(({ visit, runs }) => requiredFigures(visit, runs)));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, maxRetries: 3 });
}
