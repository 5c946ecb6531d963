import 'server-only';
import { env } from '../config/env';
import type { BodyRequest } from '../http/bounded-body';
import { formOrigin } from '../http/own-origin';
import { isLocale, type Locale } from '../i18n/locales';
import type { BodyFault } from './body-fault';
import { createLeadLimits } from './limits.server';
import { createMessageMemory } from './message-memory';
import { type LeadMemory, type Outcome, receiveLead } from './receive-lead.server';
import { readFormFields } from './sent-fields.server';

/** A form that is being received. `address` is the IP address of the sender. */
export type FormRequest = BodyRequest & { readonly url: string; readonly address: string };

export type FormOutcome = Outcome | { readonly code: BodyFault | 'foreign' };

function ownHosts({ headers }: FormRequest): (string | null)[] {
  const { SITE_URL } = env();
  return [headers.get('host'), ...(SITE_URL === undefined ? [] : [new URL(SITE_URL).host])];
}

/** The language of a form: `?locale=` of its address. */
export function formLocale(url: string): Locale {
  const requested = new URL(url, 'http://localhost').searchParams.get('locale');
  return isLocale(requested) ? requested : env().DEFAULT_LOCALE;
}

let processMemory: LeadMemory | undefined;

function leadMemory(): LeadMemory {
  processMemory ??= { limits: createLeadLimits(env().LEADS_PER_MINUTE), messages: createMessageMemory() };
  return processMemory;
}

/** Receives an enquiry. It checks size, origin, tries, rules and limits in this order, then stores it (decision 7). */
export async function receiveForm(form: FormRequest, memory = leadMemory()): Promise<FormOutcome> {
  const fields = await readFormFields(form);
  if (typeof fields === 'string') return { code: fields };
  const { headers, address } = form;
  if (formOrigin(headers, ownHosts(form)) === 'foreign') return { code: 'foreign' };
  const sender = { address, locale: formLocale(form.url), referrer: headers.get('referer') };
  return receiveLead(fields, sender, memory);
}

/** Whether the sender of a form accepts JSON and no page. */
export const wantsData = ({ headers }: FormRequest): boolean =>
  headers.get('accept')?.includes('application/json') ?? false;
