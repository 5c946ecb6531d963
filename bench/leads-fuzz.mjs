import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, run } from './bundled.mjs';
import { fuzz } from './leads/fuzz.mjs';
import { startProductionServer } from './servers.mjs';
import { report } from './table.mjs';

const FORMS = process.argv.includes('--quick') ? 10_000 : 100_000;
const SEED = 20_261_122;
const TEN_MB = 10 * 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'bench-leads-fuzz-'));
const data = join(folder, 'data');
const server = await startProductionServer({
  DATA_DIR: data,
  TRUSTED_PROXIES: '1',
  LEADS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
});
const agent = new Agent({ keepAlive: true });

/** Sends a body until the server responds. Returns the status, the sent bytes and the milliseconds. */
function tooLarge(headers) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const sending = request(`${server.url}/api/seller-leads`, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });
    let sent = 0;
    const part = Buffer.alloc(16_384, 'a');
    const more = setInterval(() => {
      if (sent > 2 * TEN_MB) return end(0);
      sent += part.length;
      sending.write(part);
    }, 1);
    const end = (status) => {
      clearInterval(more);
      sending.destroy();
      resolve({ status, sent, ms: performance.now() - begun });
    };
    sending.on('response', ({ statusCode }) => end(statusCode));
    sending.on('error', () => end(0));
  });
}

/** The number of cells in the exported sheet that a spreadsheet would run as formulas. */
function runnableCells() {
  const sheet = join(folder, 'leads.csv');
  execFileSync('npm', ['run', '--silent', 'leads', '--', 'export', sheet], { env: { ...process.env, DATA_DIR: data } });
  return Number(run(folder, 'cells', sheet));
}

try {
  const { statuses, breaches } = await fuzz({ url: server.url, agent, count: FORMS, seed: SEED });
  console.log('answers by status', statuses);
  const large = await tooLarge({ 'Content-Length': String(TEN_MB) });
  const endless = await tooLarge({ 'Transfer-Encoding': 'chunked' });
  await bundle({ stored: 'bench/leads/stored.ts', cells: 'bench/leads/cells.ts' }, folder);
  const waiting = join(data, 'leads', 'waiting');
  const failures = Object.entries(statuses).filter(([status]) => Number(status) >= 500 || status === '0');
  report([
    { what: 'forms sent', value: FORMS, unit: '' },
    {
      what: 'responses with 5xx, and requests without a response',
      value: failures.reduce((sum, [, n]) => sum + n, 0),
      unit: '',
      atMost: 0,
    },
    { what: 'headers injected by a form, and accepted forms of other sites', value: breaches, unit: '', atMost: 0 },
    { what: 'enquiries stored', value: readdirSync(waiting).length, unit: '', atLeast: 1 },
    {
      what: 'stored enquiries that do not validate',
      value: Number(run(folder, 'stored', waiting)),
      unit: '',
      atMost: 0,
    },
    { what: 'exported cells that a spreadsheet would run', value: runnableCells(), unit: '', atMost: 0 },
    { what: 'body of 10 MB rejected with 413', value: large.status === 413 ? 1 : 0, unit: '', atLeast: 1 },
    { what: 'body of 10 MB, bytes accepted before', value: large.sent, unit: 'B', atMost: 1_000_000 },
    { what: 'endless body rejected with 413', value: endless.status === 413 ? 1 : 0, unit: '', atLeast: 1 },
    { what: 'endless body, bytes accepted before', value: endless.sent, unit: 'B', atMost: 1_000_000 },
  ]);
} finally {
  agent.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
