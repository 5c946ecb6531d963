import { getTranslations } from 'next-intl/server';
import { SITE } from '@/lib/config/site';
import { isLocale, LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { readSellerForm, validateSellerForm } from '@/lib/leads/seller-form';
import { routePath } from '@/lib/navigation/routes';
import { localeRouting } from '../../locale-routing';
import { methodNotAllowed } from '../method-not-allowed';

export const dynamic = 'force-dynamic';

/** A page for visitors without JavaScript. Every word comes from the message files: none needs escaping. */
async function htmlAnswer(locale: Locale, status: 422 | 503, title: string, lines: string[]): Promise<Response> {
  const t = await getTranslations({ locale });
  const back = localizedPath(locale, routePath('contact-us-for-sell'), localeRouting());
  const items = lines.map((line) => `<li>${line}</li>`).join('');
  const html = `<!doctype html><html lang="${LOCALE_FACTS[locale].tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font-family:system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem;line-height:1.7"><h1>${title}</h1><ul>${items}</ul><p><a href="tel:${SITE.phone}">${t('Contact.callUs', { phone: SITE.phone })}</a> · <a href="${SITE.lineUrl}">${t('Contact.line')}</a></p><p><a href="${back}">${t('Seller.title')}</a></p>`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** Checks an enquiry sent without JavaScript. Delivery is not open yet, and the answer says so: nothing is stored. */
export async function POST(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = isLocale(asked) ? asked : localeRouting().defaultLocale;
  const t = await getTranslations({ locale, namespace: 'Seller' });
  const data = await request.formData().catch(() => new FormData());
  const errors = validateSellerForm(readSellerForm(data));
  return errors.length > 0
    ? htmlAnswer(
        locale,
        422,
        t('errorTitle'),
        errors.map(({ code }) => t(`errors.${code}`)),
      )
    : htmlAnswer(locale, 503, t('failedTitle'), [t('formErrors.not-stored')]);
}

const refuse = methodNotAllowed('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
