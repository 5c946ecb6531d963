import { getTranslations } from 'next-intl/server';
import type { Listing } from '@/lib/content/collections';
import { photoAddresses } from '@/lib/content/gallery';
import type { Locale } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import type { Card } from '@/lib/seo/card/card';
import { areaName } from './area-name';

const TONES = { Reserved: 'held', Sold: 'taken' } as const;

async function statusOf({ recordStatus, deal }: Listing, locale: Locale): Promise<Card['status']> {
  if (recordStatus !== 'Reserved' && recordStatus !== 'Sold') return undefined;
  const t = await getTranslations({ locale, namespace: 'Badge' });
  return { text: t(deal === 'rent' ? `${recordStatus}Rent` : recordStatus), tone: TONES[recordStatus] };
}

async function priceOf({ price, deal }: Listing, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Price' });
  if (price === null) return t('ask');
  return deal === 'rent' ? t('perMonth', { price: formatBaht(price) }) : formatBaht(price);
}

/**
 * The card of a listing: its first photo, type and location, title, price, and its status if it is sold or reserved.
 */
export async function listingCard(listing: Listing, locale: Locale): Promise<Card> {
  const { deal, propertyType, address, title, media } = listing;
  const t = await getTranslations({ locale });
  const [place, price, status] = await Promise.all([
    areaName(address, locale),
    priceOf(listing, locale),
    statusOf(listing, locale),
  ]);
  return {
    ...{ locale, price, status },
    label: t('Card.listing', { type: t(`PropertyType.${propertyType}`), deal, place }),
    title: words(title, locale).text,
    photos: photoAddresses(media),
  };
}
