import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleRouting } from '../lib/i18n/paths';
import { isMissing } from '../lib/navigation/missing.server';
import { firstAccepted } from './accepted-encoding';
import type { createErrorPages } from './error-pages';
import { refuse } from './limits/refusal';
import { wayOf } from './page-cache/cache-key';
import { asksForData, isKnownData, rightDataAddress } from './page-cache/data-question';

type ErrorPages = Pick<ReturnType<typeof createErrorPages>, 'failed'>;

/**
 * Answers requests for a page that does not exist, and for data that the pages never request, without Next. Returns false
 * for any other request.
 */
export function createNoPageAnswer(errorPages: ErrorPages, routing: LocaleRouting) {
  async function answerMissing(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const way = wayOf(request, url, routing);
    if (way.to !== 'page' || !(way.isNowhere || (await isMissing(way.path)))) return false;
    // After this answer, the browser requests the page itself.
    if (asksForData(request)) await refuse(request, response, 404);
    else {
      const encoding = firstAccepted(request.headers['accept-encoding'], ['gzip']);
      const { status, headers, body } = await errorPages.failed(request, url, 404, encoding);
      // A request that waited too long has already been answered.
      if (!response.headersSent) response.writeHead(status, headers).end(body);
    }
    return true;
  }

  /** Redirects a wrong data address to the right one, and refuses data that our pages never request. */
  async function answerMisnamed(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const location = await rightDataAddress(request, url);
    if (location !== null) response.writeHead(307, { Location: location, 'Cache-Control': 'no-store' }).end();
    else if (isKnownData(request)) return false;
    else await refuse(request, response, 404);
    return true;
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> =>
    (await answerMissing(request, response, url)) ||
    (asksForData(request) && (await answerMisnamed(request, response, url)));
}
