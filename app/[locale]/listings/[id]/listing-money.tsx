import { getMessages, getTranslations } from 'next-intl/server';
import { PriceComparison } from '@/components/listing/price-comparison';
import { HomeSums } from '@/components/money/home-sums';
import type { Listing } from '@/lib/content/collections';
import { bangkokDay, longDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { comparables } from '@/lib/property/comparables';
import type { Typed } from '@/lib/property/figures';
import { homeSums } from '@/lib/property/home-sums';
import { currentMarket } from '@/lib/property/price-market.server';
import { localeRouting } from '../../../locale-routing';

type Props = { listing: Listing; locale: Locale; typed: Typed; now: number };

/** The comparison of the price, and the calculators for buying costs, loan and yield. */
export async function ListingMoney({ listing, locale, typed, now }: Props) {
  const [market, { Sums: words }, t] = await Promise.all([
    currentMarket(now),
    getMessages({ locale }),
    getTranslations({ locale, namespace: 'SumsNotes' }),
  ]);
  const compared = comparables(listing, market);
  const home = homeSums(listing);
  const day = bangkokDay(now);
  return (
    <>
      {compared === null ? null : <PriceComparison listing={listing} comparables={compared} />}
      {home === null || listing.recordStatus === 'Sold' ? null : (
        <HomeSums
          listing={listing.id}
          action={localizedPath(locale, routePath('listing', { id: listing.id }), localeRouting())}
          home={home}
          typed={typed}
          day={day}
          words={words}
          note={t('asOf', { date: longDate(day, locale) })}
        />
      )}
    </>
  );
}
