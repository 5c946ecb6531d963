import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, devices } from '@playwright/test';
import { freePort, startBuild } from './deploy/site.mjs';
import { makeTwoBuilds } from './deploy/two-builds.mjs';
import { VISITORS } from './deploy/visitors.mjs';
import { neededChromium } from './programs.mjs';
import { report } from './table.mjs';

const SERVED = /\.(?:js|css|mjs|woff2)$/;

async function open(browser, origin, visitor) {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin, locale: 'th-TH' });
  const page = await context.newPage();
  const seen = { documents: [], faults: [] };
  page.on('request', (request) => request.isNavigationRequest() && seen.documents.push(request.url()));
  page.on('pageerror', (error) => seen.faults.push(error.message));
  page.on('response', (answer) => answer.status() >= 400 && seen.faults.push(`${answer.status()} ${answer.url()}`));
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
  await page.clock.install();
  const manifest = page.waitForResponse('**/builds/meta/*.json?*');
  await page.goto(visitor.address);
  await (await manifest).finished();
  await visitor.before(page);
  return { visitor, page, seen };
}

/** Continues a visit on the second build. Returns the loaded documents, whether the input is kept, and the faults. */
async function goOn({ visitor, page, seen }) {
  seen.documents.splice(0);
  await visitor.after(page);
  await page.waitForLoadState('networkidle');
  const documents = seen.documents.length;
  const isKept = await visitor.isKept(page);
  for (const fault of seen.faults) console.error(`${visitor.name}: ${fault}`);
  return { documents, isKept, faults: seen.faults.length };
}

/** Counts the static files of a build, and those that the site does not serve. */
async function lostFiles({ folder }, origin) {
  const names = readdirSync(path.join(folder, '.next/static'), { recursive: true, encoding: 'utf8' });
  const addresses = names.filter((name) => SERVED.test(name)).map((name) => `${origin}/_next/static/${name}`);
  const statuses = await Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  return { all: addresses.length, lost: statuses.filter((status) => status !== 200).length };
}

const executablePath = await neededChromium();
const builds = makeTwoBuilds();
const data = mkdtempSync(path.join(tmpdir(), 'bench-deploy-data-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
let site = await startBuild(builds.first, port, data);
try {
  const pages = [];
  for (const visitor of VISITORS) pages.push(await open(browser, origin, visitor));
  const begun = performance.now();
  await site.stop();
  site = await startBuild(builds.second, port, data);
  const away = performance.now() - begun;
  const files = await lostFiles(builds.first, origin);
  const rows = [];
  for (const page of pages) {
    const { documents, isKept, faults } = await goOn(page);
    rows.push({ what: `${page.visitor.name}: document loads`, value: documents, unit: '', atMost: 1 });
    rows.push({
      what: `${page.visitor.name}: lost input or saved listings`,
      value: isKept ? 0 : 1,
      unit: '',
      atMost: 0,
    });
    rows.push({ what: `${page.visitor.name}: page errors and failed requests`, value: faults, unit: '', atMost: 0 });
  }
  report([
    { what: 'builds with the same id', value: builds.first.id === builds.second.id ? 1 : 0, unit: '', atMost: 0 },
    { what: 'files of the first build', value: files.all, unit: '' },
    { what: 'files of the first build that the second does not serve', value: files.lost, unit: '', atMost: 0 },
    { what: 'restart with the second build', value: away / 1_000, unit: 's' },
    ...rows,
  ]);
} finally {
  await browser.close();
  await site.stop();
  rmSync(data, { recursive: true });
}
