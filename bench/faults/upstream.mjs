import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import { connect, createServer } from 'node:net';

/** Connects a client to a Firestore. `pass` forwards the bytes from the Firestore to the client. */
const proxied =
  (pass = (onward, socket) => onward.pipe(socket)) =>
  (socket, host) => {
    const [name, port] = host.split(':');
    const onward = connect(Number(port), name);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    socket.pipe(onward);
    pass(onward, socket);
  };

/** Forwards one byte every 500 ms. */
function drip(onward, socket) {
  let waiting = Buffer.alloc(0);
  onward.on('data', (chunk) => (waiting = Buffer.concat([waiting, chunk])));
  const timer = setInterval(() => {
    socket.write(waiting.subarray(0, 1));
    waiting = waiting.subarray(1);
  }, 500);
  socket.on('close', () => clearInterval(timer));
}

function delay(onward, socket) {
  onward.on('data', (chunk) => setTimeout(() => socket.destroyed || socket.write(chunk), 10_000));
}

/** Forwards the first 50,000 bytes, then closes the connection. */
function cut(onward, socket) {
  let left = 50_000;
  onward.on('data', (chunk) => {
    socket.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) socket.destroy();
  });
}

/** Responds to every request with a status, over gRPC and REST. The first bytes of a connection show which it is. */
function refusing(code, http, status) {
  const message = `${status} by the fault driver`;
  const grpc = createHttp2Server();
  grpc.on('stream', (stream) => {
    stream.on('error', () => {});
    const headers = { 'content-type': 'application/grpc', 'grpc-status': code, 'grpc-message': message };
    stream.respond({ ':status': 200, ...headers }, { endStream: true });
  });
  const rest = createHttpServer((_, response) => {
    response.writeHead(http, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify([{ error: { code: http, message, status } }]));
  });
  return (socket) => {
    socket.once('readable', () => {
      const bytes = socket.read();
      if (bytes === null) return;
      socket.unshift(bytes);
      (bytes.toString('latin1', 0, 3) === 'PRI' ? grpc : rest).emit('connection', socket);
    });
  };
}

const HOTEL = '<!doctype html><title>Welcome to the hotel network</title>';

/** The handler of connections for each fault. `refuses` has no handler, because the server does not listen then. */
const FAULTS = {
  works: proxied(),
  hangs: (socket) => socket.resume(),
  drips: proxied(drip),
  'takes 10 s': proxied(delay),
  'breaks off': proxied(cut),
  'answers 403': refusing(7, 403, 'PERMISSION_DENIED'),
  'answers 429': refusing(8, 429, 'RESOURCE_EXHAUSTED'),
  'answers 500': refusing(13, 500, 'INTERNAL'),
  'answers 503': refusing(14, 503, 'UNAVAILABLE'),
  'answers HTML': (socket) =>
    socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${HOTEL.length}\r\n\r\n${HOTEL}`)),
};

export const FAULT_NAMES = ['refuses', ...Object.keys(FAULTS).filter((name) => name !== 'works')];

/**
 * Starts a proxy between the site and a Firestore that simulates the faults of a benchmark. `others` are the hosts of
 * other Firestores, by the name of the fault for which they replace the original one.
 */
export async function startFaultyUpstream(target, others = {}) {
  let name = 'works';
  let port = 0;
  const sockets = new Set();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    (FAULTS[name] ?? FAULTS.works)(socket, others[name] ?? target);
  });
  const listen = () =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        port = server.address().port;
        resolve();
      });
    });
  const close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(resolve);
    });
  await listen();
  return {
    host: `127.0.0.1:${port}`,
    async become(fault) {
      name = fault;
      for (const socket of sockets) socket.destroy();
      if (fault === 'refuses') return close();
      if (!server.listening) await listen();
    },
    stop: close,
  };
}
