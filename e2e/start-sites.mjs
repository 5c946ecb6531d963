// Starts the servers of the browser tests (sites.ts) at once. Playwright starts several servers one after the other.
import { spawn } from 'node:child_process';

const servers = JSON.parse(process.env.SITES).map(({ script, env }) =>
  spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] }),
);

const isReady = (server) =>
  new Promise((resolve) => server.stdout.on('data', (chunk) => chunk.includes('Ready:') && resolve()));

for (const server of servers)
  server.once('exit', (code) => {
    // Playwright waits until no process has their output open.
    for (const other of servers) other.kill('SIGKILL');
    process.exit(code || 1);
  });

await Promise.all(servers.map(isReady));
console.log('All sites are ready.');
