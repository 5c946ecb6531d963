import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf } from '../made-up-content.mjs';
import { residentMb } from '../server/figures.mjs';
import { startProductionServer } from '../servers.mjs';
import { percentile } from '../table.mjs';
import { read, readAll } from './read.mjs';

const HOMES = 100_000;
const ROUNDS = 3;
const SAMPLE_MS = 20;
const GLANCE_MS = 200;
const LOADED_WITHIN_MS = 300_000;
const SETTLE_MS = 5_000;
const MB = 1_000_000;

const LOC = Buffer.from('<loc>');

/** Counts URLs in a text that arrives in chunks, including those that cross two chunks. */
function addressCounter() {
  let [count, rest] = [0, Buffer.alloc(0)];
  return {
    count: () => count,
    see(piece) {
      const text = Buffer.concat([rest, piece]);
      for (let at = text.indexOf(LOC); at >= 0; at = text.indexOf(LOC, at + LOC.length)) count += 1;
      // Shorter than the tag, so that nothing is counted twice.
      rest = text.subarray(Math.max(0, text.length - LOC.length + 1));
    },
  };
}

/** The largest increase of a process's memory during some work, in MB. */
async function memoryMore(pid, work) {
  const before = residentMb(pid);
  let most = before;
  const sample = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, SAMPLE_MS);
  await work();
  clearInterval(sample);
  return Math.max(most, residentMb(pid)) - before;
}

async function seconds(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** The median of several rounds, and the rounds. */
const median = async (work) => {
  const rounds = [];
  while (rounds.length < ROUNDS) rounds.push(await seconds(work));
  return { value: percentile(rounds, 0.5), rounds };
};

async function bareSeconds(bytes) {
  const child = spawn(process.execPath, ['bench/seo/bare-stream.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise((resolve) => child.stdout.once('data', (line) => resolve(String(line).trim())));
  const took = await median(async () => {
    for (const each of bytes) await read(`http://127.0.0.1:${port}/${each}`, 'identity');
  });
  child.kill();
  return took;
}

async function countAddresses(server, parts) {
  const counts = [];
  for (const part of parts) {
    const counter = addressCounter();
    await read(server.url + part, 'identity', counter.see);
    counts.push(counter.count());
  }
  return counts;
}

async function measure(server) {
  let all = { parts: [], bytes: [] };
  let first = 0;
  const more = await memoryMore(server.pid, async () => {
    first = await seconds(async () => {
      all = await readAll(server, 'identity');
    });
  });
  const again = await median(() => readAll(server, 'identity'));
  const gzip = await median(() => readAll(server, 'gzip'));
  const { parts, bytes } = all;
  const addresses = await countAddresses(server, parts);
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const bare = await bareSeconds(bytes);
  return [
    { what: `sitemap of ${HOMES} listings, first time`, value: first, unit: 's', atMost: 3 },
    { what: 'sitemap, again', ...again, unit: 's', atMost: 3 },
    { what: 'bare server, same bytes', ...bare, unit: 's' },
    { what: 'sitemap, again / bare server', value: again.value / bare.value, unit: '' },
    { what: 'sitemap, again, with gzip', ...gzip, unit: 's' },
    { what: 'additional memory, first time', value: more, unit: 'MB', atMost: 50 },
    { what: 'URLs', value: sum(addresses), unit: '', atLeast: 2 * HOMES },
    { what: 'URLs in the longest part', value: Math.max(...addresses), unit: '', atMost: 50_000 },
    { what: 'parts', value: parts.length, unit: '' },
    { what: 'size', value: sum(bytes) / MB, unit: 'MB' },
    { what: 'size of the largest part', value: Math.max(...bytes) / MB, unit: 'MB', atMost: 50 },
  ];
}

/** Whether the server has loaded the listings. Until then it does not respond, and rejects requests after a while. */
const isLoaded = (server) =>
  fetch(`${server.url}/en-us/search`)
    .then((answer) => answer.status === 200)
    .catch(() => false);

/** Measures the sitemap of many listings: the time, the memory and the completeness. */
export async function measureSitemap() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-seo-'));
  try {
    const content = await contentOf(HOMES, folder);
    const server = await startProductionServer({ CONTENT_DIR: content, DATA_DIR: join(folder, 'data') });
    try {
      const deadline = performance.now() + LOADED_WITHIN_MS;
      while (!(await isLoaded(server))) {
        if (performance.now() > deadline) throw new Error('the homes were never loaded');
        await pause(GLANCE_MS);
      }
      // Lets the garbage of the start be collected.
      await pause(SETTLE_MS);
      return await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 3 });
  }
}
