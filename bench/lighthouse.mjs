import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../scripts/setup.mjs';
import { printCauses, printFaults } from './lighthouse/faults.mjs';
import { startFloor } from './lighthouse/floor.mjs';
import { neededChromium, notMeasured } from './programs.mjs';
import { startProductionServer } from './servers.mjs';
import { percentile, report, shown } from './table.mjs';

/** Homes with many pictures in both languages, one below the market, one to rent. */
const REQUIRED = [
  '/th-th/listings/rm-1001',
  '/en-us/listings/rm-2007',
  '/th-th/listings/rm-1009',
  '/en-us/listings/rm-1017',
];
const OTHERS = ['/th-th', '/th-th/properties/1', '/th-th/search'];
const ROUNDS = process.argv.includes('--quick') ? 1 : 5;

const FIGURES = {
  lcp: { name: 'LCP', unit: 's', atMost: 1.8, of: ({ audits }) => seconds(audits['largest-contentful-paint']) },
  cls: { name: 'CLS', unit: '', atMost: 0, of: ({ audits }) => audits['cumulative-layout-shift'].numericValue },
  tbt: { name: 'TBT', unit: 'ms', atMost: 150, of: ({ audits }) => audits['total-blocking-time'].numericValue },
  performance: { name: 'performance', unit: '', atLeast: 95, of: score('performance') },
  accessibility: { name: 'accessibility', unit: '', atLeast: 100, of: score('accessibility') },
  practices: { name: 'best practices', unit: '', atLeast: 100, of: score('best-practices') },
  seo: { name: 'SEO', unit: '', atLeast: 100, of: score('seo') },
};

function seconds({ numericValue }) {
  return numericValue / 1000;
}

function score(category) {
  return ({ categories }) => Math.round(categories[category].score * 100);
}

const medianOf = (runs, { of }) => percentile(runs.map(of), 0.5);

/** The run whose largest paint is the one in the middle. */
function middleRun(runs) {
  const lcp = medianOf(runs, FIGURES.lcp);
  return runs.find((run) => FIGURES.lcp.of(run) === lcp);
}

/** Rounds by turns, so that the machine's moods hit every page alike. */
async function measureAll(urls, chromePath) {
  const { audit } = await import('./lighthouse/audit.mjs');
  const runs = new Map(urls.map(({ page }) => [page, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { page, url } of urls) runs.get(page).push(await audit(url, chromePath));
    console.log(`round ${round} of ${ROUNDS} done`);
  }
  return runs;
}

function printAll(runs, floorLcp) {
  const rows = [...runs].map(([page, of]) => {
    const figures = Object.values(FIGURES).map((figure) => [figure.name, shown(medianOf(of, figure))]);
    return [page, { ...Object.fromEntries(figures), 'LCP / plain': shown(medianOf(of, FIGURES.lcp) / floorLcp) }];
  });
  console.table(Object.fromEntries(rows));
}

const PLAIN = 'plain page, one picture';

async function measure(server, chromePath) {
  const { warmUp } = await import('./lighthouse/audit.mjs');
  const urls = [...REQUIRED, ...OTHERS].map((page) => ({ page, url: server.url + page }));
  const pictures = [];
  for (const { url } of urls) pictures.push(await warmUp(url, chromePath));
  const floor = await startFloor(pictures[0]);
  try {
    await warmUp(floor.url, chromePath);
    return await measureAll([...urls, { page: PLAIN, url: floor.url }], chromePath);
  } finally {
    floor.stop();
  }
}

const unable = () => notMeasured('Lighthouse could not be installed: npm ci --prefix bench/lighthouse');
process.once('exit', unable);
installPackages('bench/lighthouse');
process.off('exit', unable);
const chromePath = await neededChromium();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
const server = await startProductionServer({ DATA_DIR: dataDir });
try {
  const runs = await measure(server, chromePath);
  for (const page of [...REQUIRED, ...OTHERS]) printFaults(page, runs.get(page));
  for (const page of [...REQUIRED, ...OTHERS]) printCauses(page, middleRun(runs.get(page)));
  printAll(runs, medianOf(runs.get(PLAIN), FIGURES.lcp));
  report(
    REQUIRED.flatMap((page) =>
      Object.values(FIGURES).map(({ name, of, ...rest }) => ({
        what: `${page}, ${name}`,
        value: medianOf(runs.get(page), { of }),
        rounds: runs.get(page).map(of),
        ...rest,
      })),
    ),
  );
} finally {
  server.stop();
  rmSync(dataDir, { recursive: true, maxRetries: 3 });
}
