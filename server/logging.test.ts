import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { createLimitedLog, loggedPath } from './logging';

it('limits the lines per second, and logs how many it left out', () => {
  const write = vi.fn();
  let now = 10_000;
  const say = createLimitedLog('request failed', write, () => now);
  for (let n = 0; n < 70; n++) say('error', { id: n });
  expect(write).toHaveBeenCalledTimes(50);
  expect(write).toHaveBeenLastCalledWith('error', 'request failed', { id: 49 });
  now += 1_000;
  say('warn', { id: 70 });
  expect(write).toHaveBeenLastCalledWith('warn', 'request failed', { id: 70, leftOutBefore: 20 });
  say('warn', { id: 71 });
  expect(write).toHaveBeenLastCalledWith('warn', 'request failed', { id: 71 });
});

it('leaves out queries, tokens and lead ids, and has at most 200 characters', () => {
  expect(loggedPath('/th-th/search?q=0812345678')).toBe('/th-th/search');
  expect(loggedPath('/th-th/contact-us-for-sell/again/secret-token')).toBe('/th-th/contact-us-for-sell/again/…');
  expect(loggedPath('/en-us/listings/rm-1001/enquire/sent/RM-7F3K?day=1')).toBe(
    '/en-us/listings/rm-1001/enquire/sent/…',
  );
  expect(loggedPath('/en-us/contact-us-for-sell/status/3f9a07c1')).toBe('/en-us/contact-us-for-sell/status/…');
  expect(loggedPath(`/${'x'.repeat(9_000)}`)).toHaveLength(200);
});

/** A Linux device on which every write fails because the disk is full. */
const FULL = '/dev/full';

it.runIf(existsSync(FULL))('a log on a full disk does not end the process', async () => {
  const full = openSync(FULL, 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/testing/write-log.ts'], {
    stdio: ['ignore', full, full],
    env: { ...process.env, LOG_LEVEL: 'info' },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  closeSync(full);
  expect(code).toBe(7);
});
