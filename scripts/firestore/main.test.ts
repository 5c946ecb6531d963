import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

/** Runs the script with stub programs first in PATH. An own PATH in `environment` hides the programs of the machine. */
function run(programs: Readonly<Record<string, string>>, environment: Readonly<Record<string, string>>): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
  const child = spawn(process.execPath, ['scripts/firestore/main.mjs'], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, ...environment },
  });
  onTestFinished(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });
  return child;
}

const java = (version: string) => `#!/bin/sh\necho 'openjdk version "${version}" 2025-10-21' >&2\n`;
const npx = (line: string) => `#!/bin/sh\necho 'This is not a fatal error.'\necho '${line}' >&2\nexit 1\n`;

it.each<[string, Record<string, string>, Record<string, string>]>([
  [
    "FIRESTORE_PORT: '80 85' is not allowed; allowed is a whole number from 1 to 65535.",
    {},
    { FIRESTORE_PORT: '80 85' },
  ],
  ["Google's emulator needs Java 21 or newer: there is no java here.", {}, { PATH: '/nowhere' }],
  ["Google's emulator needs Java 21 or newer: java here is 17.", { java: java('17.0.15') }, {}],
  [
    'The emulator did not start, the network is missing: npm error code EAI_AGAIN',
    { java: java('21'), npx: npx('npm error code EAI_AGAIN') },
    {},
  ],
  [
    'The emulator did not start: Error: Could not start Firestore Emulator, port taken.',
    { java: java('25.0.1'), npx: npx('Error: Could not start Firestore Emulator, port taken.') },
    {},
  ],
])('exits with a one-line message: %s', async (line, programs, environment) => {
  const child = run(programs, environment);
  const output = child.stderr === null ? '' : text(child.stderr);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(await output).toBe(`${line}\n`);
});

/** A stub of the emulator, which cannot be downloaded everywhere. It checks the port and the rules in the file. */
const EMULATOR = `#!/usr/bin/env node
const { readFileSync } = require('node:fs');
const [file] = process.argv.slice(-1);
const { firestore, emulators } = JSON.parse(readFileSync(file, 'utf8'));
const rules = readFileSync(file.replace('firebase.json', firestore.rules), 'utf8');
if (emulators.firestore.port !== Number(process.env.FIRESTORE_PORT) || !rules.includes('service')) process.exit(1);
console.log('All emulators ready!');
setInterval(() => {}, 1000);
`;
const NPM = `#!/bin/sh\necho "npm $@ FIRESTORE_EMULATOR_HOST=$FIRESTORE_EMULATOR_HOST $FIREBASE_PROJECT_ID"\nexit $SEEDED\n`;
const PROGRAMS = { java: java('21'), npx: EMULATOR, npm: NPM };

it('seeds the emulator with the content, prints its address, and stops on a signal', async () => {
  const child = run(PROGRAMS, { FIRESTORE_PORT: '4199', CONTENT_DIR: 'some/content', SEEDED: '0' });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('Firestore: ');
  expect(output.split('\n')).toEqual([
    'npm run --silent content -- seed some/content --yes FIRESTORE_EMULATOR_HOST=localhost:4199 demo-rommai',
    'Firestore: localhost:4199, project demo-rommai',
    '',
  ]);
  child.kill();
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('stops the emulator and exits with the code of the seed if the seed fails', async () => {
  const child = run(PROGRAMS, { FIRESTORE_PORT: '4199', SEEDED: '3' });
  expect(await once(child, 'close')).toEqual([3, null]);
});
