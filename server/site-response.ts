import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { env } from '../lib/config/env';

export const serverState = { isDraining: false };

const REQUEST_ID_HEADER = 'X-Request-Id';

/** The ids of two replicas or two starts differ. */
const PROCESS_ID = randomBytes(6).toString('base64url');

const VALID_ID = /^[\w-]{8,64}$/;

const ids = new WeakMap<IncomingMessage, string>();
let count = 0;

export function newId(): string {
  count += 1;
  return `${PROCESS_ID}-${count.toString(36)}`;
}

/** A trusted proxy may set the id. It is made when first needed, because most requests need none. */
export function requestId(request: IncomingMessage, proxies = env().TRUSTED_PROXIES): string {
  const existing = ids.get(request);
  if (existing !== undefined) return existing;
  const header = request.headers['x-request-id'];
  const id = proxies > 0 && typeof header === 'string' && VALID_ID.test(header) ? header : newId();
  ids.set(request, id);
  return id;
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** A failed response has the id of its request; a cached page has none. */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(request: Request) {
    super(request);
    // HTTP/1.1 connections stay open by default, so the headers `Connection` and `Keep-Alive` are left out.
    this.removeHeader('Connection');
  }

  #addHeaders(status: number): void {
    if (status >= 500 || (status >= 400 && this.req.method === 'POST'))
      this.setHeader(REQUEST_ID_HEADER, requestId(this.req));
    if (serverState.isDraining) this.setHeader('Connection', 'close');
  }

  override writeHead(status: number, message?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(status: number, second?: string | Headers, headers?: Headers): this {
    if (!this.headersSent) this.#addHeaders(status);
    return typeof second === 'string' ? super.writeHead(status, second, headers) : super.writeHead(status, second);
  }
}
