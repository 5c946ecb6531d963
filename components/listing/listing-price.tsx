import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { formatBaht } from '@/lib/i18n/numbers';
import { originalPrice, pricePerSqm, pricePerSqwah } from '@/lib/property/price';
import { classNames } from '../ui/class-names';
import { Words } from '../ui/words';

/** The price, what it was before if it fell, and the price per measure of what is sold. */
export function ListingPrice({ listing, large = false }: { listing: Listing; large?: boolean }) {
  const t = useTranslations('Price');
  const was = originalPrice(listing);
  const perSqm = listing.deal === 'sale' ? pricePerSqm(listing) : null;
  const perSqwah = listing.propertyType === 'land' ? pricePerSqwah(listing) : null;
  const size = large ? 'text-3xl' : 'text-xl';
  if (listing.price === null) {
    return (
      <div>
        <p className={classNames(size, 'font-semibold')}>{t('ask')}</p>
        {listing.priceNote ? (
          <p className="text-muted text-sm">
            <Words of={listing.priceNote} />
          </p>
        ) : null}
      </div>
    );
  }

  const price = formatBaht(listing.price);
  return (
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={classNames(size, 'font-semibold')}>
          {listing.deal === 'rent' ? t('perMonth', { price }) : price}
        </span>
        {was === null ? null : <del className="text-muted text-sm">{t('was', { price: formatBaht(was) })}</del>}
      </p>
      {perSqm === null ? null : <p className="text-muted text-sm">{t('perSqm', { price: formatBaht(perSqm) })}</p>}
      {perSqwah === null ? null : (
        <p className="text-muted text-sm">{t('perSqwah', { price: formatBaht(perSqwah) })}</p>
      )}
    </div>
  );
}
