import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { env, isSecureSite } from '../lib/config/env';
import { latestChangeAt } from '../lib/content/change-log';
import { isContentMissing } from '../lib/content/store.server';
import type { LocaleRouting } from '../lib/i18n/paths';
import { acceptedEncoding, firstAccepted } from './accepted-encoding';
import { createDayWatch } from './day-watch';
import { createErrorPages, isErrorShell } from './error-pages';
import { holdScripts } from './late-scripts';
import type { Fault } from './limits/admission';
import { sendWhole } from './limits/lingering';
import { refuse } from './limits/refusal';
import type { PageFigures } from './metrics/page-figures';
import { createNoPageAnswer } from './no-page';
import { createTurns, HOLD_MS, MOST_WAIT_MS, type Turns } from './overload/turns';
import { withHeadKey } from './page-cache/head-key';
import { keyOf, PageCache } from './page-cache/page-cache';
import { pageQuestion } from './page-cache/page-question';
import { renderInTime } from './page-cache/render-in-time';
import type { NextHandler, PageQuestion, RenderedPage } from './page-cache/rendered-page';
import { sendPage } from './page-cache/send-page';
import { wordingOf } from './page-cache/wording';
import { publicFiles } from './public-files';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';
import { pageSecurityHeaders } from './security/security-headers';

/**
 * Renders at the same time. They share one processor: more of them end no sooner, and the first of them later. One
 * waits for nothing in memory, so a second is there to fill its gaps.
 */
const AT_ONCE = 2;

/** Bytes of addresses, as they were written, whose pages are known. */
const WORDINGS_BYTES = 4 * 1024 * 1024;

/** The sitemap is written while it is read, and may be larger than all pages together. */
const NO_PAGE = /^\/(?:(?:_next|api|cards|sitemaps)\/|sitemap\.xml$|builds\/(?:latest\.json|meta\/[^/]+)$)/;

/** Addresses that only programs and scripts request; visitors never see their errors. */
const NOT_FOR_PEOPLE = /^\/(?:api|_next|_ipx)\//;

type Pages = {
  /** Answers at once where the page is in memory and the request says no more than its address. False for any other. */
  answerKnown: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers for a page or its data. False for whatever is no page: the API, files, a POST. */
  answerPage: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  /** Answers a request that is refused whatever its address: with a page, or with a few words for programs. */
  answerRefused: (request: IncomingMessage, response: ServerResponse, fault: Fault) => Promise<void>;
  /** The line of those who wait for a page to be made, also for one that is nobody else's. */
  turns: Turns;
};

const keptByNobody = (page: RenderedPage): RenderedPage => ({
  ...page,
  headers: { ...page.headers, 'cache-control': 'no-store' },
});

/** Renders a page. One without its content is shown, and kept by nobody: elsewhere there may be one that has it. */
async function renderWhole(next: NextHandler, question: PageQuestion): Promise<RenderedPage> {
  // What has come meanwhile may not be on it.
  const wasMissing = isContentMissing();
  const page = withHeadKey(await renderInTime(next, question));
  return wasMissing || isContentMissing() ? keptByNobody(page) : page;
}

/** The site's pages, from memory where they can be. */
export function createPages(next: NextHandler, routing: LocaleRouting, figures: PageFigures): Pages {
  const turns = createTurns({ atOnce: AT_ONCE, holdMs: HOLD_MS, mostWaitMs: MOST_WAIT_MS });
  const sources = policySources(env());
  const dayChangedAt = createDayWatch();
  const render = async (question: PageQuestion) => withPolicy(holdScripts(await renderWhole(next, question)), sources);
  const pages = new PageCache({
    render: (question) => turns(() => figures.rendered(() => render(question))),
    // A page says what is new, open or to be chosen today: one of yesterday is as old as one from before a change.
    changedAt: () => Math.max(latestChangeAt(), dayChangedAt()),
    mostBytes: env().PAGE_CACHE_MB * 1024 * 1024,
  });
  figures.keptBytes = () => pages.bytes;
  const always = pageSecurityHeaders(isSecureSite());
  const errorPages = createErrorPages(
    async (question, encoding) => (await pages.answer(question, encoding)).page,
    routing,
  );
  const answerNoPage = createNoPageAnswer(errorPages, routing);
  const files = publicFiles();
  const keys = new LRUCache<string, string>({
    maxSize: WORDINGS_BYTES,
    sizeCalculation: (key, wording) => key.length + wording.length,
  });

  function answerKnown(request: IncomingMessage, response: ServerResponse): boolean {
    const wording = wordingOf(request);
    const key = wording === null ? undefined : keys.get(wording);
    const answer = key === undefined ? null : pages.fresh(key);
    // An error has a page of its own for each visitor.
    if (answer?.page.status !== 200) return false;
    figures.answered(answer.state);
    sendPage(request, response, answer, always);
    return true;
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const { method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || NO_PAGE.test(url.pathname) || files.has(decodeURIComponent(url.pathname))) return false;
    if (await answerNoPage(request, response, url)) return true;
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const question = pageQuestion(request, url, routing);
    const answer = await pages.answer(question, encoding);
    figures.answered(answer.state);
    if (!isErrorShell(request, url, answer.page)) {
      const wording = wordingOf(request);
      if (wording !== null) keys.set(wording, keyOf(question, encoding));
      sendPage(request, response, answer, always);
      return true;
    }
    const form = firstAccepted(headers['accept-encoding'], ['gzip']);
    const page = await errorPages.failed(request, url, answer.page.status, form);
    sendPage(request, response, { ...answer, page }, always);
    return true;
  }

  async function answerRefused(request: IncomingMessage, response: ServerResponse, fault: Fault): Promise<void> {
    if (NOT_FOR_PEOPLE.test(request.url ?? '')) return refuse(request, response, fault.status, fault.headers);
    const page = await errorPages.refused(request, fault);
    await sendWhole(request, response, { ...page, headers: { ...page.headers, ...fault.headers } });
  }

  return { answerKnown, answerPage, answerRefused, turns };
}
