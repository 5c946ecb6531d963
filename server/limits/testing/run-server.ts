import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBoundedServer } from '../bounded-server';
import { LIMITS, type Limits } from '../limits';
import { RawClient } from './raw-client';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server with this handler and these limits, and opens connections to it. */
export async function runServer(answer: Answer, limits: Partial<Limits> = {}) {
  const server = createBoundedServer(answer, undefined, { ...LIMITS, checkEveryMs: 20, ...limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const clients: RawClient[] = [];
  return {
    server,
    port,
    client(text?: string): RawClient {
      const client = new RawClient(port);
      clients.push(client);
      if (text !== undefined) client.socket.write(text, 'latin1');
      return client;
    },
    stop(): void {
      for (const { socket } of clients) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof runServer>>;
