import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, requestId } from './request-id';
import { serverState } from './server-state';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response of this server. A failed response has the id of its request; a cached page has none. During shutdown each
 * response has `Connection: close`.
 */
export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
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
