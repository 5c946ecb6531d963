import { spawn } from 'node:child_process';
import { plainEnvironment } from '../plain-environment.mjs';
import { freePort } from '../servers.mjs';

/** Starts the production server with a Firestore. `stop` returns the exit code and the log lines about content. */
export async function startSite(host, dataFolder, environment = {}) {
  const port = environment.PORT ?? (await freePort());
  const begun = performance.now();
  const child = spawn(process.execPath, ['.next/server-main.mjs'], {
    env: {
      ...plainEnvironment(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      PORT: String(port),
      FIREBASE_PROJECT_ID: 'demo-rommai',
      FIRESTORE_EMULATOR_HOST: host,
      DATA_DIR: dataFolder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exit = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  while (!output.includes('Ready:')) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid,
    startMs: performance.now() - begun,
    async page(path) {
      const response = await fetch(url + path);
      return { status: response.status, text: await response.text() };
    },
    health: () => fetch(`${url}/api/health`).then((answer) => answer.json()),
    /** Kills the server without a shutdown, like a power failure. */
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await exit;
      return { code, lines: output.split('\n').filter((line) => line.includes('"event":"content')) };
    },
  };
}
