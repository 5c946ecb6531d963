import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { plainEnvironment } from './plain-environment.mjs';

const listening = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

/**
 * A bare Node.js server that sends prepared responses, `{ headers, body }` by path, to measure what Node.js can do on
 * this machine. All other paths get an empty response.
 */
export async function startBareServer(answers) {
  const server = createServer(({ url }, response) => {
    const answer = answers[url];
    if (answer === undefined) response.writeHead(204).end();
    else response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  await listening(server);
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const ALWAYS = { NODE_ENV: 'production', LOG_LEVEL: 'warn', MALLOC_ARENA_MAX: '2' };

export async function freePort() {
  const probe = createServer();
  await listening(probe);
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the production server of the last build in a child process, with the same arenas as deploy/rommai.service. */
export async function startProductionServer(environment) {
  const port = await freePort();
  const child = spawn(process.execPath, ['.next/server-main.mjs'], {
    env: { ...plainEnvironment(), ...ALWAYS, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.includes('Ready:') && resolve());
    child.once('exit', () => reject(new Error('The server did not start; is there a build? npm run build')));
  });
  const exited = new Promise((resolve) => child.once('exit', (code, killedBy) => resolve(code ?? killedBy)));
  /** Sends a signal. Resolves with the exit code, or with the signal that killed the process. */
  const end = (signal) => {
    child.kill(signal);
    return exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    end,
    stop: () => end('SIGTERM'),
    /** Kills the server without a shutdown, like a power failure. */
    kill: () => end('SIGKILL'),
  };
}

/** The mean requests per second over several connections. With `nextPath`, each request has a new path. */
export async function requestsPerSecond(url, seconds, { nextPath, connections = 50 } = {}) {
  const { requests, non2xx, errors } = await autocannon({
    url,
    ...(nextPath ? { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] } : {}),
    connections,
    duration: seconds,
    // autocannon converts every body to text, which takes longer for a picture than serving it.
    setupClient: (client) => {
      client.pipelinedRequests.addBody = () => {};
    },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers without success, ${errors} errors`);
  return requests.mean;
}
