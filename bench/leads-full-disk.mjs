import { spawnSync } from 'node:child_process';
import { fillDisk } from './leads/full-disk.mjs';
import { needed } from './programs.mjs';

const INSIDE = '--inside';

// In a new user namespace, a process can mount a small disk without being root. The disk is removed with the namespace.
if (process.argv.includes(INSIDE)) await fillDisk();
else {
  needed('unshare', 'util-linux');
  const command = [process.execPath, 'bench/run-one.mjs', 'leads-full-disk', INSIDE];
  const { status } = spawnSync('unshare', ['--user', '--map-root-user', '--mount', ...command], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
