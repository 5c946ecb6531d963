import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingEntries, platformOf, withoutIntegrity } from './complete-lock.mjs';

it('the lock file has an entry for every platform, so that npm ci accepts it on all of them', () => {
  expect(missingEntries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([]);
});

it('the lock file has a hash for every package', () => {
  expect(withoutIntegrity(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([]);
});

it('the lock file contains no registry URL', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "(?!packages\/)|https?:\/\/[^"]*\.tgz/);
});

it.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@swc/core-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads the platform from the package name %s: %j', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
