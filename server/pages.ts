import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../lib/config/env';
import { contentChangedAt } from '../lib/content/store.server';
import type { LocaleRouting } from '../lib/i18n/paths';
import { indexChangedAt } from '../lib/search/index-changed-at';
import { acceptedEncoding } from './accepted-encoding';
import { createErrorPages, isErrorShell } from './error-pages';
import { holdScripts } from './late-scripts';
import { createTurns } from './overload/turns';
import { PageCache } from './page-cache/page-cache';
import { pageQuestion } from './page-cache/page-question';
import { type NextHandler, renderPage } from './page-cache/rendered-page';
import { sendPage } from './page-cache/send-page';
import { storedPage } from './page-cache/stored-page';
import { publicFiles } from './public-files';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';

/**
 * Renders at the same time. They share one processor: more of them end no sooner, and the first of them later. One
 * waits for nothing in memory, so a second is there to fill its gaps.
 */
const AT_ONCE = 2;
const HOLD_MS = 500;
/** Longer nobody waits for a page before it is even begun. */
const MOST_WAIT_MS = 3_000;

type AnswerPage = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

/** Answers for pages and their data, from memory where it can. False for whatever is no page: the API, files, a POST. */
export function createPages(next: NextHandler, routing: LocaleRouting): AnswerPage {
  const turns = createTurns({ atOnce: AT_ONCE, holdMs: HOLD_MS, mostWaitMs: MOST_WAIT_MS });
  const sources = policySources(env());
  const pages = new PageCache({
    render: (question) => turns(async () => withPolicy(holdScripts(await renderPage(next, question)), sources)),
    changedAt: async () => Math.max(await contentChangedAt(), indexChangedAt()),
    mostBytes: env().PAGE_CACHE_MB * 1024 * 1024,
  });
  const errorPage = createErrorPages(pages, routing);
  const files = publicFiles();
  return async (request, response, url) => {
    const { method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || /^\/(?:_next|api)\//.test(url.pathname) || files.has(decodeURIComponent(url.pathname))) return false;
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const answer = await pages.answer(pageQuestion(request, url), encoding);
    if (!isErrorShell(request, url, answer.page)) {
      sendPage(request, response, answer);
      return true;
    }
    const page = await storedPage(withPolicy(await errorPage(request, url, answer.page.status), sources), encoding);
    sendPage(request, response, { ...answer, page });
    return true;
  };
}
