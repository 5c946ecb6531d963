import { useTranslations } from 'next-intl';
import { pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '@/lib/content/collections';
import { formatBaht } from '@/lib/i18n/numbers';
import { commonFeeBasis, commonFeeMonthly } from '@/lib/property/home-sums';
import { originalPrice, pricePerSqwah } from '@/lib/property/price';
import { LocalizedText } from '../ui/text';

const SIZES = { medium: 'text-xl', large: 'text-3xl', small: 'text-lg leading-tight' } as const;

type Props = { listing: Listing; size?: keyof typeof SIZES };

function PriceNote({ note, brief = false }: { note: Listing['priceNote']; brief?: boolean }) {
  return note === undefined ? null : (
    <p className={`wrap-anywhere text-muted text-sm ${brief ? 'line-clamp-2' : ''}`}>
      <LocalizedText content={note} />
    </p>
  );
}

function AskPrice({ listing, size = 'medium' }: Props) {
  const t = useTranslations('Price');
  return (
    <div>
      <p className={`${SIZES[size]} font-semibold`}>{t('ask')}</p>
      {size === 'small' ? null : <PriceNote note={listing.priceNote} brief={size === 'medium'} />}
    </div>
  );
}

function PricesByArea({ listing }: { listing: Listing }) {
  const t = useTranslations('Price');
  if (listing.deal !== 'sale') return null;
  const perSqm = pricePerSqm(listing);
  const perSqwah = listing.propertyType === 'land' ? pricePerSqwah(listing) : null;
  return (
    <>
      {perSqm === null ? null : <p className="text-muted text-sm">{t('perSqm', { price: formatBaht(perSqm) })}</p>}
      {perSqwah === null ? null : (
        <p className="text-muted text-sm">{t('perSqwah', { price: formatBaht(perSqwah) })}</p>
      )}
    </>
  );
}

/** The small size leaves out the note and the price per area. */
export function ListingPrice({ listing, size = 'medium' }: Props) {
  const t = useTranslations('Price');
  const previousPrice = originalPrice(listing);
  if (listing.price === null) return <AskPrice listing={listing} size={size} />;
  const price = formatBaht(listing.price);
  return (
    <div className="wrap-break-word tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`${SIZES[size]} font-semibold`}>
          {listing.deal === 'rent' ? t('perMonth', { price }) : price}
        </span>
        {previousPrice === null ? null : (
          <del className="text-muted text-sm">{t('was', { price: formatBaht(previousPrice) })}</del>
        )}
      </p>
      {size === 'small' ? null : (
        <>
          <PriceNote note={listing.priceNote} brief={size === 'medium'} />
          <PricesByArea listing={listing} />
        </>
      )}
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
