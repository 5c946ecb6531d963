'use client';

import { useTranslations } from 'next-intl';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { formatBaht } from '@/lib/i18n/numbers';

/** `before`: the price on the last visit, shown if it has fallen since. */
export function HomePrice({ home, before = null }: { home: ListingSummary; before?: number | null | undefined }) {
  const t = useTranslations();
  const price = home.price === null ? t('Price.ask') : formatBaht(home.price);
  const status = home.recordStatus === 'Reserved' || home.recordStatus === 'Sold' ? home.recordStatus : null;
  return (
    <span className="font-semibold tabular-nums">
      {home.deal === 'rent' && home.price !== null ? t('Price.perMonth', { price }) : price}
      {before !== null && home.price !== null && home.price < before ? (
        <del className="ml-2 font-normal text-metro-red text-sm">{formatBaht(before)}</del>
      ) : null}
      {status === null ? null : (
        <span className="ml-2 text-metro-red text-sm">
          {t(home.deal === 'rent' ? `Badge.${status}Rent` : `Badge.${status}`)}
        </span>
      )}
    </span>
  );
}
