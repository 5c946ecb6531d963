import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** `npm run firestore`: starts Google's emulator and seeds it with the content. */
const PROJECT = 'demo-rommai';
const TOOLS = 'firebase-tools@15.34.2';
/** The minimum version for these tools (https://github.com/firebase/firebase-tools/pull/9451). */
const OLDEST_JAVA = 21;
const RULES = ['firestore.rules', 'firestore.indexes.json'];
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|Failed to make request/;

function fail(line) {
  console.error(line);
  process.exit(1);
}

function portFrom(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536) return Number(text);
  return fail(`FIRESTORE_PORT: '${text}' is not allowed; allowed is a whole number from 1 to 65535.`);
}

function checkJava() {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const needed = `Google's emulator needs Java ${OLDEST_JAVA} or newer`;
  if (error !== undefined) fail(`${needed}: there is no java here.`);
  const [, version] = /version "(\d+)/.exec(stderr) ?? [];
  if (Number(version) < OLDEST_JAVA) fail(`${needed}: java here is ${version}.`);
}

/** Writes the configuration: the tools read the port only from a file, and the rules only from its folder. */
function configured(port) {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  for (const file of RULES) symlinkSync(resolve(file), join(folder, file));
  const { firestore, emulators } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const config = { firestore, emulators: { ...emulators, firestore: { ...emulators.firestore, port } } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  return join(folder, 'firebase.json');
}

async function ready(emulator) {
  let output = '';
  const isReady = new Promise((done) => {
    for (const stream of [emulator.stdout, emulator.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('All emulators ready')) done(true);
      });
  });
  const ended = once(emulator, 'close').catch((error) => {
    output += `Error: ${error.message}`;
  });
  if ((await Promise.race([isReady, ended])) === true) return;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.find((line) => /^(npm error|Error:)/.test(line)) ?? lines.at(-1) ?? 'npx exited without output';
  fail(`The emulator did not start${NO_NETWORK.test(output) ? ', the network is missing' : ''}: ${reason.trim()}`);
}

const port = portFrom(process.env.FIRESTORE_PORT || '8085');
const host = `localhost:${port}`;
checkJava();
const emulator = spawn(
  'npx',
  ['--yes', TOOLS, 'emulators:start', '--only', 'firestore', '--project', PROJECT, '--config', configured(port)],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => emulator.kill(signal));
await ready(emulator);
const seed = spawn('npm', ['run', '--silent', 'content', '--', 'seed', process.env.CONTENT_DIR || 'content', '--yes'], {
  env: { ...process.env, FIREBASE_PROJECT_ID: PROJECT, FIRESTORE_EMULATOR_HOST: host },
  stdio: 'inherit',
});
const [code] = await once(seed, 'close');
if (code !== 0) emulator.kill();
else console.log(`Firestore: ${host}, project ${PROJECT}`);
await once(emulator, 'close');
process.exitCode = code;
