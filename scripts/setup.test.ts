import { expect, it } from 'vitest';
import { installReason, nodeFault } from './setup.mjs';

it.each(['20.19.0', '20.20.2', '22.1.0', '26.0.0'])('accepts Node.js %s', (version) => {
  expect(nodeFault(version)).toBeNull();
});

it.each(['18.20.4', '20.18.3', '8.0.0'])('rejects Node.js %s with a one-line message', (version) => {
  expect(nodeFault(version)).toBe(`Node.js 20.19 or newer is needed; this is ${version}. See https://nodejs.org`);
});

it('installs only if packages are missing, the last install was interrupted or the lock changed, and says why', () => {
  expect(installReason('a', 'a', true)).toBeNull();
  expect(installReason('a', '', false)).toBe('Installing packages');
  expect(installReason('a', '', true)).toBe('The installation of packages was not finished');
  expect(installReason('b', 'a', true)).toBe('The lock file has changed');
});
