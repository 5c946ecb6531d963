import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanReads } from './bad-input/clean-reads.mjs';
import { holdIdle, slowClients, withHolders } from './bad-input/holders.mjs';
import { sendAll } from './bad-input/send-all.mjs';
import { startProductionServer } from './servers.mjs';
import { report } from './table.mjs';

const isQuick = process.argv.includes('--quick');
const PROBES = isQuick ? 5_000 : 100_000;
const SEED = 20_261_123;
const IDLE = 500;
const P99_MS = 100;

/** Probes per server. After ten minutes, the server renders its pages again, and their bytes differ. */
const PORTION = 20_000;

const data = mkdtempSync(join(tmpdir(), 'bench-bad-input-'));
const start = () => startProductionServer({ DATA_DIR: data, LOG_LEVEL: 'error' });
const portOf = ({ url }) => Number(new URL(url).port);
const megabytes = ({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

async function sendPortion(from) {
  const server = await start();
  try {
    const known = await cleanReads(portOf(server));
    const sent = await sendAll({
      port: portOf(server),
      known,
      count: Math.min(PORTION, PROBES - from),
      seed: SEED,
      from,
    });
    console.table(sent.kinds);
    for (const failure of sent.failures.slice(0, 10)) console.log(failure);
    const { ok } = await fetch(`${server.url}/api/health`);
    return {
      ...sent.counts,
      slow: sent.slow,
      longestMs: sent.longestMs,
      megabytes: megabytes(server),
      unwell: ok ? 0 : 1,
    };
  } finally {
    await server.stop();
  }
}

async function withSlowClients() {
  const server = await start();
  try {
    const seen = [{ name: 'nobody', ...(await withHolders(server.url, () => [])) }];
    const idle = { name: `${IDLE} idle connections`, start: () => holdIdle(portOf(server), IDLE) };
    for (const { name, start: hold } of [idle, ...slowClients(server.url)])
      seen.push({ name, ...(await withHolders(server.url, hold)) });
    return seen;
  } finally {
    await server.stop();
  }
}

try {
  const portions = [];
  for (let from = 0; from < PROBES; from += PORTION) portions.push(await sendPortion(from));
  const sum = (name) => portions.reduce((all, portion) => all + portion[name], 0);
  const most = (name) => Math.max(...portions.map((portion) => portion[name]));
  const [alone, ...held] = await withSlowClients();
  report([
    { what: `requests sent, seed ${SEED}`, value: PROBES, unit: '', atLeast: PROBES },
    { what: 'answered with 5xx', value: sum('failed'), unit: '', atMost: 0 },
    { what: 'hung: not answered in a second, nor in five when sent again', value: sum('hung'), unit: '', atMost: 0 },
    { what: 'not answered in a second, and well when sent again', value: sum('slow'), unit: '' },
    { what: 'sent to another site', value: sum('offSite'), unit: '', atMost: 0 },
    { what: 'answers out of place, framing that was believed', value: sum('misread'), unit: '', atMost: 0 },
    { what: 'pages that were others afterwards', value: sum('poisoned'), unit: '', atMost: 0 },
    { what: 'longest until answered or closed', value: most('longestMs'), unit: 'ms' },
    { what: 'servers that were not well afterwards', value: sum('unwell'), unit: '', atMost: 0 },
    { what: 'resident afterwards', value: most('megabytes'), unit: 'MB', atMost: 512 },
    { what: 'p99 of another visitor alone', value: alone.p99, unit: 'ms' },
    ...held.flatMap(({ name, p99, failed }) => [
      { what: `the same beside ${name}`, value: p99, unit: 'ms', atMost: P99_MS },
      { what: 'times as long', value: p99 / alone.p99, unit: '' },
      { what: 'not answered', value: failed, unit: '', atMost: 0 },
    ]),
  ]);
} finally {
  rmSync(data, { recursive: true, maxRetries: 3 });
}
