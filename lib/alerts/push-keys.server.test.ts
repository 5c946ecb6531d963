import { execFile } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPushKeys } from './push-keys.server';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes one pair, readable by its owner, and keeps it', () => {
  const inside = join(folder, 'alerts');
  const keys = openPushKeys(inside);
  expect(openPushKeys(inside)).toEqual(keys);
  expect(readdirSync(inside)).toEqual(['push-keys.json']);
  expect(statSync(join(inside, 'push-keys.json')).mode & 0o777).toBe(0o600);
  const own = createECDH('prime256v1');
  own.setPrivateKey(keys.privateKey, 'base64url');
  expect(own.getPublicKey('base64url')).toBe(keys.publicKey);
});

/** Only in the full tests, because it takes five seconds. */
it.runIf(process.env.TEST_FULL === '1')(
  'makes one pair in many processes at once',
  async () => {
    const script = `import('./lib/alerts/push-keys.server.ts').then(({ openPushKeys }) => console.log(openPushKeys(process.argv[1]).publicKey))`;
    const imports = ['--import', 'tsx', '--import', './lib/alerts/testing/server-only.mjs'];
    const start = () => promisify(execFile)(process.execPath, [...imports, '-e', script, folder]);
    const said = await Promise.all(Array.from({ length: 8 }, start));
    expect(new Set(said.map(({ stdout }) => stdout.trim()))).toEqual(new Set([openPushKeys(folder).publicKey]));
  },
  60_000,
);

it('does not replace a file that it cannot read, and does not quote it', () => {
  openPushKeys(folder);
  const path = join(folder, 'push-keys.json');
  const [, half = ''] = /"privateKey":"([^"]+)/.exec(readFileSync(path, 'utf8')) ?? [];
  writeFileSync(path, `{"privateKey":"${half}`);
  expect(() => openPushKeys(folder)).toThrow(/has no keys/);
  expect(() => openPushKeys(folder)).not.toThrow(half);
});
