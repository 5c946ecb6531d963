import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { plainEnvironment } from '../plain-environment.mjs';

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the server of a build in its folder. `stop` resolves when the server has exited. */
export async function startBuild({ folder }, port, data) {
  const child = spawn(process.execPath, ['.next/server-main.mjs'], {
    cwd: folder,
    env: { ...plainEnvironment(), NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.includes('Ready:') && resolve());
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
