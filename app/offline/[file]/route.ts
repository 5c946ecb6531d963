import { getTranslations } from 'next-intl/server';
import { openingHours } from '@/components/content/opening-hours';
import { type OfflineMessages, type OfflineOffice, offlinePage } from '@/components/layout/offline/offline-page';
import { SHARED_CACHE_CONTROL } from '@/lib/config/constants';
import { SITE } from '@/lib/config/site';
import type { Office } from '@/lib/content/collections';
import { offices } from '@/lib/content/published.server';
import { refusal } from '@/lib/http/requests';
import { breakable } from '@/lib/i18n/line-breaks';
import { isLocale, LOCALE_FACTS, type Locale, localizedText } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/numbers';

export const dynamic = 'force-dynamic';

async function offlineWords(locale: Locale): Promise<OfflineMessages> {
  const t = await getTranslations({ locale });
  const { tag, language } = LOCALE_FACTS[locale];
  return {
    ...{ tag, language, site: t('Site.name') },
    ...{ title: t('Offline.title'), text: t('Offline.text'), retry: t('Offline.retry') },
    ...{ saved: t('Offline.saved'), seen: t('Offline.seen'), none: t('Offline.none') },
    ...{ contact: t('Offline.contact'), phone: t('Company.phone'), hours: t('Company.hours') },
    ...{ ask: t('Price.ask'), perMonth: t('Price.perMonth', { price: '{price}' }) },
    line: { label: 'LINE', id: SITE.lineId },
    email: { label: t('Company.email'), address: SITE.email },
  };
}

const officeOf = (office: Office, locale: Locale): OfflineOffice => ({
  name: localizedText(office.name, locale).text,
  phones: office.phones.map((number) => ({ number, shown: formatThaiPhone(number, locale) })),
  hours: openingHours(office, locale),
});

/** `/offline/{locale}.html`: the page that the service worker caches and shows without a connection. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const locale = (await params).file.replace(/\.html$/, '');
  if (!isLocale(locale)) return refusal(404);
  const page = offlinePage(
    await offlineWords(locale),
    (await offices()).map((office) => officeOf(office, locale)),
  );
  return new Response(breakable(page), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': SHARED_CACHE_CONTROL },
  });
}
