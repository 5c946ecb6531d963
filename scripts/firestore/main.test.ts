import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

/** Programs of a test in front of those of the machine, or in place of them. */
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
])('says in one line what is missing: %s', async (line, programs, environment) => {
  const child = run(programs, environment);
  const said = child.stderr === null ? '' : text(child.stderr);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(await said).toBe(`${line}\n`);
});

/** Stands in for the emulator, which cannot be downloaded everywhere: it takes its port and its rules from the file. */
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

it('seeds the emulator with the content, says where it is, and ends when told', async () => {
  const child = run(PROGRAMS, { FIRESTORE_PORT: '4199', CONTENT_DIR: 'some/content', SEEDED: '0' });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  await expect.poll(() => said).toContain('Firestore: ');
  expect(said.split('\n')).toEqual([
    'npm run --silent content -- seed some/content --yes FIRESTORE_EMULATOR_HOST=localhost:4199 demo-rommai',
    'Firestore: localhost:4199, project demo-rommai',
    '',
  ]);
  child.kill();
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('ends with the emulator when the content does not go in', async () => {
  const child = run(PROGRAMS, { FIRESTORE_PORT: '4199', SEEDED: '3' });
  expect(await once(child, 'close')).toEqual([3, null]);
});
