import { spawnSync } from 'node:child_process';
import { fillDisk } from './leads/full-disk.mjs';

const INSIDE = '--inside';

// A user namespace of its own may mount a small disk without being root, and the disk goes with it.
if (process.argv.includes(INSIDE)) await fillDisk();
else {
  const command = [process.execPath, 'bench/run.mjs', 'leads-full-disk', INSIDE];
  const { status } = spawnSync('unshare', ['--user', '--map-root-user', '--mount', ...command], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
