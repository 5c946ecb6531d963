import { getTranslations } from 'next-intl/server';
import { SITE } from '@/lib/config/site';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { localeRouting } from '../../locale-routing';

/** `back` is the path of the form, without locale. */
type Plain = { locale: Locale; status: number; title: string; lines: readonly string[]; back: string };

/**
 * A small page for a form that was sent without scripts, where our server has no whole one (server/forms.ts). Every word
 * comes from the message files, every address is encoded: none needs escaping.
 */
export async function plainAnswer(
  { locale, status, title, lines, back }: Plain,
  headers: HeadersInit,
): Promise<Response> {
  const t = await getTranslations({ locale });
  const form = localizedPath(locale, back, localeRouting());
  const html = [
    `<!doctype html><html lang="${LOCALE_FACTS[locale].tag}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title>`,
    `<body style="font-family:system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem;line-height:1.7"><h1>${title}</h1>`,
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
    `<p><a href="tel:${SITE.phone}">${t('Contact.callUs', { phone: SITE.phone })}</a> · `,
    `<a href="${SITE.lineUrl}">${t('Contact.line')}</a></p><p><a href="${form}">${t('Enquiry.backToForm')}</a></p>`,
  ].join('');
  return new Response(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}
