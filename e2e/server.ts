import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningServer = {
  url: string;
  pid: number | undefined;
  output: () => string;
  /** Resolves with the exit code once the process has ended. */
  exit: Promise<number | null>;
  stop: () => Promise<void>;
};

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A server with its own content folder does not use Firestore, even if the suite runs against Firestore. */
const source = ({ CONTENT_DIR }: Record<string, string>) =>
  CONTENT_DIR === undefined ? {} : { FIREBASE_PROJECT_ID: '' };

/** Starts the production server, or another `bundle`, in a new process. `exit` resolves with the exit code. */
export function spawnServer(environment: Record<string, string>, bundle = '.next/server-main.mjs', cwd = '.') {
  const process_ = spawn(process.execPath, [bundle], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...source(environment), ...environment },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  process_.stdout.on('data', collect);
  process_.stderr.on('data', collect);
  const exit = new Promise<number | null>((resolve) => process_.once('exit', resolve));
  return { process: process_, output: () => output, exit };
}

function untilReady(process_: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    process_.stdout?.on('data', () => output().includes('Ready:') && resolve());
    process_.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });
}

/** Starts another production server with its own environment on a free port. */
export async function startServer(
  environment: Record<string, string>,
  bundle?: string,
  cwd?: string,
): Promise<RunningServer> {
  const port = await freePort();
  const { process: process_, output, exit } = spawnServer({ ...environment, PORT: String(port) }, bundle, cwd);
  await untilReady(process_, output);
  return {
    url: `http://localhost:${port}`,
    pid: process_.pid,
    output,
    exit,
    stop: async () => {
      // Like Ctrl-C: no load balancer sends visitors to this server, so it need not wait before it stops.
      process_.kill('SIGINT');
      await exit;
    },
  };
}

/** Starts a server without Firestore and with a temporary `DATA_DIR`, `folder`, which `stop` removes. */
export async function startWithFolder(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rommai-data-'));
  const server = await startServer({ DATA_DIR: folder, FIREBASE_PROJECT_ID: '', ...environment });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, folder, stop };
}

export type ServerWithFolder = Awaited<ReturnType<typeof startWithFolder>>;
