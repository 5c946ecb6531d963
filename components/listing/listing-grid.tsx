import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { CardGrid } from '../ui/card';
import { ListingCard } from './listing-card';

type Props = { listings: readonly Listing[]; places: Places; now: number; firstAboveFold?: boolean; strip?: boolean };

export function ListingGrid({ listings, places, now, firstAboveFold = false, strip = false }: Props) {
  return (
    <CardGrid
      items={listings}
      strip={strip}
      card={(listing, index) => (
        <ListingCard listing={listing} places={places} now={now} first={firstAboveFold && index === 0} />
      )}
    />
  );
}
