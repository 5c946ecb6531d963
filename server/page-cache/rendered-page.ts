import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { log } from '../../lib/config/log';
import { processSingleton } from '../../lib/config/process-singleton';
import { readTags, type Tag } from '../../lib/content/change-log';
import { Overloaded } from '../../lib/http/concurrency-limit';
import { DeadlinePassed, withDeadline } from '../../lib/http/deadlines';
import { LIMITS } from '../limits/limits';
import { loggedPath } from '../logging';

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
  if (!response.finished) throw new Error(`Incomplete response for ${request.url?.slice(0, 200)}`);
  return response.captured();
}

/** Depends on nothing of the request except the key, because all visitors with this key get the page. */
export const renderPage = (next: NextHandler, key: PageKey): Promise<RenderedPage> =>
  captureResponse(next, new InternalRequest(key));

/** From its markup and its data, Next makes every response for the page. */
export type NextEntry = {
  readonly value: {
    readonly kind: 'APP_PAGE';
    readonly html: string;
    readonly rscData?: Buffer;
    readonly segmentData?: ReadonlyMap<string, Buffer>;
    readonly status?: number;
  };
  readonly cacheControl?: unknown;
};

/** `isRequested`: Next looked for the page in its cache, so this render makes it. */
type Exchange = { readonly cached: NextEntry | null; nextEntry: NextEntry | null; isRequested: boolean };

/** Next's cache handler (server/next-cache-handler.mjs) reads it. */
const renders = processSingleton('render', () => new AsyncLocalStorage<Exchange>());

const { toJSON } = Buffer.prototype;

/**
 * Next stringifies each page that it renders, only to measure it, and would write the page's data as 150,000 numbers.
 * During a render, buffers are therefore empty in JSON.
 */
Buffer.prototype.toJSON = function toJsonOutsideRenders(this: Buffer) {
  return renders.get().getStore() === undefined ? toJSON.call(this) : { type: 'Buffer', data: [] };
};

export type RecordedRender = {
  readonly page: RenderedPage;
  readonly tags: readonly Tag[];
  readonly nextEntry: NextEntry | null;
};

const RECORDING_ATTEMPTS = 3;

export async function recordRender(
  cached: NextEntry | null,
  render: () => Promise<RenderedPage>,
): Promise<RecordedRender> {
  for (let attempt = 1; ; attempt++) {
    // Whether an address has a page depends on the redirects.
    const tags = new Set<Tag>(['redirects']);
    const exchange: Exchange = { cached, nextEntry: null, isRequested: false };
    const page = await readTags.get().run(tags, () => renders.get().run(exchange, render));
    // Next may answer with an overdue render of the same page, whose reads are not recorded here.
    const isShared = page.headers['x-nextjs-cache'] !== undefined && !exchange.isRequested;
    if (!isShared) return { page, tags: [...tags], nextEntry: exchange.nextEntry };
    // Next does not use our cache handler. The page is right, but must not be cached without its reads.
    if (attempt === RECORDING_ATTEMPTS)
      return {
        page: { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } },
        tags: [],
        nextEntry: null,
      };
  }
}

const RETRY_AFTER_SECONDS = 10;

/** @throws Overloaded after the time limit of a render (decision 43), and what `renderPage` throws */
export async function renderInTime(next: NextHandler, key: PageKey): Promise<RenderedPage> {
  try {
    return await withDeadline(LIMITS.renderMs, () => renderPage(next, key));
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    log('error', 'render timed out', { path: loggedPath(key.target) });
    throw new Overloaded(RETRY_AFTER_SECONDS);
  }
}

/** The head has two parts whose React key begins with 21 random characters. */
const HEAD_KEYS = /"([\w-]{21})v",\{[^{}]*\}\],\["\$","\$L\w+","\1m"/;

/** Replaces a random React key with a hash, so that two servers send the same bytes. Another answer has another key. */
export function withStableHeadKey(page: RenderedPage): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/x-component')) return page;
  const data = page.body.toString('latin1');
  const [, random] = HEAD_KEYS.exec(data) ?? [];
  if (random === undefined) return page;
  const parts = data.split(random);
  const key = createHash('sha256').update(parts.join(''), 'latin1').digest('base64url').slice(0, random.length);
  return { ...page, body: Buffer.from(parts.join(key), 'latin1') };
}
