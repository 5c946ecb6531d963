import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Listing } from '@/lib/content/collections';
import { monthOfYear } from '@/lib/i18n/dates';
import { isNewThisWeek } from '@/lib/property/home-facts';
import { originalPrice } from '@/lib/property/price';
import { evidenceToday } from '@/lib/property/price-market.server';
import { Badge, type BadgeTone } from '../ui/card';

const TONES = {
  Reserved: 'orange',
  ReservedRent: 'orange',
  Sold: 'red',
  SoldRent: 'red',
  thisWeek: 'yellow',
  'below-market-price': 'red',
  'investment-properties': 'purple',
  new: 'blue',
  renovated: 'green',
  priceDrop: 'orange',
} as const satisfies Record<string, BadgeTone>;

type BadgeName = keyof typeof TONES;

export const soldBadge = ({ deal }: Listing) => (deal === 'rent' ? 'SoldRent' : 'Sold');

/** The badges that a listing may have, in order. Staff select `below-market-price` by hand: `Evident` checks it. */
export function badgesOf(listing: Listing, now: number): readonly BadgeName[] {
  const { recordStatus: status, deal, collections } = listing;
  if (status === 'Reserved' || status === 'Sold') return [deal === 'rent' ? `${status}Rent` : status];
  const isNew = isNewThisWeek(listing, now);
  const isReduced = originalPrice(listing) !== null;
  return [...(isNew ? (['thisWeek'] as const) : []), ...collections, ...(isReduced ? (['priceDrop'] as const) : [])];
}

/** Shows the badge only if comparable listings support it. */
async function Evident({ listing, now, children }: { listing: Listing; now: number; children: ReactNode }) {
  return (await evidenceToday(listing, now)) === null ? null : children;
}

export function ListingBadges({ listing, now }: { listing: Listing; now: number }) {
  const t = useTranslations('Badge');
  return badgesOf(listing, now).map((name) => {
    const badge = (
      <Badge key={name} tone={TONES[name]}>
        {t(name)}
      </Badge>
    );
    if (name !== 'below-market-price') return badge;
    return (
      <Evident key={name} listing={listing} now={now}>
        {badge}
      </Evident>
    );
  });
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

export function StatusBanner({ listing: { deal, recordStatus: status, soldAt }, children }: Props) {
  const t = useTranslations('Listing');
  const locale = useLocale();
  if (status !== 'Sold' && status !== 'Reserved') return null;
  const { title, text } = WORDS[deal][status];
  return (
    <div className="mt-4 mb-4 rounded-card border border-metro-orange bg-sunken px-5 py-4">
      <p>
        <strong className="block text-lg text-metro-orange">
          {t(title)}
          {status === 'Sold' && soldAt ? ` · ${monthOfYear(soldAt, locale)}` : null}
        </strong>
        {t(text)}
      </p>
      {children ? <p className="mt-2">{children}</p> : null}
    </div>
  );
}
