import { constants } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { EnvError, env, isSecureSite } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { addressOf } from '../lib/navigation/addresses';
import { assertViewsIgnored } from '../lib/navigation/view-of-route';
import { createHandler } from './handler';
import { createBoundedServer } from './limits/bounded-server';
import { ignoreLogErrors, redirectConsoleToLog } from './logging';
import { withMetrics } from './metrics/request-metrics';
import { ServerMetrics } from './metrics/server-metrics';
import { createOperations } from './operations';
import { openSockets, shutDownOnSignal } from './shut-down';
import { SiteResponse } from './site-response';
import { Uncaught } from './uncaught';

const GARBAGE_BYTES = 64 * 1024 * 1024;

/** With less, V8 would collect all the time if there are many live objects. */
const MIN_PERCENT = 10;

/** Listings are read at about 30 MB a second. */
const EVERY_MS = 1_000;

/** By default, garbage grows with the live objects: hundreds of MB with 100,000 listings (decision 38). */
function boundGarbage(): void {
  const bound = () => {
    const percent = Math.round((100 * GARBAGE_BYTES) / getHeapStatistics().used_heap_size);
    setFlagsFromString(`--heap-growing-percent=${Math.max(MIN_PERCENT, percent)}`);
  };
  bound();
  setInterval(bound, EVERY_MS).unref();
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Until graceful shutdown is set up. The first process of a container has no default signal handler. */
const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  for (const signal of SIGNALS) process.on(signal, leave);
  // Otherwise Next reads `.env` files after `env()`, and pages have other settings than this server.
  process.env.__NEXT_PROCESSED_ENV = 'true';
  boundGarbage();
  const { HOST, PORT, VIEWS_IGNORED } = env();
  assertViewsIgnored(VIEWS_IGNORED);
  ignoreLogErrors();
  redirectConsoleToLog();
  const metrics = new ServerMetrics();
  const uncaught = new Uncaught(metrics.process);
  const handle = await createHandler(metrics.pages);
  uncaught.removeOtherListeners();
  const site = withMetrics(handle, metrics.requests);
  const operations = createOperations(metrics, isSecureSite());
  // Requests of operators are not counted, because a refused probe is no failure.
  const server = createBoundedServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isForOperators = isRead && addressOf(request.url ?? '').kind === 'operators';
    (isForOperators ? operations : site)(request, response);
  }, SiteResponse);
  server.on('error', (error: NodeJS.ErrnoException) => {
    // One connection could not be accepted; the next may be.
    if (server.listening) return log('error', 'connection not accepted', { reason: error.message });
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`
        : `The server could not listen on ${HOST}:${PORT}: ${error.message}`,
    );
  });
  for (const signal of SIGNALS) process.off(signal, leave);
  uncaught.end = shutDownOnSignal(server, openSockets(server));
  server.listen(PORT, HOST, () => {
    process.stdout.write(`Ready: http://localhost:${PORT}\n`);
    log('info', 'ready', { seconds: Math.round(performance.now()) / 1_000 });
  });
}

main().catch((error: unknown) =>
  fail(error instanceof EnvError ? error.message : `The server could not start: ${errorText(error)}`),
);
