import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { log } from '../../lib/config/log';
import { addressOf } from '../../lib/navigation/addresses';
import { fallbackErrorPage } from '../fallback-error-page';
import { hasBody } from '../incoming-request';
import { loggedPath } from '../logging';
import { LIMITS, type Limits } from './limits';
import { drainRequest, refuse, refuseSocket } from './refusal';

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** A request that Next has read to its end may have no socket any more. */
  readonly socket: Socket;
  readonly startedAt: number;
};

class OpenExchanges {
  readonly #open = new Set<Exchange>();
  readonly #latest = new Map<Duplex, Exchange>();

  add(request: IncomingMessage, response: ServerResponse, unread: (exchange: Exchange) => void): void {
    const exchange = { request, response, socket: request.socket, startedAt: performance.now() };
    this.#open.add(exchange);
    this.#latest.set(exchange.socket, exchange);
    response.on('close', () => {
      this.#remove(exchange);
      if (!request.complete && !exchange.socket.destroyed) unread(exchange);
    });
  }

  #remove(exchange: Exchange): void {
    this.#open.delete(exchange);
    if (this.#latest.get(exchange.socket) === exchange) this.#latest.delete(exchange.socket);
  }

  latestOn(socket: Duplex): Exchange | undefined {
    return this.#latest.get(socket);
  }

  /** Removes those whose connection is closed, because a queued response never emits `close`. */
  all(): readonly Exchange[] {
    for (const exchange of this.#open) if (exchange.socket.destroyed) this.#remove(exchange);
    return [...this.#open];
  }
}

type Overdue = 'body' | 'answer' | 'reader';

const isOfForm = ({ request }: Exchange) => addressOf(request.url ?? '').kind === 'form';

function overduePart(exchange: Exchange, now: number, limits: Limits): Overdue | null {
  const { request, response, startedAt } = exchange;
  const age = now - startedAt;
  const sendingMs = isOfForm(exchange) ? limits.formMs : limits.bodyMs;
  if (response.headersSent) return age > sendingMs + limits.downloadMs ? 'reader' : null;
  if (!request.complete && hasBody(request)) return age > sendingMs ? 'body' : null;
  return age > (isOfForm(exchange) ? limits.formMs : 0) + limits.responseMs ? 'answer' : null;
}

/** Closes the response, so that code that still works on it cannot write to it. */
function sendTimeout({ request, response }: Exchange): void {
  log('error', 'response timed out', { path: loggedPath(request.url) });
  const { status, headers, body } = fallbackErrorPage(503, { 'retry-after': '10', connection: 'close' });
  response.on('error', () => undefined);
  response.writeHead(status, headers).end(body);
}

/** Set here and not for each request, because a timer takes a tenth of the time of a cached page. */
function limitSilence({ socket }: Exchange, limits: Limits): void {
  // A form has already set a longer one.
  if (!socket.timeout) socket.setTimeout(limits.silentMs);
}

function endOverdue(exchange: Exchange, now: number, limits: Limits): void {
  const part = overduePart(exchange, now, limits);
  if (part === 'reader') exchange.response.destroy();
  else if (part === 'answer') sendTimeout(exchange);
  else if (part === 'body') void refuse(exchange.request, exchange.response, 408, {}, limits);
}

const CUT_OFF = 'HPE_INVALID_EOF_STATE';
const SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
const STATUSES: Readonly<Record<string, 408 | 413 | 431>> = {
  [SLOW]: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

const MAX_REFUSED_BYTES = 1024 * 1024;

const bytesRead = (socket: Duplex) => (socket instanceof Socket ? socket.bytesRead : 0);

/** Node emits this event for each chunk that it could not parse, and for late requests; only the first counts. */
function createClientErrorHandler(latestOn: (socket: Duplex) => Exchange | undefined, limits: Limits = LIMITS) {
  const refusedAt = new WeakMap<Duplex, number>();

  function respond(code: string | undefined, socket: Duplex): void {
    const latest = latestOn(socket);
    const status = STATUSES[code ?? ''] ?? 400;
    if (latest === undefined) {
      // Browsers open connections ahead of use.
      if (code === SLOW && bytesRead(socket) === 0) socket.destroy();
      else refuseSocket(socket, status, [], limits);
    } else if (latest.request.complete) {
      // The error belongs to the next request, whose response comes after this one.
      latest.response.once('close', () => refuseSocket(socket, status, [], limits));
    } else {
      if (!latest.response.headersSent)
        void refuse(latest.request, latest.response, status, { connection: 'close' }, limits);
      if (code === CUT_OFF) latest.socket.destroySoon();
    }
  }

  return ({ code }: NodeJS.ErrnoException, socket: Duplex): void => {
    const refusedAtByte = refusedAt.get(socket);
    if (code === 'ECONNRESET' || socket.destroyed) socket.destroy();
    else if (refusedAtByte !== undefined) {
      if (bytesRead(socket) - refusedAtByte > MAX_REFUSED_BYTES) socket.destroy();
    } else {
      refusedAt.set(socket, bytesRead(socket));
      respond(code, socket);
    }
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const serverOptions = (limits: Limits) => ({
  maxHeaderSize: limits.headBytes,
  headersTimeout: limits.headMs,
  requestTimeout: limits.formMs,
  connectionsCheckingInterval: limits.checkEveryMs,
  keepAliveTimeout: limits.keepAliveMs,
  // The environment could turn it on.
  insecureHTTPParser: false,
});

async function endUnread({ request, socket }: Exchange, limits: Limits): Promise<void> {
  await drainRequest(request, limits);
  if (!request.complete) socket.destroy();
}

function freeConnections(server: Server, limits: Limits): void {
  let isRecent = false;
  server.on('drop', () => {
    if (isRecent) return;
    isRecent = true;
    server.closeIdleConnections();
    setTimeout(() => {
      isRecent = false;
    }, limits.checkEveryMs).unref();
  });
}

/** Every size and every wait has a limit (decision 43). Tunnels and protocol upgrades are refused. */
export function createBoundedServer(listener: Listener, Response = ServerResponse, limits: Limits = LIMITS): Server {
  const server = createServer({ ...serverOptions(limits), ServerResponse: Response });
  server.maxConnections = limits.connections;
  const open = new OpenExchanges();
  const track = (request: IncomingMessage, response: ServerResponse) =>
    open.add(request, response, (exchange) => void endUnread(exchange, limits));
  const trackAndHandle: Listener = (request, response) => {
    track(request, response);
    listener(request, response);
  };
  server.on('request', trackAndHandle);
  // The handler sends `100 Continue`.
  server.on('checkContinue', trackAndHandle);
  server.on('checkExpectation', (request, response) => {
    track(request, response);
    void refuse(request, response, 417, {}, limits);
  });
  server.on(
    'clientError',
    createClientErrorHandler((socket) => open.latestOn(socket), limits),
  );
  server.on('connect', (_, socket) => {
    refuseSocket(socket, 405, ['Allow: GET, HEAD'], limits);
    socket.resume();
  });
  freeConnections(server, limits);
  const check = setInterval(() => {
    const now = performance.now();
    for (const exchange of open.all()) {
      limitSilence(exchange, limits);
      endOverdue(exchange, now, limits);
    }
  }, limits.checkEveryMs).unref();
  server.on('close', () => clearInterval(check));
  return server;
}
