import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { CardGrid } from '../ui/card';
import { ListingCard } from './listing-card';

type Props = { listings: readonly Listing[]; places: Places; now: number; firstAboveFold?: boolean };

export function ListingGrid({ listings, places, now, firstAboveFold = false }: Props) {
  return (
    <CardGrid
      items={listings}
      card={(listing, index) => (
        <ListingCard listing={listing} places={places} now={now} first={firstAboveFold && index === 0} />
      )}
    />
  );
}
