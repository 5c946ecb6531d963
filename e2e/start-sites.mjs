// Starts the servers of the browser tests (sites.ts) at once. Playwright starts several servers one after the other.
import { spawn } from 'node:child_process';

const isReady = ({ script, env }) =>
  new Promise((resolve) => {
    const server = spawn(process.execPath, [script], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.stdout.on('data', (chunk) => chunk.includes('Ready:') && resolve());
    server.once('exit', (code) => process.exit(code || 1));
  });

await Promise.all(JSON.parse(process.env.SITES).map(isReady));
console.log('All sites are ready.');
