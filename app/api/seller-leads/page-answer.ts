import { getTranslations } from 'next-intl/server';
import { PAGE_HEADER } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { leaveHalfSent } from '@/lib/leads/half-sent.server';
import { outcomeHeaders, outcomeStatus } from '@/lib/leads/lead-outcome';
import type { FormOutcome } from '@/lib/leads/receive-form.server';
import { againPath, formPath, thanksPath } from '@/lib/navigation/lead-paths';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../../locale-routing';
import { plainAnswer } from './plain-answer';

/** Of a form that was looked at. */
type PageOutcome = Extract<FormOutcome, { values: unknown }>;

/** Whether the outcome has a page. Visitors who use the form see no other outcome. */
export const isPageOutcome = (outcome: FormOutcome): outcome is PageOutcome => 'values' in outcome;

const UNREAD = ['too-large', 'too-long', 'other-files', 'too-slow', 'too-busy', 'too-many'] as const;

/** Why a form was not read; undefined for a body that no form of this site sends. */
export const unreadForm = ({ code }: FormOutcome) => UNREAD.find((known) => known === code);

/**
 * For a browser without scripts whose form was not looked at: the words and the telephone, as nothing of it is known. Who
 * tries without end gets no more than that: a whole page is work.
 */
export async function unreadAnswer(
  code: (typeof UNREAD)[number],
  outcome: FormOutcome,
  locale: Locale,
): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'Seller' });
  const lines = {
    'too-large': [t('tooLarge')],
    'too-long': [t('tooLong')],
    'other-files': [t('otherFiles')],
    'too-slow': [t('formErrors.no-connection'), t('withoutPhotos')],
    'too-busy': [t('formErrors.not-stored')],
    'too-many': [t('formErrors.too-many')],
  }[code];
  const plain = { locale, status: outcomeStatus(outcome), title: t('failedTitle'), lines };
  return plainAnswer({ ...plain, back: routePath('contact-us-for-sell') }, outcomeHeaders(outcome));
}

/** The page on which the form goes on, with what was typed (server/forms.ts sends it in place of the small one). */
function pageInstead(locale: Locale, outcome: Exclude<PageOutcome, { code: 'taken' }>): string {
  const { values } = outcome;
  const left =
    outcome.code === 'faulty' ? { values, errors: outcome.errors } : { values, errors: [], formError: outcome.code };
  const always = { defaultLocale: locale, prefix: 'always' } as const;
  return localizedPath(locale, againPath(values, leaveHalfSent(left)), always);
}

/** For a browser without scripts: on to the thanks, or the form again. */
export async function pageAnswer(outcome: PageOutcome, locale: Locale): Promise<Response> {
  if (outcome.code === 'taken') {
    const { values, reference, leftOut } = outcome;
    const Location = localizedPath(locale, thanksPath(values, reference, leftOut), localeRouting());
    return new Response(null, { status: 303, headers: { ...outcomeHeaders(outcome), Location } });
  }
  const t = await getTranslations({ locale, namespace: 'Seller' });
  const lines =
    outcome.code === 'faulty'
      ? outcome.errors.map(({ code }) => t(`errors.${code}`))
      : [t(`formErrors.${outcome.code}`)];
  const headers = { ...outcomeHeaders(outcome), [PAGE_HEADER]: pageInstead(locale, outcome) };
  const back = formPath(outcome.values);
  return plainAnswer({ locale, status: outcomeStatus(outcome), title: t('errorTitle'), lines, back }, headers);
}
