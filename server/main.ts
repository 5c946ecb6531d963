import { constants } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { EnvError, env, isSecureSite } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { assertViewsIgnored } from '../lib/navigation/view-of-route';
import { consoleToLog } from './console-lines';
import { shutDownOnSignal } from './end';
import { createHandler } from './handler';
import { createBoundedServer } from './limits/bounded-server';
import { outliveLog } from './log-streams';
import { ServerMetrics } from './metrics/server-metrics';
import { withOperations } from './operations';
import { openSockets } from './shut-down';
import { SiteResponse } from './site-response';
import { Uncaught } from './uncaught';
import { withMetrics } from './with-metrics';

/** How much garbage may accumulate beside the live objects before V8 collects it. */
const GARBAGE_BYTES = 64 * 1024 * 1024;

/** With less, V8 would collect garbage all the time if there are many live objects. */
const LEAST_PERCENT = 10;

/** Listings are read at about 30 MB a second. */
const EVERY_MS = 1_000;

/**
 * Bounds the garbage of the process. By default V8 lets garbage grow in proportion to the live objects, which costs
 * hundreds of megabytes with 100,000 listings (decision 38). V8 reads the setting at each collection.
 */
function boundGarbage(): void {
  const bound = () => {
    const percent = Math.round((100 * GARBAGE_BYTES) / getHeapStatistics().used_heap_size);
    setFlagsFromString(`--heap-growing-percent=${Math.max(LEAST_PERCENT, percent)}`);
  };
  bound();
  setInterval(bound, EVERY_MS).unref();
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Exits on a signal until graceful shutdown is set up. The first process of a container has no default signal handler. */
const leave = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);

/** One line without a stack, for an error that the person at the terminal can fix. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  for (const signal of SIGNALS) process.on(signal, leave);
  boundGarbage();
  const { HOST, PORT, VIEWS_IGNORED } = env();
  assertViewsIgnored(VIEWS_IGNORED);
  outliveLog();
  consoleToLog();
  const metrics = new ServerMetrics();
  const uncaught = new Uncaught(metrics.process);
  const handle = await createHandler(metrics.pages);
  uncaught.removeOtherListeners();
  const site = withMetrics(handle, metrics.requests);
  const listener = withOperations(site, metrics, isSecureSite());
  const server = createBoundedServer(listener, SiteResponse);
  server.on('error', (error: NodeJS.ErrnoException) => {
    // One connection could not be accepted; the next may be.
    if (server.listening) return log('error', 'connection not taken', { reason: error.message });
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`
        : `The server could not listen on ${HOST}:${PORT}: ${error.message}`,
    );
  });
  for (const signal of SIGNALS) process.off(signal, leave);
  uncaught.end = shutDownOnSignal(server, openSockets(server));
  server.listen(PORT, HOST, () => {
    // For the person who started the server. All other lines are JSON.
    process.stdout.write(`Ready: http://localhost:${PORT}\n`);
    log('info', 'ready', { seconds: Math.round(performance.now()) / 1_000 });
  });
}

main().catch((error: unknown) =>
  fail(error instanceof EnvError ? error.message : `The server could not start: ${errorText(error)}`),
);
