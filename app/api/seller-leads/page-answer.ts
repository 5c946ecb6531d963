import { getTranslations } from 'next-intl/server';
import { PAGE_HEADER } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import type { BodyFault } from '@/lib/leads/body-fault';
import { leaveHalfSent } from '@/lib/leads/half-sent.server';
import { outcomeHeaders, outcomeStatus } from '@/lib/leads/lead-outcome';
import type { FormOutcome } from '@/lib/leads/receive-form.server';
import type { Outcome } from '@/lib/leads/receive-lead.server';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../../locale-routing';
import { plainAnswer } from './plain-answer';

const NOT_KEPT = { 'Cache-Control': 'no-store' };

const STATUSES = { taken: 201, faulty: 422, different: 409, 'not-stored': 503, 'too-many': 429 } as const;

const RETRY_SECONDS = 60;

/** 413 where the photographs were more than we take. */
function statusOf(outcome: Outcome): number {
  const isTooLarge =
    outcome.code === 'faulty' && outcome.errors.some(({ code }) => code === 'photo-large' || code === 'photos-many');
  return isTooLarge ? 413 : STATUSES[outcome.code];
}

function retryHeaders(outcome: Outcome): Record<string, string> {
  if (outcome.code === 'too-many') return { 'Retry-After': String(outcome.waitSeconds) };
  return outcome.code === 'not-stored' ? { 'Retry-After': String(RETRY_SECONDS) } : {};
}

/** For scripts: a reference, what has to be mended, or why not. */
export function jsonAnswer(outcome: Outcome): Response {
  const status = statusOf(outcome);
  const headers = { ...NOT_KEPT, ...retryHeaders(outcome) };
  if (outcome.code === 'taken') return Response.json({ reference: outcome.reference }, { status, headers });
  if (outcome.code === 'faulty') return Response.json({ errors: outcome.errors }, { status, headers });
  const message = STATUS_CODES[status];
  const data = { code: outcome.code };
  return Response.json({ statusCode: status, statusMessage: message, message, data }, { status, headers });
}

/** The page on which the form goes on, with what was typed (server/forms.ts sends it in place of the small one). */
function againPath(locale: Locale, outcome: Exclude<Outcome, { code: 'taken' }>): string {
  const { values } = outcome;
  const left =
    outcome.code === 'faulty' ? { values, errors: outcome.errors } : { values, errors: [], formError: outcome.code };
  const always = { defaultLocale: locale, prefix: 'always' } as const;
  return localizedPath(locale, `${routePath('contact-us-for-sell')}/again/${leaveHalfSent(left)}`, always);
}

/** For a browser without scripts: on to the thanks, or the form again. */
export async function pageAnswer(outcome: Outcome, locale: Locale): Promise<Response> {
  if (outcome.code === 'taken') {
    const path = routePath('contact-us-for-sell-sent', { reference: outcome.reference });
    const Location = localizedPath(locale, path, localeRouting());
    return new Response(null, { status: 303, headers: { ...outcomeHeaders(outcome), Location } });
  }
  const t = await getTranslations({ locale, namespace: 'Seller' });
  const lines =
    outcome.code === 'faulty'
      ? outcome.errors.map(({ code }) => t(`errors.${code}`))
      : [t(`formErrors.${outcome.code}`)];
  const headers = { ...NOT_KEPT, ...retryHeaders(outcome), [PAGE_HEADER]: againPath(locale, outcome) };
  return plainAnswer({ locale, status: statusOf(outcome), title: t('errorTitle'), lines }, headers);
}

const BODY_STATUSES = {
  'too-large': 413,
  unsupported: 415,
  unreadable: 400,
  'too-slow': 408,
  'too-busy': 503,
} as const;

/** A body that is no form of ours. */
export const bodyRefusal = (fault: BodyFault): Response =>
  refusal(BODY_STATUSES[fault], fault === 'too-busy' ? { 'Retry-After': String(RETRY_SECONDS) } : {});
