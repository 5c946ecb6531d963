import { IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The uncompressed body, and the headers in lower case. */
export type RenderedPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Everything of a request that a page may depend on. */
export type PageKey = { target: string; headers: Readonly<Record<string, string>> };

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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

class CapturedResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];

  override writeHead(status: number, ...rest: [string?, Headers?] | [Headers?]): this {
    this.statusCode = status;
    const headers = rest.find((part) => typeof part === 'object') ?? {};
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    return super.writeHead(status);
  }

  /** Node's own would keep the head for a connection that never exists. */
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
    process.nextTick(() => this.emit('close'));
    return this;
  }

  captured(): RenderedPage {
    return { status: this.statusCode, headers: { ...this.getHeaders() }, body: Buffer.concat(this.#parts) };
  }
}

/** @throws Error if Next sends no complete response */
export async function captureResponse(next: NextHandler, request: IncomingMessage): Promise<RenderedPage> {
  const response = new CapturedResponse(request);
  await next(request, response);
  if (!response.finished) throw new Error(`No whole answer for ${request.url?.slice(0, 200)}`);
  return response.captured();
}

export const renderPage = (next: NextHandler, key: PageKey): Promise<RenderedPage> =>
  captureResponse(next, new InternalRequest(key));
