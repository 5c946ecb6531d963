import type { Server as HttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';

/** The first bytes of an HTTP/2 connection (RFC 9113, section 3.4). No HTTP/1.1 method starts with them. */
const PREFACE = 'PRI';

type Shared = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Serves REST and gRPC on one port, like Google's emulator. The first bytes of a connection decide.
 * @param port 0 for any free port.
 * @throws Error if the port is in use.
 */
export function listenShared(port: number, http: HttpServer, takeHttp2: (socket: Socket) => void): Promise<Shared> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // Not in flowing mode, which could lose bytes before the server of the protocol has the socket.
    socket.once('readable', () => {
      const bytes: Buffer | null = socket.read();
      if (bytes === null) return;
      socket.unshift(bytes);
      if (bytes.toString('latin1', 0, PREFACE.length) === PREFACE) takeHttp2(socket);
      else http.emit('connection', socket);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port');
      resolve({
        port: address.port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
