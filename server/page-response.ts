import { ServerResponse } from 'node:http';

/** What Next has said of the body that is not sent. */
const BODY_HEADERS = ['content-length', 'content-encoding', 'transfer-encoding', 'etag'];

type StandIn = (status: number) => void;

/**
 * A response that can keep back an error page of Next: its status and headers stand, its body is dropped, and whoever
 * asked for it is called to send another.
 */
export class PageResponse extends ServerResponse {
  #standIn: StandIn | null = null;
  #keptBack: number | null = null;

  /** Asks to be called instead of an HTML answer with status 404, or 500 and more. */
  standInForErrors(standIn: StandIn): void {
    this.#standIn = standIn;
  }

  #keepsBack(status: number): boolean {
    if (this.#keptBack !== null) return true;
    const isError = status === 404 || status >= 500;
    const isHtml = String(this.getHeader('content-type') ?? 'text/html').startsWith('text/html');
    if (this.#standIn !== null && !this.headersSent && isError && isHtml) this.#keptBack = status;
    return this.#keptBack !== null;
  }

  override writeHead(...args: unknown[]): this {
    const [status] = args;
    if (this.#keepsBack(typeof status === 'number' ? status : this.statusCode)) return this;
    return Reflect.apply(super.writeHead, this, args);
  }

  override write(...args: unknown[]): boolean {
    return this.#keepsBack(this.statusCode) || Reflect.apply(super.write, this, args);
  }

  override end(...args: unknown[]): this {
    const standIn = this.#standIn;
    if (!this.#keepsBack(this.statusCode) || standIn === null) return Reflect.apply(super.end, this, args);
    const status = this.#keptBack ?? this.statusCode;
    this.#standIn = null;
    this.#keptBack = null;
    standIn(status);
    return this;
  }

  /** Sends a whole page past whatever Next's compression has put around this response; only other headers stand. */
  sendPage(status: number, headers: Record<string, string>, body: string | undefined): void {
    for (const name of BODY_HEADERS) this.removeHeader(name);
    super.writeHead(status, headers);
    super.end(body);
  }
}
