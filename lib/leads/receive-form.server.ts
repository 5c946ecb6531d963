import 'server-only';
import { STATUS_CODES } from 'node:http';
import { env } from '../config/env';
import { type BodyRequest, formOrigin } from '../http/requests';
import { isLocale, type Locale } from '../i18n/locales';
import { type BodyFault, readFormFields } from './form-body.server';
import { leftOutText } from './lead-form';
import { createLeadLimits } from './limits.server';
import { type LeadMemory, type Outcome, receiveLead } from './receive-lead.server';
import { createMessageMemory } from './spam-score';

export type FormRequest = BodyRequest & { readonly url: string; readonly address: string };

export type FormOutcome = Outcome | { readonly code: BodyFault | 'foreign' };

let processMemory: LeadMemory | undefined;

const STATUSES = {
  taken: 201,
  faulty: 422,
  different: 409,
  'not-stored': 503,
  'too-many': 429,
  'too-large': 413,
  'too-long': 413,
  'other-files': 413,
  unsupported: 415,
  unreadable: 400,
  'too-slow': 408,
  'too-busy': 503,
  foreign: 403,
} as const satisfies Record<FormOutcome['code'], number>;

const RETRY_SECONDS = 60;

/** Checks size, origin, tries, rules and limits in this order, then stores the enquiry (decision 7). */
export async function receiveForm(form: FormRequest, memory = leadMemory()): Promise<FormOutcome> {
  const fields = await readFormFields(form);
  if (typeof fields === 'string') return { code: fields };
  const { headers, address } = form;
  if (isForeign(form)) return { code: 'foreign' };
  const sender = { address, locale: formLocale(form.url), referrer: headers.get('referer') };
  return receiveLead(fields, sender, memory);
}

/** Counts a request for the status of an enquiry among the tries of an address. Returns the seconds to wait, or null. */
export const consumeStatusAttempt = (address: string): Promise<number | null> =>
  leadMemory().limits.consumeAttempt(address);

function leadMemory(): LeadMemory {
  processMemory ??= { limits: createLeadLimits(env().LEADS_PER_MINUTE), messages: createMessageMemory() };
  return processMemory;
}

/** Whether a page of another site sent the form. */
export function isForeign({ headers }: FormRequest): boolean {
  const { SITE_URL } = env();
  const hosts = [headers.get('host'), ...(SITE_URL === undefined ? [] : [new URL(SITE_URL).host])];
  return formOrigin(headers, hosts) === 'foreign';
}

export function formLocale(url: string): Locale {
  const requested = new URL(url, 'http://localhost').searchParams.get('locale');
  return isLocale(requested) ? requested : env().DEFAULT_LOCALE;
}

export const wantsData = ({ headers }: FormRequest): boolean =>
  headers.get('accept')?.includes('application/json') ?? false;

export function outcomeStatus(outcome: FormOutcome): number {
  const isTooLarge =
    outcome.code === 'faulty' && outcome.errors.some(({ code }) => code === 'photo-large' || code === 'photos-many');
  return STATUSES[isTooLarge ? 'too-large' : outcome.code];
}

export function outcomeHeaders(outcome: FormOutcome): Record<string, string> {
  const always = { 'cache-control': 'no-store' };
  if (outcome.code === 'too-many') return { ...always, 'retry-after': String(outcome.waitSeconds) };
  const isForNow = outcome.code === 'not-stored' || outcome.code === 'too-busy';
  return isForNow ? { ...always, 'retry-after': String(RETRY_SECONDS) } : always;
}

export function outcomeData(outcome: FormOutcome): Readonly<Record<string, unknown>> {
  if (outcome.code === 'taken') {
    const { reference, status, leftOut } = outcome;
    return { reference, ...(status && { status }), ...(leftOut.length > 0 && { left_out: leftOutText(leftOut) }) };
  }
  if (outcome.code === 'faulty') return { errors: outcome.errors };
  const message = STATUS_CODES[outcomeStatus(outcome)];
  return { statusCode: outcomeStatus(outcome), statusMessage: message, message, data: { code: outcome.code } };
}
