import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';

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
