import { CLIENT_ADDRESS_HEADER } from '@/lib/config/constants';
import { env } from '@/lib/config/env';
import { formOrigin } from '@/lib/http/own-origin';
import { isLocale } from '@/lib/i18n/locales';
import { createLeadLimits } from '@/lib/leads/limits.server';
import { createMessageMemory } from '@/lib/leads/message-memory';
import { receiveLead } from '@/lib/leads/receive-lead.server';
import { sentFields } from '@/lib/leads/sent-fields.server';
import { localeRouting } from '../../locale-routing';
import { methodNotAllowed } from '../method-not-allowed';
import { refusal } from '../refusal';
import { bodyRefusal, jsonAnswer, pageAnswer } from './answers';

export const dynamic = 'force-dynamic';

const memory = { limits: createLeadLimits(env().LEADS_PER_MINUTE), messages: createMessageMemory() };

function ownHosts({ headers }: Request): (string | null)[] {
  const { SITE_URL } = env();
  return [headers.get('host'), ...(SITE_URL === undefined ? [] : [new URL(SITE_URL).host])];
}

/**
 * Takes an enquiry, from a script as JSON or from a plain form, in the order size, origin, honeypot, limits, rules,
 * durable outbox (decision 7).
 */
export async function POST(request: Request): Promise<Response> {
  const fields = await sentFields(request);
  if (typeof fields === 'string') return bodyRefusal(fields);
  const { headers } = request;
  if (formOrigin(headers, ownHosts(request)) === 'foreign') return refusal(403);
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = isLocale(asked) ? asked : localeRouting().defaultLocale;
  const address = headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
  const outcome = await receiveLead(fields, { address, locale, referrer: headers.get('referer') }, memory);
  return headers.get('accept')?.includes('application/json') ? jsonAnswer(outcome) : pageAnswer(outcome, locale);
}

const refuse = methodNotAllowed('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
