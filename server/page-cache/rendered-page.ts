import { IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Next's response: the whole uncompressed body, and the headers with lower-case names. */
export type RenderedPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Everything of a request that a page may depend on. Two requests with the same key get the same page. */
export type PageKey = { target: string; headers: Readonly<Record<string, string>> };

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request without a connection. */
export class InternalRequest extends IncomingMessage {
  constructor({ target, headers }: PageKey, method: 'GET' | 'HEAD' = 'GET') {
    super(new Socket());
    this.method = method;
    this.url = target;
    this.headers = { ...headers };
    this.push(null);
  }
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/** A response without a connection that keeps what is written to it. */
class CapturedResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];

  override writeHead(status: number, ...rest: [string?, Headers?] | [Headers?]): this {
    this.statusCode = status;
    const headers = rest.find((part) => typeof part === 'object') ?? {};
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    return super.writeHead(status);
  }

  /** Node's own would keep the head as bytes for a connection that never exists. */
  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
  }

  #append(chunk: unknown, encoding: unknown): void {
    this.flushHeaders();
    if (typeof chunk === 'string') this.#parts.push(Buffer.from(chunk, encoding === 'latin1' ? 'latin1' : 'utf8'));
    else if (chunk instanceof Uint8Array) this.#parts.push(Buffer.from(chunk));
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#append(chunk, rest[0]);
    for (const callback of rest) if (typeof callback === 'function') process.nextTick(callback);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this;
    this.#append(args[0], args[1]);
    this.finished = true;
    for (const callback of args) if (typeof callback === 'function') process.nextTick(callback);
    this.emit('finish');
    // Code that waits for the end of a request waits for this.
    process.nextTick(() => this.emit('close'));
    return this;
  }

  captured(): RenderedPage {
    return { status: this.statusCode, headers: { ...this.getHeaders() }, body: Buffer.concat(this.#parts) };
  }
}

/**
 * Collects Next's response to a request in memory.
 *
 * @throws Error if Next sends no complete response.
 */
export async function captureResponse(next: NextHandler, request: IncomingMessage): Promise<RenderedPage> {
  const response = new CapturedResponse(request);
  await next(request, response);
  if (!response.finished) throw new Error(`No whole answer for ${request.url?.slice(0, 200)}`);
  return response.captured();
}

/**
 * Renders a page for a key. It does not depend on the visitor's connection or on anything else of the request.
 *
 * @throws Error if Next sends no complete response.
 */
export const renderPage = (next: NextHandler, key: PageKey): Promise<RenderedPage> =>
  captureResponse(next, new InternalRequest(key));
