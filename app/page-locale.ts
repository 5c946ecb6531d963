import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/lib/i18n/locales';

/** The page's locale from its path. Not found if the first segment is not a locale. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
