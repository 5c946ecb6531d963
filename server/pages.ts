import type { IncomingMessage, ServerResponse } from 'node:http';
import { env, isSecureSite } from '../lib/config/env';
import { isContentMissing } from '../lib/content/store.server';
import type { LocaleRouting } from '../lib/i18n/paths';
import { type AddressKind, addressOf } from '../lib/navigation/addresses';
import { isMissing } from '../lib/navigation/missing.server';
import { acceptedEncoding, firstAccepted } from './accepted-encoding';
import { createDayWatch } from './day-watch';
import { deferScripts } from './defer-scripts';
import { createErrorPages, isErrorShell } from './error-pages';
import { sendAndDrain } from './limits/drain-request';
import { refuse } from './limits/refusal';
import type { Fault } from './limits/request-validation';
import type { PageMetrics } from './metrics/page-metrics';
import { createConcurrencyLimit, HOLD_MS, MOST_WAIT_MS } from './overload/concurrency-limit';
import { pageKey, plainKey, resolveRoute } from './page-cache/cache-key';
import { contentState } from './page-cache/content-state';
import { correctDataUrl, isDataRequest, isSupportedData } from './page-cache/data-question';
import { withHeadKey } from './page-cache/head-key';
import type { NextEntry } from './page-cache/next-entry';
import { keyText, PageCache } from './page-cache/page-cache';
import { type RecordedRender, recordRender } from './page-cache/record-render';
import { renderInTime } from './page-cache/render-in-time';
import { type NextHandler, type PageKey, type RenderedPage, renderPage } from './page-cache/rendered-page';
import { sendPage } from './page-cache/send-page';
import { publicFiles } from './public-files';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';
import { pageSecurityHeaders } from './security/security-headers';

type ErrorPages = Pick<ReturnType<typeof createErrorPages>, 'failed'>;

/**
 * Answers requests for a page that does not exist, and for data that the pages never request, without Next. Returns false
 * for any other request.
 */
function createNotFoundHandler(errorPages: ErrorPages, routing: LocaleRouting) {
  async function handleMissing(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const resolved = resolveRoute(request, url, routing);
    if (resolved.to !== 'page' || !(resolved.isNotFound || (await isMissing(resolved.path)))) return false;
    // After this answer, the browser requests the page itself.
    if (isDataRequest(request)) await refuse(request, response, 404);
    else {
      const encoding = firstAccepted(request.headers['accept-encoding'], ['gzip']);
      const { status, headers, body } = await errorPages.failed(request, url, 404, encoding);
      // A request that waited too long has already been answered.
      if (!response.headersSent) response.writeHead(status, headers).end(body);
    }
    return true;
  }

  /** Redirects a wrong data address to the right one, and refuses data that our pages never request. */
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

/**
 * The concurrency limit of renders. They share one processor, so that more of them would only delay the first. The second
 * uses the time in which the first waits.
 */
const RENDER_CONCURRENCY = 2;

/** Addresses whose errors people see. */
const WITH_ERROR_PAGE: readonly AddressKind[] = ['page', 'file'];

type Pages = {
  /** Answers a request whose page is in memory under its plain key. False for any other. */
  handleCached: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers a request for a page or its data. False for the API, files and POST requests. */
  handlePage: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  /** Answers a request that is refused whatever its address: with a page, or with a few words for programs. */
  handleRejected: (request: IncomingMessage, response: ServerResponse, fault: Fault) => Promise<void>;
  /** Renders a page that is for one visitor and not kept, within the concurrency limit of all renders. */
  renderUncached: (target: string) => Promise<RenderedPage>;
};

const uncached = (page: RenderedPage): RenderedPage => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'no-store' },
});

/** Renders a page. One whose content is missing is shown but not kept: another process may have it. */
async function renderWhole(next: NextHandler, key: PageKey): Promise<RenderedPage> {
  // Content that arrives during the render may not be on the page.
  const wasMissing = isContentMissing();
  const page = withHeadKey(await renderInTime(next, key));
  return wasMissing || isContentMissing() ? uncached(page) : page;
}

/** The pages of the site, from memory if possible. */
export function createPages(next: NextHandler, routing: LocaleRouting, metrics: PageMetrics): Pages {
  const limited = createConcurrencyLimit({ concurrency: RENDER_CONCURRENCY, holdMs: HOLD_MS, maxWaitMs: MOST_WAIT_MS });
  const sources = policySources(env());
  const dayChangedAt = createDayWatch();
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

  function handleCached(request: IncomingMessage, response: ServerResponse): boolean {
    const key = plainKey(request);
    const answer = key && pages.fresh(keyText(key, acceptedEncoding(request.headers['accept-encoding'])));
    // Error pages differ between requests.
    if (answer?.page.status !== 200) return false;
    metrics.record(answer.state);
    sendPage(request, response, answer, always);
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
