import { useLocale, useTranslations } from 'next-intl';
import { pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '@/lib/content/collections';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import type { PriceEvidence } from '@/lib/property/comparables';
import { commonFeeBasis, commonFeeMonthly, usualInstalment } from '@/lib/property/home-sums';
import { originalPrice, pricePerSqwah } from '@/lib/property/price';

const SIZES = { large: 'text-3xl', small: 'text-lg leading-tight', compared: 'compare-price' } as const;

type Text = [text: string, lang?: string];

export type PriceTexts = { price: string; was?: string; note?: Text; rates: string[] };

export function usePriceTexts(): (listing: Listing) => PriceTexts {
  const t = useTranslations('Price');
  const locale = useLocale();
  const noteOf = ({ priceNote }: Listing): { note?: Text } => {
    if (priceNote === undefined) return {};
    const { text, lang } = localizedText(priceNote, locale);
    return { note: lang === undefined ? [unbroken(text)] : [unbroken(text), lang] };
  };
  return (listing) => {
    if (listing.price === null) return { price: t('ask'), ...noteOf(listing), rates: [] };
    const price = formatBaht(listing.price);
    const previous = originalPrice(listing);
    const isForSale = listing.deal === 'sale';
    const perSqm = isForSale ? pricePerSqm(listing) : null;
    const instalment = listing.recordStatus === 'Sold' ? null : usualInstalment(listing);
    const perSqwah = isForSale && listing.propertyType === 'land' ? pricePerSqwah(listing) : null;
    return {
      price: isForSale ? price : t('perMonth', { price }),
      ...(previous === null ? {} : { was: t('was', { price: formatBaht(previous) }) }),
      ...noteOf(listing),
      rates: [
        ...(instalment === null ? [] : [t('instalment', { price: formatBaht(instalment) })]),
        ...(perSqm === null ? [] : [t('perSqm', { price: formatBaht(perSqm) })]),
        ...(perSqwah === null ? [] : [t('perSqwah', { price: formatBaht(perSqwah) })]),
      ],
    };
  };
}

type Props = { listing: Listing; size: keyof typeof SIZES; evidence?: PriceEvidence | null };

export function ListingPrice({ listing, size, evidence }: Props) {
  const t = useTranslations('Price');
  const { price, was, note, rates } = usePriceTexts()(listing);
  return (
    <div className="wrap-break-word tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`${SIZES[size]} font-semibold`}>
          {size === 'compared' ? price.replace('\u00a0/', ' /') : price}
        </span>
        {was === undefined ? null : <del className="text-muted text-sm">{was}</del>}
      </p>
      {note === undefined || size !== 'large' ? null : (
        <p lang={note[1]} className="wrap-anywhere text-muted text-sm">
          {note[0]}
        </p>
      )}
      {size === 'large' ? (
        <div className="text-muted text-sm print:flex print:gap-x-3">
          {rates.map((rate) => (
            <p key={rate}>{rate}</p>
          ))}
        </div>
      ) : null}
      {evidence ? (
        <p className="card-line icon-trending-down">
          {t('belowMedian', { percent: evidence.percentBelow, count: evidence.count })}
        </p>
      ) : null}
    </div>
  );
}

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
