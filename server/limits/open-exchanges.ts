import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Kept here, because a request that Next has read to its end may have no socket any more. */
  readonly socket: Socket;
  /** By `performance.now()`. */
  readonly begun: number;
};

/** The open exchanges, in the order of their requests. */
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

  /** The latest exchange of a connection. */
  latestOn(socket: Duplex): Exchange | undefined {
    return this.#latest.get(socket);
  }

  /** All open exchanges. Removes those whose connection is closed, because a queued response never emits `close`. */
  all(): readonly Exchange[] {
    for (const exchange of this.#open) if (exchange.socket.destroyed) this.#open.delete(exchange);
    return [...this.#open];
  }
}
