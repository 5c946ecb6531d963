import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_HEADER } from '../lib/config/constants';
import { acceptedEncoding } from './accepted-encoding';
import { holdScripts } from './late-scripts';
import { answerOf, type NextHandler, type RenderedPage, renderPage } from './page-cache/rendered-page';
import { storedPage } from './page-cache/stored-page';

const FORM_PATH = '/api/seller-leads';

async function pageInstead(next: NextHandler, answer: RenderedPage, target: string): Promise<RenderedPage> {
  const { [PAGE_HEADER]: _, ...headers } = answer.headers;
  const page = holdScripts(await renderPage(next, { target, headers: {} }));
  // Found no more: the small page that came with it says the same.
  return page.status === 200
    ? { status: answer.status, headers: { ...page.headers, ...headers }, body: page.body }
    : { ...answer, headers };
}

/**
 * Answers for a form that was sent. Where the answer names a page, as for a form that has to be mended and whose browser
 * runs no scripts, that page is sent as its body. False for any other request.
 */
export async function answerForm(
  next: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (request.method !== 'POST' || url.pathname !== FORM_PATH) return false;
  const answer = await answerOf(next, request);
  const target = answer.headers[PAGE_HEADER];
  const page = typeof target === 'string' ? await pageInstead(next, answer, target) : answer;
  const { status, headers, body } = await storedPage(page, acceptedEncoding(request.headers['accept-encoding']));
  // What still comes of a body that was refused is not waited for.
  response.writeHead(status, request.complete ? headers : { ...headers, connection: 'close' });
  response.end(body);
  return true;
}
