import { createServer } from 'node:http';
import { EnvError, env } from '../lib/config/env';
import { errorText } from '../lib/config/log';
import { boundGarbage } from './bounded-garbage';
import { answerFailure } from './failed-request';
import { createHandler } from './handler';

/**
 * Longer than proxies keep an idle connection (a minute, most of them): who closes first must not be we, or a request
 * that is just under way on it is lost.
 */
const KEEP_ALIVE_MS = 75_000;

/** One clear line and no stack: what a person at the terminal can act on. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** What is being delivered is waited for: broken off, it would be sent once more after the next start. */
async function endLeads(): Promise<void> {
  await globalThis.rommaiLeads?.close();
}

async function main(): Promise<void> {
  boundGarbage();
  const { HOST, PORT } = env();
  const handle = await createHandler();
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => answerFailure(error, response));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`
        : `The server could not listen on ${HOST}:${PORT}: ${error.message}`,
    );
  });
  server.listen(PORT, HOST, () => console.log(`Ready: http://localhost:${PORT}`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => void endLeads().finally(() => process.exit(0)));
      server.closeIdleConnections();
    });
  }
}

main().catch((error: unknown) =>
  fail(error instanceof EnvError ? error.message : `The server could not start: ${errorText(error)}`),
);
