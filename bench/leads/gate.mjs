import { connect, createServer } from 'node:net';

/** Starts a TCP proxy in front of a server. While the proxy is closed, connections are refused. */
export async function startGate(host) {
  const [name, port] = host.split(':');
  const sockets = new Set();
  const server = createServer((inner) => {
    const outer = connect(Number(port), name);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  let own = 0;
  const open = () =>
    new Promise((resolve) => {
      if (server.listening) return resolve();
      server.listen(own, '127.0.0.1', () => {
        own = server.address().port;
        resolve();
      });
    });
  const close = () =>
    new Promise((resolve) => {
      if (!server.listening) return resolve();
      server.close(resolve);
      for (const socket of sockets) socket.destroy();
    });
  await open();
  return { host: `127.0.0.1:${own}`, open, close };
}
