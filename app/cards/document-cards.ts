import { getTranslations } from 'next-intl/server';
import type { Article, CompanyPage, TeamContent, Work } from '@/lib/content/collections';
import { photoAddresses } from '@/lib/content/gallery';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import type { Card } from '@/lib/seo/card/card';
import { areaName } from './area-name';

/** An article's title on its picture. */
export async function articleCard({ category, title, cover }: Article, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale, namespace: 'Article' });
  return { locale, label: t(`category.${category}`), title: words(title, locale).text, photos: cover && [cover.url] };
}

export async function teamContentCard({ kind, title, cover }: TeamContent, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale, namespace: 'Team' });
  return { locale, label: t(`kind.${kind}`), title: words(title, locale).text, photos: cover && [cover.url] };
}

/** The type of work and its location. */
export async function workCard(work: Work, locale: Locale): Promise<Card> {
  const [t, place] = await Promise.all([getTranslations({ locale }), areaName(work, locale)]);
  return {
    locale,
    label: t('Card.work', { type: t(`Works.type.${work.workType}`), place }),
    title: words(work.title, locale).text,
    photos: photoAddresses(work.media),
  };
}

export const companyCard = ({ title, summary, media }: CompanyPage, locale: Locale): Card => ({
  locale,
  title: words(title, locale).text,
  text: words(summary, locale).text,
  photos: photoAddresses(media),
});
