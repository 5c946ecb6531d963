import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../lib/config/env';
import type { Locale } from '../lib/i18n/locales';
import { type LocaleRouting, localizedPath } from '../lib/i18n/paths';
import { saveFormFlash } from '../lib/leads/form-flash.server';
import { outcomeData, outcomeHeaders, outcomeStatus } from '../lib/leads/lead-outcome';
import { type FormOutcome, formLocale, receiveForm, type SentForm, wantsData } from '../lib/leads/receive-form.server';
import { againPath, thanksPath } from '../lib/navigation/lead-paths';
import { acceptedEncoding } from './accepted-encoding';
import { clientAddress } from './client-address';
import { sendAndDrain } from './limits/drain-request';
import { FORM_PATH, LIMITS } from './limits/limits';
import { refuse } from './limits/refusal';
import { Overloaded } from './overload/overloaded';
import type { RenderedPage } from './page-cache/rendered-page';
import { storedPage } from './page-cache/stored-page';
import { smallFormPage } from './small-form-page';

/** `render` renders the page at a path. */
export type FormSite = { readonly render: (target: string) => Promise<RenderedPage>; readonly routing: LocaleRouting };

/** The outcome for a form that was read. */
type SeenOutcome = Extract<FormOutcome, { values: unknown }>;
type Refused = Exclude<SeenOutcome, { code: 'taken' }>;

function dataAnswer(outcome: FormOutcome): RenderedPage {
  const body = Buffer.from(JSON.stringify(outcomeData(outcome)));
  const headers = { ...outcomeHeaders(outcome), 'content-type': 'application/json', 'content-length': body.length };
  return { status: outcomeStatus(outcome), headers, body };
}

/** The page that shows the form again with what was typed; null if the server is overloaded or the page is not found. */
async function formAgain(render: FormSite['render'], outcome: Refused, locale: Locale): Promise<RenderedPage | null> {
  const { values, code } = outcome;
  const left = code === 'faulty' ? { values, errors: outcome.errors } : { values, errors: [], formError: code };
  const always = { defaultLocale: locale, prefix: 'always' } as const;
  try {
    const page = await render(localizedPath(locale, againPath(values, saveFormFlash(left)), always));
    if (page.status !== 200) return null;
    const headers = { ...page.headers, ...outcomeHeaders(outcome) };
    return { status: outcomeStatus(outcome), headers, body: page.body };
  } catch (error) {
    if (error instanceof Overloaded) return null;
    throw error;
  }
}

/** The answer for a browser without scripts: a redirect to the thanks, or the form again. */
async function pageAnswer({ render, routing }: FormSite, outcome: SeenOutcome, locale: Locale): Promise<RenderedPage> {
  if (outcome.code === 'taken') {
    const location = localizedPath(locale, thanksPath(outcome.values, outcome.reference, outcome.leftOut), routing);
    return { status: 303, headers: { ...outcomeHeaders(outcome), location }, body: Buffer.alloc(0) };
  }
  const page = (await formAgain(render, outcome, locale)) ?? (await smallFormPage(outcome, locale, routing));
  return page ?? dataAnswer(outcome);
}

async function answerOf(site: FormSite, outcome: FormOutcome, form: SentForm): Promise<RenderedPage> {
  if (wantsData(form)) return dataAnswer(outcome);
  const locale = formLocale(form.url);
  if ('values' in outcome) return pageAnswer(site, outcome, locale);
  // A form that was not read, or one of too many, is not worth the render of a whole page.
  const isBrowser = form.headers.get('accept')?.includes('text/html') ?? false;
  return (isBrowser ? await smallFormPage(outcome, locale, site.routing) : null) ?? dataAnswer(outcome);
}

function sentForm(request: IncomingMessage, url: URL): SentForm {
  const get = (name: string) => request.headers[name]?.toString() ?? null;
  // A reader that stops early must not close the connection, on which the answer is sent.
  const body = { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) };
  return { url: url.href, headers: { get }, body, address: clientAddress(request, env().TRUSTED_PROXIES) };
}

/**
 * Answers every request for the endpoint of forms: with JSON for a script, with a redirect to the thanks or a page for a
 * browser without scripts. Returns false for any other address.
 */
export async function answerForm(
  site: FormSite,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (url.pathname !== FORM_PATH) return false;
  if (request.method !== 'POST') {
    await refuse(request, response, 405, { allow: 'POST' });
    return true;
  }
  // A form that has arrived may wait until its photographs are processed, while the connection is silent.
  request.once('end', () => request.socket.setTimeout(LIMITS.formMs + LIMITS.answerMs));
  const form = sentForm(request, url);
  const answer = await answerOf(site, await receiveForm(form), form);
  await sendAndDrain(request, response, await storedPage(answer, acceptedEncoding(request.headers['accept-encoding'])));
  return true;
}
