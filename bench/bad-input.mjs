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

const data = mkdtempSync(join(tmpdir(), 'bench-bad-input-'));
const server = await startProductionServer({ DATA_DIR: data, LOG_LEVEL: 'error' });
const port = Number(new URL(server.url).port);
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1_024;

try {
  const known = await cleanReads(port);
  const {
    counts,
    longestMs,
    failures,
    kinds,
    slow: slowFirst,
  } = await sendAll({ port, known, count: PROBES, seed: SEED });
  console.table(kinds);
  for (const failure of failures.slice(0, 10)) console.log(failure);
  const health = await fetch(`${server.url}/api/health`);
  const alone = await withHolders(server.url, () => []);
  const idle = { name: `${IDLE} idle connections`, ...(await withHolders(server.url, () => holdIdle(port, IDLE))) };
  const slow = [];
  for (const holder of slowClients(server.url))
    slow.push({ ...holder, ...(await withHolders(server.url, holder.start)) });
  report([
    { what: `requests sent, seed ${SEED}`, value: PROBES, unit: '', atLeast: PROBES },
    { what: 'answered with 5xx', value: counts.failed, unit: '', atMost: 0 },
    { what: 'hung: not answered in a second, nor in five when sent again', value: counts.hung, unit: '', atMost: 0 },
    { what: 'not answered in a second, and well when sent again', value: slowFirst, unit: '' },
    { what: 'sent to another site', value: counts.offSite, unit: '', atMost: 0 },
    { what: 'answers out of place, framing that was believed', value: counts.misread, unit: '', atMost: 0 },
    { what: 'pages that were others afterwards', value: counts.poisoned, unit: '', atMost: 0 },
    { what: 'longest until answered or closed', value: longestMs, unit: 'ms' },
    { what: 'well afterwards', value: health.ok ? 1 : 0, unit: '', atLeast: 1 },
    { what: 'resident afterwards', value: megabytes(), unit: 'MB', atMost: 512 },
    { what: 'p99 of another visitor alone', value: alone.p99, unit: 'ms' },
    ...[idle, ...slow].flatMap(({ name, p99, failed }) => [
      { what: `the same beside ${name}`, value: p99, unit: 'ms', atMost: P99_MS },
      { what: 'times as long', value: p99 / alone.p99, unit: '' },
      { what: 'not answered', value: failed, unit: '', atMost: 0 },
    ]),
  ]);
} finally {
  server.stop();
  rmSync(data, { recursive: true, maxRetries: 3 });
}
