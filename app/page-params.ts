import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isLocale, type Locale } from '@/lib/i18n/locales';

export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}

/** For `generateStaticParams`: renders no page at build time, but each on its first request (decision 2). */
export const noneAtBuild = (): [] => [];

export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Error' });
  return { title: t('notFoundTitle') };
}
