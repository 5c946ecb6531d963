import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLIENT_ADDRESS_HEADER, PAGE_HEADER } from '../lib/config/constants';
import { env } from '../lib/config/env';
import { outcomeData, outcomeHeaders, outcomeStatus } from '../lib/leads/lead-outcome';
import { receiveForm, type SentForm, wantsData } from '../lib/leads/receive-form.server';
import { acceptedEncoding } from './accepted-encoding';
import { holdScripts } from './late-scripts';
import { FORM_PATH, LIMITS } from './limits/limits';
import { sendWhole } from './limits/lingering';
import { Overloaded } from './overload/overloaded';
import type { Turns } from './overload/turns';
import { answerOf, type NextHandler, type RenderedPage, renderPage } from './page-cache/rendered-page';
import { storedPage } from './page-cache/stored-page';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';

/** Who answers a plain form, and the line in which a page is rendered for it: the one of all pages. */
type Makers = { readonly next: NextHandler; readonly turns: Turns };

/** The page in which a form goes on; null where there is no time for it, or it is found no more. */
async function pageInstead({ next, turns }: Makers, target: string): Promise<RenderedPage | null> {
  try {
    const page = await turns(() => renderPage(next, { target, headers: {} }));
    return page.status === 200 ? holdScripts(page) : null;
  } catch (error) {
    if (error instanceof Overloaded) return null;
    throw error;
  }
}

async function pageOf(makers: Makers, request: IncomingMessage, address: string): Promise<RenderedPage> {
  request.headers[CLIENT_ADDRESS_HEADER] = address;
  const { status, headers, body } = await answerOf(makers.next, request);
  const { [PAGE_HEADER]: target, ...always } = headers;
  const page = typeof target === 'string' ? await pageInstead(makers, target) : null;
  // The small page that names another says the same.
  const answer = { status, headers: { ...page?.headers, ...always }, body: page?.body ?? body };
  const sent = withPolicy(answer, policySources(env()));
  return storedPage(sent, acceptedEncoding(request.headers['accept-encoding']));
}

/** Next takes half the time that an enquiry of a script takes, and there is nothing in it for Next to do. */
async function dataOf(form: SentForm): Promise<RenderedPage> {
  const outcome = await receiveForm(form);
  const body = Buffer.from(JSON.stringify(outcomeData(outcome)));
  const headers = { ...outcomeHeaders(outcome), 'content-type': 'application/json', 'content-length': body.length };
  return { status: outcomeStatus(outcome), headers, body };
}

function sentForm(request: IncomingMessage, url: URL, address: string): SentForm {
  const get = (name: string) => request.headers[name]?.toString() ?? null;
  // Who leaves off reading it must not end the connection: there is an answer to send.
  const body = { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) };
  return { url: url.href, headers: { get }, body, address };
}

/**
 * Answers for a form that was sent: with data for a script, else with a page. Where Next's answer names a page, as for a
 * form that has to be mended and whose browser runs no scripts, that page is sent as its body. False for any other
 * request.
 */
export async function answerForm(
  makers: Makers,
  request: IncomingMessage,
  response: ServerResponse,
  { url, address }: { url: URL; address: string },
): Promise<boolean> {
  if (request.method !== 'POST' || url.pathname !== FORM_PATH) return false;
  // What is here whole may wait for its photographs' turn without a byte in either direction.
  request.once('end', () => request.socket.setTimeout(LIMITS.formMs + LIMITS.answerMs));
  const form = sentForm(request, url, address);
  await sendWhole(request, response, wantsData(form) ? await dataOf(form) : await pageOf(makers, request, address));
  return true;
}
