import { getLocale, getTranslations } from 'next-intl/server';
import type { Listing } from '@/lib/content/collections';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { type PictureWords, placePictureAddress } from '@/lib/map/place-picture.server';

export async function pictureWords(locale: Locale): Promise<PictureWords> {
  const t = await getTranslations({ locale });
  return {
    walk: (minutes) => t('Where.ring', { minutes }),
    distance: (metres) =>
      metres < 1_000
        ? t('Measure.metres', { metres })
        : t('Measure.kilometres', { kilometres: formatNumber(metres / 1_000) }),
  };
}

/** In pixels. The drawing fills the box of the map. */
const SIZE = { width: 640, height: 360 } as const;

/** A drawing of what is around a home, until a visitor opens the map. The page says the same in words. */
export async function PlaceSketch({ place }: { place: NonNullable<Listing['geo']> }) {
  const locale = await getLocale();
  if (!isLocale(locale)) return null;
  const address = await placePictureAddress(place, locale, await pictureWords(locale));
  return (
    <div data-sketch="" className="absolute inset-0">
      <img src={address('light')} {...SIZE} alt="" loading="lazy" className="size-full dark:hidden" />
      <img src={address('dark')} {...SIZE} alt="" loading="lazy" className="hidden size-full dark:block" />
    </div>
  );
}
