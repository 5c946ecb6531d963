import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTranslator } from 'next-intl';
import { receiveAlertForm } from '../lib/alerts/alert-form.server';
import { ALERTS_ENDPOINT } from '../lib/alerts/alert-links.server';
import { LINE_WEBHOOK, receiveLineWebhook } from '../lib/alerts/line-webhook.server';
import { env } from '../lib/config/env';
import { errorText, log } from '../lib/config/log';
import { SITE } from '../lib/config/site';
import { Overloaded } from '../lib/http/concurrency-limit';
import { bangkokDay } from '../lib/i18n/dates';
import { breakable } from '../lib/i18n/line-breaks';
import { loadMessages } from '../lib/i18n/load-messages';
import { LOCALE_FACTS, type Locale, type LocaleRouting, localizedPath } from '../lib/i18n/locales';
import { saveFormFlash } from '../lib/leads/form-flash.server';
import { leads } from '../lib/leads/leads.server';
import { answeredPath, leadOfLinkSecret } from '../lib/leads/link-secrets.server';
import {
  consumeStatusAttempt,
  type FormOutcome,
  type FormRequest,
  formLocale,
  outcomeData,
  outcomeHeaders,
  outcomeStatus,
  receiveForm,
  wantsData,
} from '../lib/leads/receive-form.server';
import { againPath, formPath, thanksPath } from '../lib/navigation/lead-paths';
import { routePath } from '../lib/navigation/routes';
import { fallbackErrorPage } from './fallback-error-page';
import { acceptedEncoding, clientAddress } from './incoming-request';
import { FORM_PATH, LIMITS } from './limits/limits';
import { refuse, sendAndDrain } from './limits/refusal';
import type { RenderedPage } from './page-cache/rendered-page';
import { storedPage } from './page-cache/stored-page';
import { policySources, withPolicy } from './security-policy';

const UNREAD = {
  'too-large': ['tooLarge'],
  'too-long': ['tooLong'],
  'other-files': ['otherFiles'],
  'too-slow': ['formErrors.no-connection', 'withoutPhotos'],
  'too-busy': ['formErrors.not-stored'],
} as const;

function keysFor(outcome: FormOutcome) {
  switch (outcome.code) {
    case 'taken':
    case 'foreign':
    case 'unsupported':
    case 'unreadable':
      return [];
    case 'faulty':
      return outcome.errors.map(({ code }) => `errors.${code}` as const);
    case 'too-many':
    case 'not-stored':
    case 'different':
      return [`formErrors.${outcome.code}` as const];
    default:
      return UNREAD[outcome.code];
  }
}

/** A small page without scripts, if no whole page can be rendered. Messages and encoded addresses need no escaping. */
async function smallFormPage(
  outcome: FormOutcome,
  locale: Locale,
  routing: LocaleRouting,
): Promise<RenderedPage | null> {
  const keys = keysFor(outcome);
  if (keys.length === 0) return null;
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const hasValues = 'values' in outcome;
  const title = t(hasValues ? 'Seller.errorTitle' : 'Seller.failedTitle');
  const back = hasValues ? formPath(outcome.values) : routePath('contact-us-for-sell');
  const html = [
    `<!doctype html><html lang="${LOCALE_FACTS[locale].tag}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<body style="font-family:system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem;line-height:1.7"><h1>${title}</h1>`,
    `<ul>${keys.map((key) => `<li>${t(`Seller.${key}`)}</li>`).join('')}</ul>`,
    `<p><a href="tel:${SITE.phone}">${t('Contact.callUs', { phone: SITE.phone })}</a> · `,
    `<a href="${SITE.lineUrl}">${t('Contact.line')}</a></p>`,
    `<p><a href="${localizedPath(locale, back, routing)}">${t('Enquiry.backToForm')}</a></p>`,
  ].join('');
  const headers = { ...outcomeHeaders(outcome), 'content-type': 'text/html; charset=utf-8' };
  return withPolicy(
    { status: outcomeStatus(outcome), headers, body: Buffer.from(breakable(html)) },
    policySources(env()),
  );
}

const ANSWERED_PATH = `/api${answeredPath('')}`;

export type FormSite = { readonly render: (target: string) => Promise<RenderedPage>; readonly routing: LocaleRouting };

type WithValues = Extract<FormOutcome, { values: unknown }>;
type Refused = Exclude<WithValues, { code: 'taken' }>;

function jsonResponse(outcome: FormOutcome): RenderedPage {
  const body = Buffer.from(JSON.stringify(outcomeData(outcome)));
  const headers = { ...outcomeHeaders(outcome), 'content-type': 'application/json', 'content-length': body.length };
  return { status: outcomeStatus(outcome), headers, body };
}

async function refillForm(render: FormSite['render'], outcome: Refused, locale: Locale): Promise<RenderedPage | null> {
  const { values, code } = outcome;
  const flash = code === 'faulty' ? { values, errors: outcome.errors } : { values, errors: [], formError: code };
  const always = { defaultLocale: locale, prefix: 'always' } as const;
  try {
    const page = await render(localizedPath(locale, againPath(values, saveFormFlash(flash)), always));
    if (page.status !== 200) return null;
    const headers = { ...page.headers, ...outcomeHeaders(outcome) };
    return { status: outcomeStatus(outcome), headers, body: page.body };
  } catch (error) {
    if (error instanceof Overloaded) return null;
    throw error;
  }
}

async function pageResponse({ render, routing }: FormSite, outcome: WithValues, locale: Locale): Promise<RenderedPage> {
  if (outcome.code === 'taken') {
    const location = localizedPath(locale, thanksPath(outcome.values, outcome), routing);
    return { status: 303, headers: { ...outcomeHeaders(outcome), location }, body: Buffer.alloc(0) };
  }
  const page = (await refillForm(render, outcome, locale)) ?? (await smallFormPage(outcome, locale, routing));
  return page ?? jsonResponse(outcome);
}

async function responseFor(site: FormSite, outcome: FormOutcome, form: FormRequest): Promise<RenderedPage> {
  if (wantsData(form)) return jsonResponse(outcome);
  const locale = formLocale(form.url);
  if ('values' in outcome) return pageResponse(site, outcome, locale);
  // A form that was not read, or one of too many, is not worth the render of a whole page.
  const isBrowser = form.headers.get('accept')?.includes('text/html') ?? false;
  return (isBrowser ? await smallFormPage(outcome, locale, site.routing) : null) ?? jsonResponse(outcome);
}

function toFormRequest(request: IncomingMessage, url: URL): FormRequest {
  const get = (name: string) => request.headers[name]?.toString() ?? null;
  // A reader that stops early must not close the connection, on which the answer is sent.
  const body = { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) };
  return { url: url.href, headers: { get }, body, address: clientAddress(request, env().TRUSTED_PROXIES) };
}

/** Counts a request for a secret page like a try of a form. Answers it, and returns true, if there were too many. */
export async function limitStatus(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
  if (!url.pathname.includes('/status/')) return false;
  const seconds = await consumeStatusAttempt(clientAddress(request, env().TRUSTED_PROXIES));
  if (seconds === null) return false;
  const { status, headers, body } = fallbackErrorPage(429, { 'retry-after': String(seconds) });
  response.writeHead(status, headers).end(body);
  return true;
}

async function markAnswered(site: FormSite, form: FormRequest, secret: string): Promise<RenderedPage> {
  const id = leadOfLinkSecret('enquiry answered', secret);
  if (id === null) return fallbackErrorPage(404);
  try {
    await leads().answer(id, bangkokDay(Date.now()));
  } catch (error) {
    log('error', 'answer to an enquiry not recorded', { reason: errorText(error) });
    return fallbackErrorPage(503);
  }
  const location = localizedPath(formLocale(form.url), answeredPath(secret), site.routing);
  return { status: 303, headers: { 'cache-control': 'no-store', location }, body: Buffer.alloc(0) };
}

/** Answers the endpoint of forms: JSON for a script, else a redirect or a page. False for any other address. */
export async function handleForm(
  site: FormSite,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (url.pathname === ALERTS_ENDPOINT) {
    const form = toFormRequest(request, url);
    const answer = await receiveAlertForm(form, request.method ?? 'GET', formLocale(form.url));
    await sendAndDrain(request, response, answer.status < 400 ? answer : fallbackErrorPage(answer.status));
    return true;
  }
  if (url.pathname === LINE_WEBHOOK && request.method === 'POST') {
    const status = await receiveLineWebhook(toFormRequest(request, url));
    const headers = { 'cache-control': 'no-store', 'content-length': 0 };
    await sendAndDrain(request, response, { status, headers, body: Buffer.alloc(0) });
    return true;
  }
  const secret = url.pathname.startsWith(ANSWERED_PATH) ? url.pathname.slice(ANSWERED_PATH.length) : undefined;
  if (url.pathname !== FORM_PATH && secret === undefined) return false;
  if (request.method !== 'POST') {
    await refuse(request, response, 405, { allow: 'POST' });
    return true;
  }
  if (secret !== undefined) {
    await sendAndDrain(request, response, await markAnswered(site, toFormRequest(request, url), secret));
    return true;
  }
  // A form that has arrived may wait until its photographs are processed, while the connection is silent.
  request.once('end', () => request.socket.setTimeout(LIMITS.formMs + LIMITS.responseMs));
  const form = toFormRequest(request, url);
  const result = await responseFor(site, await receiveForm(form), form);
  await sendAndDrain(request, response, await storedPage(result, acceptedEncoding(request.headers['accept-encoding'])));
  return true;
}
