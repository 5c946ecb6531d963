import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Its own: a request that has been read to its end by Next may have none any more. */
  readonly socket: Socket;
  /** Monotonic, in milliseconds. */
  readonly begun: number;
};

/** The answers that are owed, in the order in which they were asked for. */
export class OpenExchanges {
  readonly #open = new Set<Exchange>();
  readonly #latest = new WeakMap<Duplex, Exchange>();

  add(request: IncomingMessage, response: ServerResponse, closed: (exchange: Exchange) => void): void {
    const exchange = { request, response, socket: request.socket, begun: performance.now() };
    this.#open.add(exchange);
    this.#latest.set(exchange.socket, exchange);
    response.on('close', () => {
      this.#open.delete(exchange);
      if (this.#latest.get(exchange.socket) === exchange) this.#latest.delete(exchange.socket);
      closed(exchange);
    });
  }

  /** The last that was asked for on a connection. */
  latestOn(socket: Duplex): Exchange | undefined {
    return this.#latest.get(socket);
  }

  /** All that are open; those whose connection has gone are forgotten: an answer that had not come to its turn never closes. */
  all(): readonly Exchange[] {
    for (const exchange of this.#open) if (exchange.socket.destroyed) this.#open.delete(exchange);
    return [...this.#open];
  }
}
