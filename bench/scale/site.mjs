import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf } from '../made-up-content.mjs';
import { readAll, textOf } from '../seo/read.mjs';
import { residentMb } from '../server/figures.mjs';
import { startProductionServer } from '../servers.mjs';
import { pageRows, pictureRows } from './pages.mjs';

const GLANCE_MS = 20;
const ANSWERED_WITHIN_MS = 300_000;
const SETTLE_MS = 5_000;
/** The number of listings to which the memory and sitemap limits apply. */
const REQUIRED = 100_000;
const MOST_MB = 1_200;
const SITEMAP_SECONDS = 3;

const photographs = readdirSync('public/demo').filter((name) => name.endsWith('.jpg'));

const secondsSince = (begun) => (performance.now() - begun) / 1_000;

const mostMb = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Retries until the page loads, because the server rejects requests that wait too long during its start. */
async function untilAnswered(url) {
  const deadline = performance.now() + ANSWERED_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200 && (await answer.text()).includes('</html>')) return;
    await pause(GLANCE_MS);
  }
  throw new Error(`${url} was never answered`);
}

/** The Thai paths of listings and areas in the sitemap, at most 50 of each kind per part. */
async function addresses(server, parts) {
  const found = { listings: [], areas: [] };
  for (const part of parts) {
    const text = await textOf(server.url + part);
    const paths = [...text.matchAll(/<loc>[^<]*?(\/th-th\/[^<]+)<\/loc>/g)].map(([, path]) => path);
    found.listings.push(...paths.filter((path) => path.startsWith('/th-th/listings/gen-')).slice(0, 50));
    found.areas.push(...paths.filter((path) => /^\/th-th\/properties\/[a-z]+\/[^/]+$/.test(path)).slice(0, 50));
  }
  return found;
}

async function sitemapRows(server, limits) {
  const begun = performance.now();
  const { parts } = await readAll(server, 'identity');
  const first = secondsSince(begun);
  const again = performance.now();
  await readAll(server, 'identity');
  return {
    parts,
    rows: [
      { what: 'sitemap, all parts, first time', value: first, unit: 's', ...limits },
      { what: 'sitemap, all parts, again', value: secondsSince(again), unit: 's', ...limits },
    ],
  };
}

async function measure(server, readySeconds, begun, limits) {
  await untilAnswered(`${server.url}/th-th`);
  const home = secondsSince(begun);
  await untilAnswered(`${server.url}/th-th/search`);
  const search = secondsSince(begun);
  // Lets the garbage of the start be collected.
  await pause(SETTLE_MS);
  const resident = residentMb(server.pid);
  const sitemap = await sitemapRows(server, limits.sitemap);
  const pages = await pageRows(server, await addresses(server, sitemap.parts));
  const pictures = await pictureRows(server, photographs);
  return [
    { what: 'start until the server listens', value: readySeconds, unit: 's' },
    { what: 'start to first page', value: home, unit: 's' },
    { what: 'start to first search', value: search, unit: 's' },
    { what: 'resident memory, at rest', value: resident, unit: 'MB' },
    ...pages,
    ...sitemap.rows,
    ...pictures,
    { what: 'peak resident memory', value: mostMb(server.pid), unit: 'MB', ...limits.memory },
  ];
}

/** Measures a new server with this number of generated listings. */
export async function siteRows(homes, folder) {
  const content = await contentOf(homes, folder);
  const isJudged = homes === REQUIRED;
  const limits = isJudged ? { memory: { atMost: MOST_MB }, sitemap: { atMost: SITEMAP_SECONDS } } : {};
  const begun = performance.now();
  const server = await startProductionServer({ CONTENT_DIR: content, DATA_DIR: join(folder, `data-${homes}`) });
  try {
    const rows = await measure(server, secondsSince(begun), begun, limits);
    return rows.map((row) => ({ ...row, homes }));
  } finally {
    await server.end('SIGTERM');
  }
}
