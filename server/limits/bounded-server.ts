import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import { createClientErrorAnswer } from './client-error';
import { drainRequest } from './drain-request';
import { LIMITS, type Limits } from './limits';
import { type Exchange, OpenExchanges } from './open-exchanges';
import { endOverdue } from './overdue';
import { refuse } from './refusal';
import { refuseSocket } from './refused-socket';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const serverOptions = (limits: Limits) => ({
  maxHeaderSize: limits.headBytes,
  headersTimeout: limits.headMs,
  requestTimeout: limits.formMs,
  connectionsCheckingInterval: limits.checkEveryMs,
  keepAliveTimeout: limits.keepAliveMs,
  // Set explicitly, because the environment could turn it on.
  insecureHTTPParser: false,
});

/** Drains a request whose response has been sent, and closes its connection if there is more. */
async function endUnread({ request, socket }: Exchange, limits: Limits): Promise<void> {
  if (request.complete || socket.destroyed) return;
  await drainRequest(request, limits);
  if (!request.complete) socket.destroy();
}

/** Closes idle connections to make room for a new one. */
function makeRoom(server: Server, limits: Limits): void {
  let isMade = false;
  server.on('drop', () => {
    if (isMade) return;
    isMade = true;
    server.closeIdleConnections();
    setTimeout(() => {
      isMade = false;
    }, limits.checkEveryMs).unref();
  });
}

/**
 * An HTTP server in which every size and every wait has a limit (decision 43). Bytes that are not HTTP get a short response.
 * Tunnels and protocol upgrades are refused.
 */
export function createBoundedServer(answer: Answer, Response = ServerResponse, limits: Limits = LIMITS): Server {
  const server = createServer({ ...serverOptions(limits), ServerResponse: Response });
  server.timeout = limits.silentMs;
  server.maxConnections = limits.connections;
  const open = new OpenExchanges();
  const take = (request: IncomingMessage, response: ServerResponse) =>
    open.add(request, response, (exchange) => void endUnread(exchange, limits));
  const takeAndAnswer: Answer = (request, response) => {
    take(request, response);
    answer(request, response);
  };
  server.on('request', takeAndAnswer);
  // The handler sends `100 Continue`.
  server.on('checkContinue', takeAndAnswer);
  server.on('checkExpectation', (request, response) => {
    take(request, response);
    void refuse(request, response, 417, {}, limits);
  });
  server.on(
    'clientError',
    createClientErrorAnswer((socket) => open.latestOn(socket), limits),
  );
  server.on('connect', (_, socket) => {
    refuseSocket(socket, 405, ['Allow: GET, HEAD'], limits);
    socket.resume();
  });
  makeRoom(server, limits);
  const check = setInterval(() => {
    const now = performance.now();
    for (const exchange of open.all()) endOverdue(exchange, now, limits);
  }, limits.checkEveryMs).unref();
  server.on('close', () => clearInterval(check));
  return server;
}
