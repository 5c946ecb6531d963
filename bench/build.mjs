import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGES, scriptBytes } from './build/page-scripts.mjs';
import { freePort, startBuild } from './deploy/site.mjs';
import { report } from './table.mjs';
import { copyTree, run } from './tree-copy.mjs';

const KB = 1_000;
const MB = 1_000_000;
/** The script budget of a page, in kB. */
const MOST_SCRIPTS_KB = 160;

process.env.NEXT_TELEMETRY_DISABLED = '1';
const root = mkdtempSync(join(tmpdir(), 'bench-build-'));
const folder = join(root, 'tree');

function seconds(...command) {
  const begun = performance.now();
  run(process.execPath, command, folder);
  return (performance.now() - begun) / 1_000;
}

/** The total size of the files below a folder of the build, in bytes, without the compressed copies (.br). */
function bytesOf(...names) {
  const at = join(folder, '.next', ...names);
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** Runs and measures the steps of `npm run build` in a copy of the tree without a build. */
function build() {
  copyTree('.', folder);
  return [
    { what: 'clean next build', value: seconds('node_modules/next/dist/bin/next', 'build'), unit: 's' },
    { what: 'server bundle', value: seconds('scripts/build-server.mjs'), unit: 's' },
    {
      what: 'compression of scripts and styles',
      value: seconds('scripts/finish-scripts.mjs'),
      unit: 's',
    },
    { what: 'server files of next build', value: bytesOf('server') / MB, unit: 'MB' },
    {
      what: 'server bundle, size',
      value: statSync(join(folder, '.next/server-main.mjs')).size / MB,
      unit: 'MB',
    },
    { what: 'static files, uncompressed', value: bytesOf('static') / MB, unit: 'MB' },
  ];
}

async function scripts() {
  const port = await freePort();
  const site = await startBuild({ folder }, port, join(root, 'data'));
  try {
    const rows = [];
    for (const page of PAGES) {
      const value = (await scriptBytes(`http://127.0.0.1:${port}`, page, folder)) / KB;
      rows.push({ what: `scripts of ${page}`, value, unit: 'kB', atMost: MOST_SCRIPTS_KB });
    }
    return rows;
  } finally {
    await site.stop();
  }
}

try {
  report([...build(), ...(await scripts())]);
} finally {
  rmSync(root, { recursive: true, maxRetries: 3 });
}
