import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { formatBaht } from '@/lib/i18n/numbers';
import { commonFeeBasis, commonFeeMonthly } from '@/lib/property/common-fee';

/** Formats a listing's common fee: the rate, and the amount per month, which can be compared between listings. */
export function useCommonFee(): (listing: Listing) => string | undefined {
  const t = useTranslations('Facts');
  return (listing) => {
    if (listing.commonFee === undefined) return undefined;
    const rate = t(`commonFeeRate.${commonFeeBasis(listing)}`, { price: formatBaht(listing.commonFee) });
    const monthly = commonFeeMonthly(listing);
    return monthly === null ? rate : t('rateAndMonthly', { rate, total: formatBaht(monthly) });
  };
}
