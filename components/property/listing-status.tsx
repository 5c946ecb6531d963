import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Listing } from '@/lib/content/collections';
import { isNewThisWeek } from '@/lib/property/home-facts';
import { originalPrice } from '@/lib/property/price';
import { evidenceToday } from '@/lib/property/price-market.server';
import { Badge, type BadgeTone } from '../ui/card';

const TONES: Record<Listing['collections'][number], BadgeTone> = {
  'below-market-price': 'red',
  'investment-properties': 'purple',
  new: 'blue',
  renovated: 'green',
};

const STATUS_TONES = { Reserved: 'orange', Sold: 'red' } as const;

/** Shows the badge only if comparable listings support it, because staff select that collection by hand. */
async function Evident({ listing, now, children }: { listing: Listing; now: number; children: ReactNode }) {
  return (await evidenceToday(listing, now)) === null ? null : children;
}

/** Whether a listing may have badges, so that its card has no empty element for them. */
export const mayHaveBadges = (listing: Listing, now: number): boolean =>
  listing.collections.length > 0 ||
  listing.recordStatus === 'Reserved' ||
  listing.recordStatus === 'Sold' ||
  isNewThisWeek(listing, now) ||
  originalPrice(listing) !== null;

export function ListingBadges({ listing, now }: { listing: Listing; now: number }) {
  const t = useTranslations('Badge');
  if (listing.recordStatus === 'Reserved' || listing.recordStatus === 'Sold') {
    return (
      <Badge tone={STATUS_TONES[listing.recordStatus]}>
        {t(listing.deal === 'rent' ? `${listing.recordStatus}Rent` : listing.recordStatus)}
      </Badge>
    );
  }
  const badge = (collection: Listing['collections'][number]) => (
    <Badge key={collection} tone={TONES[collection]}>
      {t(collection)}
    </Badge>
  );
  return (
    <>
      {isNewThisWeek(listing, now) ? <Badge tone="yellow">{t('thisWeek')}</Badge> : null}
      {listing.collections.map((collection) =>
        collection === 'below-market-price' ? (
          <Evident key={collection} listing={listing} now={now}>
            {badge(collection)}
          </Evident>
        ) : (
          badge(collection)
        ),
      )}
      {originalPrice(listing) === null ? null : <Badge tone="orange">{t('priceDrop')}</Badge>}
    </>
  );
}

const WORDS = {
  sale: {
    Sold: { title: 'soldTitle', text: 'soldText' },
    Reserved: { title: 'reservedTitle', text: 'reservedText' },
  },
  rent: {
    Sold: { title: 'letTitle', text: 'letText' },
    Reserved: { title: 'reservedTitle', text: 'reservedRentText' },
  },
} as const;

type Props = { listing: Listing; children?: ReactNode };

export function StatusBanner({ listing: { deal, recordStatus: status }, children }: Props) {
  const t = useTranslations('Listing');
  if (status !== 'Sold' && status !== 'Reserved') return null;
  const { title, text } = WORDS[deal][status];
  return (
    <div className="mb-4 rounded-card border border-metro-orange bg-sunken px-5 py-4">
      <p>
        <strong className="block text-metro-orange">{t(title)}</strong>
        {t(text)}
      </p>
      {children ? <p className="mt-2">{children}</p> : null}
    </div>
  );
}
