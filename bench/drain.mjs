import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load } from './drain/clients.mjs';
import { startProductionServer } from './servers.mjs';
import { report } from './table.mjs';

const ROUNDS = process.argv.includes('--quick') ? 1 : 5;
const VISITORS = { busy: 20, reading: 60, slow: 5 };
const LOAD_MS = 3_000;

const data = mkdtempSync(join(tmpdir(), 'bench-drain-'));
const environment = { DATA_DIR: data, FIREBASE_PROJECT_ID: '', TRUSTED_PROXIES: '0', LOG_LEVEL: 'warn' };

const secondsSince = (begun) => (performance.now() - begun) / 1_000;

async function start() {
  const begun = performance.now();
  const site = await startProductionServer(environment);
  const { status } = await fetch(`${site.url}/th-th`);
  if (status !== 200) throw new Error(`The first page is a ${status}`);
  return { site, readySeconds: secondsSince(begun) };
}

async function endedBy(site, signal) {
  const begun = performance.now();
  const code = await site.end(signal);
  return { code, seconds: secondsSince(begun) };
}

async function round() {
  const { site, readySeconds } = await start();
  const visitors = load(site.url, VISITORS);
  await wait(LOAD_MS);
  visitors.sendSlowly();
  await wait(500);
  const { code, seconds } = await endedBy(site, 'SIGTERM');
  await visitors.ended();
  for (const line of visitors.tally.failed.slice(0, 10)) console.error(`failed: ${line}`);
  return { ...visitors.tally, readySeconds, seconds, code };
}

const rounds = [];
try {
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round());
  const { site } = await start();
  const atTerminal = await endedBy(site, 'SIGINT');
  const sum = (of) => rounds.reduce((total, one) => total + of(one), 0);
  const longest = (of) => ({ value: Math.max(...rounds.map(of)), rounds: rounds.map(of) });
  report([
    { what: 'requests answered', value: sum(({ answered }) => answered), unit: '', atLeast: 1 },
    { what: 'requests without a complete response', value: sum(({ failed }) => failed.length), unit: '', atMost: 0 },
    { what: 'connections refused after the listener closed', value: sum(({ refused }) => refused), unit: '' },
    { what: 'SIGTERM to exit, longest', ...longest(({ seconds }) => seconds), unit: 's', atMost: 10 },
    { what: 'exit codes other than 0', value: sum(({ code }) => (code === 0 ? 0 : 1)), unit: '', atMost: 0 },
    { what: 'Ctrl-C to exit, without open requests', value: atTerminal.seconds, unit: 's', atMost: 1 },
    { what: 'start to first page, longest', ...longest((one) => one.readySeconds), unit: 's', atMost: 3 },
  ]);
} finally {
  rmSync(data, { recursive: true, maxRetries: 3 });
}
