import type { IncomingMessage, ServerResponse } from 'node:http';
import { env, isSecureSite } from '../lib/config/env';
import { isContentMissing } from '../lib/content/store.server';
import type { LocaleRouting } from '../lib/i18n/locales';
import { listingViews } from '../lib/leads/listing-views.server';
import { type AddressKind, addressOf } from '../lib/navigation/addresses';
import { isMissing } from '../lib/navigation/existing-pages.server';
import { createErrorPages, isErrorShell } from './error-pages';
import { acceptedEncoding, type Fault, firstAccepted } from './incoming-request';
import { refuse, sendAndDrain } from './limits/refusal';
import type { PageMetrics } from './metrics/server-metrics';
import { visitorLimit } from './overload';
import { pageKey, plainKey, resolveRoute } from './page-cache/cache-key';
import { correctDataUrl, isDataRequest, isSupportedData } from './page-cache/data-request';
import { contentState, createDayTracker, keyText, PageCache } from './page-cache/page-cache';
import {
  type NextEntry,
  type NextHandler,
  type PageKey,
  type RecordedRender,
  type RenderedPage,
  recordRender,
  renderInTime,
  renderPage,
  withStableHeadKey,
} from './page-cache/rendered-page';
import { sendPage } from './page-cache/stored-page';
import { deferScripts, pageSecurityHeaders, policySources, withPolicy } from './security-policy';
import { publicFiles } from './static-files';

type ErrorPages = Pick<ReturnType<typeof createErrorPages>, 'failed'>;

/** Missing pages, and data that our pages never request, need no render. False for any other request. */
function createNotFoundHandler(errorPages: ErrorPages, routing: LocaleRouting) {
  async function handleMissing(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const resolved = resolveRoute(request, url, routing);
    if (resolved.to !== 'page' || !(resolved.isNotFound || (await isMissing(resolved.path)))) return false;
    if (isDataRequest(request)) await refuse(request, response, 404);
    else {
      const encoding = firstAccepted(request.headers['accept-encoding'], ['gzip']);
      const { status, headers, body } = await errorPages.failed(request, url, 404, encoding);
      if (!response.headersSent) response.writeHead(status, headers).end(body);
    }
    return true;
  }

  async function handleDataRequest(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const location = await correctDataUrl(request, url);
    if (location !== null) response.writeHead(307, { Location: location, 'Cache-Control': 'no-store' }).end();
    else if (isSupportedData(request)) return false;
    else await refuse(request, response, 404);
    return true;
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> =>
    (await handleMissing(request, response, url)) ||
    (isDataRequest(request) && (await handleDataRequest(request, response, url)));
}

/** Renders share one processor. The second uses the time in which the first waits. */
const RENDER_CONCURRENCY = 2;
/** A page that was expected in time is still better than a refusal after five seconds. */
const RENDER_WAIT_MS = 10_000;

const WITH_ERROR_PAGE: readonly AddressKind[] = ['page', 'file'];

type Pages = {
  handleCached: (request: IncomingMessage, response: ServerResponse) => boolean;
  handlePage: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  handleRejected: (request: IncomingMessage, response: ServerResponse, fault: Fault) => Promise<void>;
  renderUncached: (target: string) => Promise<RenderedPage>;
};

const uncached = (page: RenderedPage): RenderedPage => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'no-store' },
});

/** A page whose content is missing is not kept: another process may have it. */
async function renderWhole(next: NextHandler, key: PageKey): Promise<RenderedPage> {
  // Content that arrives during the render may not be on the page.
  const wasMissing = isContentMissing();
  const page = withStableHeadKey(await renderInTime(next, key));
  return wasMissing || isContentMissing() ? uncached(page) : page;
}

export function createPages(next: NextHandler, routing: LocaleRouting, metrics: PageMetrics): Pages {
  const limited = visitorLimit(RENDER_CONCURRENCY, RENDER_WAIT_MS);
  const sources = policySources(env());
  const dayChangedAt = createDayTracker();
  const render = async (key: PageKey, cached: NextEntry | null): Promise<RecordedRender> => {
    const { page, ...recorded } = await recordRender(cached, () => renderWhole(next, key));
    return { ...recorded, page: withPolicy(deferScripts(page), sources) };
  };
  const pages = new PageCache({
    render: (key, cached) =>
      limited(() => (cached === null ? metrics.rendered(() => render(key, null)) : render(key, cached))),
    contentState: (shown) => contentState(shown, dayChangedAt()),
    maxBytes: env().PAGE_CACHE_MB * 1024 * 1024,
  });
  metrics.cacheBytes = () => pages.bytes;
  const always = pageSecurityHeaders(isSecureSite());
  const errorPages = createErrorPages(async (key, encoding) => (await pages.answer(key, encoding)).page, routing);
  const handleNotFound = createNotFoundHandler(errorPages, routing);
  const files = publicFiles();
  const views = listingViews.get();

  function handleCached(request: IncomingMessage, response: ServerResponse): boolean {
    const key = plainKey(request);
    const answer = key && pages.fresh(keyText(key, acceptedEncoding(request.headers['accept-encoding'])));
    // Error pages differ between requests.
    if (answer?.page.status !== 200) return false;
    metrics.record(answer.state);
    sendPage(request, response, answer, always);
    views?.count(request);
    return true;
  }

  async function handlePage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const { method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const { answeredBy } = addressOf(url.pathname);
    const isElsewhere = answeredBy === 'next' || answeredBy === 'server';
    if (!isRead || isElsewhere || files.has(decodeURIComponent(url.pathname))) return false;
    if (await handleNotFound(request, response, url)) return true;
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const answer = await pages.answer(pageKey(request, url, routing), encoding);
    metrics.record(answer.state);
    if (!isErrorShell(request, url, answer.page)) {
      sendPage(request, response, answer, always);
      if (answer.page.status === 200) views?.count(request);
      return true;
    }
    const form = firstAccepted(headers['accept-encoding'], ['gzip']);
    const page = await errorPages.failed(request, url, answer.page.status, form);
    sendPage(request, response, { ...answer, page }, always);
    return true;
  }

  async function handleRejected(request: IncomingMessage, response: ServerResponse, fault: Fault): Promise<void> {
    if (!WITH_ERROR_PAGE.includes(addressOf(request.url ?? '').kind))
      return refuse(request, response, fault.status, fault.headers);
    const page = await errorPages.refused(request, fault);
    await sendAndDrain(request, response, { ...page, headers: { ...page.headers, ...fault.headers } });
  }

  const renderUncached = (target: string) =>
    limited(async () => withPolicy(deferScripts(await renderPage(next, { target, headers: {} })), sources));

  return { handleCached, handlePage, handleRejected, renderUncached };
}
