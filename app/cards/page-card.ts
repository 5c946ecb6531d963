import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Card } from '@/lib/seo/card/card';

/** The message keys of cards without a photo: a title, and a sentence below it. */
const WORDS = {
  home: ['Site.tagline', 'Site.description'],
  properties: ['Category.properties.title', 'Category.properties.lead'],
  'below-market-price': ['Category.below-market-price.title', 'Category.below-market-price.lead'],
  'investment-properties': ['Category.investment-properties.title', 'Category.investment-properties.lead'],
  'new-renovated': ['Category.new-renovated.title', 'Category.new-renovated.lead'],
  'our-works': ['Category.our-works.title', 'Category.our-works.lead'],
  search: ['Search.title', 'Site.description'],
  compare: ['Compare.title', 'Compare.description'],
  'our-team': ['Team.title', 'Team.lead'],
  'contact-us-for-sell': ['Seller.title', 'Home.sellText'],
} as const;

type PageName = keyof typeof WORDS;

/** Whether a route's card has text only. */
export const isPageName = (name: string): name is PageName => Object.hasOwn(WORDS, name);

/** The text-only card of a page. */
export async function pageCard(name: PageName, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale });
  const [title, text] = WORDS[name];
  return { locale, title: t(title), text: t(text) };
}
