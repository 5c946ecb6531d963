import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunningServer = {
  url: string;
  pid: number | undefined;
  output: () => string;
  /** Settles with its code when it has ended. */
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

/** A folder of content of its own also where the suite runs on Firestore. */
const source = ({ CONTENT_DIR }: Record<string, string>) =>
  CONTENT_DIR === undefined ? {} : { FIREBASE_PROJECT_ID: '' };

/** Starts the production server, or another `bundle`, in a new process; `exit` settles with its code. */
export function spawnServer(environment: Record<string, string>, bundle = '.next/server-main.mjs') {
  const process_ = spawn(process.execPath, [bundle], {
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

/** Another production server beside the suite's own, with its own environment, on a free port. */
export async function startServer(environment: Record<string, string>, bundle?: string): Promise<RunningServer> {
  const port = await freePort();
  const { process: process_, output, exit } = spawnServer({ ...environment, PORT: String(port) }, bundle);
  await untilReady(process_, output);
  return {
    url: `http://localhost:${port}`,
    pid: process_.pid,
    output,
    exit,
    stop: async () => {
      // As Ctrl-C does: nobody sends visitors here who would have to notice.
      process_.kill('SIGINT');
      await exit;
    },
  };
}

/** Such a server without Firestore and with a `DATA_DIR` of its own, `folder`, which goes with it. */
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
