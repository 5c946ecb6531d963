import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundle, run } from './bundled.mjs';
import { startFirestoreProcess } from './faults/firestore.mjs';
import { report } from './table.mjs';

const HOMES = 10_000;
/** The number of stored listings at which the first run is killed. */
const KILLED_AT = HOMES / 2;

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const sheet = join(folder, 'listings.csv');
const tool = ['--conditions=react-server', '--import', 'tsx', 'scripts/content.ts'];
const settings = ({ host }) => ({ ...process.env, FIRESTORE_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: 'demo-rommai' });

/** Runs the content tool and returns its output. */
const content = async (firestore, ...args) =>
  (await promisify(execFile)(process.execPath, [...tool, ...args], { env: settings(firestore) })).stdout;

/** A copy of the content folder with other listings. */
function folderWith(name, write) {
  const path = join(folder, name);
  cpSync('content', path, { recursive: true });
  write(join(path, 'listings.json'));
  return path;
}

/** Exports generated listings to a sheet, as staff do. */
async function writeSheet() {
  const full = folderWith('full', (path) => run(folder, 'write', path, HOMES));
  const firestore = await startFirestoreProcess(full);
  try {
    await content(firestore, 'sheet', 'listings', sheet);
  } finally {
    firestore.stop();
  }
}

/** Starts an import and kills it with SIGKILL when `KILLED_AT` listings are stored. */
async function killedImport(firestore) {
  const child = spawn(process.execPath, [...tool, 'import', sheet, '--yes'], {
    env: settings(firestore),
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  while (child.exitCode === null && (await firestore.added()) < KILLED_AT);
  child.kill('SIGKILL');
  if ((await ended) !== 'SIGKILL') throw new Error('the import ended before it was killed');
  return firestore.added();
}

/** Runs a complete import. Returns its duration and the counts that it prints. */
async function wholeImport(firestore) {
  const begun = performance.now();
  const output = await content(firestore, 'import', sheet, '--yes');
  const [, written, there] = /(\d+) written, (\d+) were already there/.exec(output) ?? [];
  return { seconds: (performance.now() - begun) / 1_000, written: Number(written), there: Number(there) };
}

async function measure() {
  const firestore = await startFirestoreProcess(folderWith('empty', (path) => writeFileSync(path, '[]')));
  try {
    const before = await killedImport(firestore);
    const second = await wholeImport(firestore);
    const third = await wholeImport(firestore);
    return [
      {
        what: 'listings stored when the first run was killed',
        value: before,
        unit: '',
        atLeast: KILLED_AT,
        atMost: HOMES - 1,
      },
      {
        what: 'listings that the second run left unchanged',
        value: second.there,
        unit: '',
        atLeast: before,
        atMost: before,
      },
      {
        what: 'listings that the second run wrote',
        value: second.written,
        unit: '',
        atLeast: HOMES - before,
        atMost: HOMES - before,
      },
      { what: 'duration of the second run', value: second.seconds, unit: 's' },
      {
        what: 'listings stored after the second run',
        value: await firestore.added(),
        unit: '',
        atLeast: HOMES,
        atMost: HOMES,
      },
      { what: 'listings that a third run wrote', value: third.written, unit: '', atMost: 0 },
    ];
  } finally {
    firestore.stop();
  }
}

try {
  await bundle({ write: 'bench/search/write.ts' }, folder);
  await writeSheet();
  report(await measure());
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
