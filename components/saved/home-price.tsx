'use client';

import { useTranslations } from 'next-intl';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { formatBaht } from '@/lib/i18n/numbers';

export function HomePrice({ home }: { home: ListingSummary }) {
  const t = useTranslations();
  const price = home.price === null ? t('Price.ask') : formatBaht(home.price);
  const status = home.recordStatus === 'Reserved' || home.recordStatus === 'Sold' ? home.recordStatus : null;
  return (
    <span className="font-semibold tabular-nums">
      {home.deal === 'rent' && home.price !== null ? t('Price.perMonth', { price }) : price}
      {status === null ? null : (
        <span className="ml-2 text-metro-red text-sm">
          {t(home.deal === 'rent' ? `Badge.${status}Rent` : `Badge.${status}`)}
        </span>
      )}
    </span>
  );
}
