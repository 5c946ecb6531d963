import { createTranslator } from 'next-intl';
import { env } from '../lib/config/env';
import { SITE } from '../lib/config/site';
import { loadMessages } from '../lib/i18n/load-messages';
import { LOCALE_FACTS, type Locale } from '../lib/i18n/locales';
import { type LocaleRouting, localizedPath } from '../lib/i18n/paths';
import { outcomeHeaders, outcomeStatus } from '../lib/leads/lead-outcome';
import type { FormOutcome } from '../lib/leads/receive-form.server';
import { formPath } from '../lib/navigation/lead-paths';
import { routePath } from '../lib/navigation/routes';
import type { RenderedPage } from './page-cache/rendered-page';
import { withPolicy } from './security/page-security';
import { policySources } from './security/policy-sources';

/** The messages for forms that were not read, as keys of `Seller`. */
const UNREAD = {
  'too-large': ['tooLarge'],
  'too-long': ['tooLong'],
  'other-files': ['otherFiles'],
  'too-slow': ['formErrors.no-connection', 'withoutPhotos'],
  'too-busy': ['formErrors.not-stored'],
} as const;

/** Empty for an enquiry that was accepted, and for a body that no form of this site sends. */
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

/**
 * A small page for a form that was sent without scripts, if no whole page can be rendered: the reason, the phone number
 * and a link back. Null for an outcome without messages. Messages and encoded addresses need no escaping.
 */
export async function smallFormPage(
  outcome: FormOutcome,
  locale: Locale,
  routing: LocaleRouting,
): Promise<RenderedPage | null> {
  const keys = keysFor(outcome);
  if (keys.length === 0) return null;
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  const isSeen = 'values' in outcome;
  const title = t(isSeen ? 'Seller.errorTitle' : 'Seller.failedTitle');
  const back = isSeen ? formPath(outcome.values) : routePath('contact-us-for-sell');
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
  return withPolicy({ status: outcomeStatus(outcome), headers, body: Buffer.from(html) }, policySources(env()));
}
