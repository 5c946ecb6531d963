// The unit tests and a start of the built site on Node 24, which machines that are set up now get (docs/decisions/0056).
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from './setup.mjs';

const isAppleChip = process.platform === 'darwin' && process.arch === 'arm64';
// The package `node` itself is of no use here: it fetches one of these when it is installed, and nothing may run then.
const PACKAGE = `${isAppleChip ? 'node-bin' : 'node'}-${process.platform}-${process.arch}@24`;
const READY_WITHIN_MS = 60_000;

/** The path of Node 24 in npm's cache, where npx puts it. */
function findNode24() {
  const print = 'node -p "process.version + process.execPath"';
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', '--package', PACKAGE, '--call', print], {
    encoding: 'utf8',
  });
  const [, path] = /^v24\.[\d.]+(\/.+)$/m.exec(stdout) ?? [];
  if (status !== 0 || path === undefined) fail(`npx gave no Node 24 (${PACKAGE}): ${stdout}${stderr}`);
  return path;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the built site, and resolves when it is ready. */
async function startSite(node, dataDir) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    FIREBASE_PROJECT_ID: '',
  };
  const site = spawn(node, ['.next/server-main.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise((resolve) => site.once('exit', resolve));
  const ready = new Promise((resolve) => {
    for (const stream of [site.stdout, site.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ready:')) resolve(true);
      });
  });
  const late = AbortSignal.timeout(READY_WITHIN_MS);
  const isLate = new Promise((resolve) => late.addEventListener('abort', () => resolve(false)));
  if (!(await Promise.race([ready, isLate, ended.then(() => false)]))) {
    site.kill('SIGKILL');
    fail(`The site did not start on Node 24:\n${output}`);
  }
  const stop = async () => {
    site.kill('SIGINT');
    return ended;
  };
  return { url: `http://localhost:${port}`, stop, output: () => output };
}

const PAGES = [
  { path: '/th-th', status: 200, words: 'หาบ้านที่ไว้ใจได้' },
  { path: '/en-us/search?q=condo', status: 200, words: 'Homes for' },
  { path: '/en-us/listings/rm-1001', status: 200, words: 'BTS On Nut' },
  { path: '/en-us/no-such-page', status: 404, words: 'Page Not Found' },
  { path: '/_ipx/w_320/demo/living-garden-oak.jpg', status: 200, words: 'WEBP' },
  { path: '/sitemap.xml', status: 200, words: '<sitemapindex' },
  { path: '/api/health', status: 200, words: '"status":"ok"' },
];

async function pageFault(url, { path, status, words }) {
  const answer = await fetch(url + path);
  const text = await answer.text();
  if (answer.status !== status) return `${path} has status ${answer.status} instead of ${status}`;
  return text.includes(words) ? null : `${path} lacks the words ${words}`;
}

const node = findNode24();
console.log(`Node 24: ${node}`);
const unit = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'], { stdio: 'inherit' });

const dataDir = mkdtempSync(join(tmpdir(), 'rommai-node-24-'));
const site = await startSite(node, dataDir);
const faults = (await Promise.all(PAGES.map((page) => pageFault(site.url, page)))).filter((fault) => fault !== null);
const code = await site.stop();
rmSync(dataDir, { recursive: true, force: true });
if (code !== 0) faults.push(`the site ended with ${code}`);
for (const fault of faults) console.error(`On Node 24: ${fault}`);
if (faults.length > 0) console.error(site.output());
if (unit.status !== 0) console.error('On Node 24 the unit tests failed');
process.exitCode = unit.status === 0 && faults.length === 0 ? 0 : 1;
