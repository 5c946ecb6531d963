import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { formatBaht } from '@/lib/i18n/numbers';
import { commonFeeBasis, commonFeeMonthly } from '@/lib/property/common-fee';

/** A home's common fee in words: the rate, and what that is a month, by which homes of two kinds can be compared. */
export function useCommonFee(): (listing: Listing) => string | undefined {
  const t = useTranslations('Facts');
  return (listing) => {
    if (listing.commonFee === undefined) return undefined;
    const rate = t(`commonFeeRate.${commonFeeBasis(listing)}`, { price: formatBaht(listing.commonFee) });
    const monthly = commonFeeMonthly(listing);
    return monthly === null ? rate : t('rateAndMonthly', { rate, total: formatBaht(monthly) });
  };
}
