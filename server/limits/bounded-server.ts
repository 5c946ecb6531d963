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
  // Said, because the environment could ask for it.
  insecureHTTPParser: false,
});

/** An answer has been sent, and its request still comes: nobody reads it for ever. */
async function endUnread({ request, socket }: Exchange, limits: Limits): Promise<void> {
  if (request.complete || socket.destroyed) return;
  await drainRequest(request, limits);
  if (!request.complete) socket.destroy();
}

/** Room for who comes, of those who only hold on to a connection. */
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
 * A server that nobody holds up: every size and every wait has its limit (decision 43), what is no HTTP gets a short
 * answer, and tunnels and other protocols are not to be had.
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
