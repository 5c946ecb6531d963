import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { CardGrid } from '../ui/card';
import { ListingCard } from './listing-card';

type Props = {
  listings: readonly Listing[];
  places: Places;
  now: number;
  firstAboveFold?: boolean;
  strip?: boolean;
  columns?: 2 | 3;
};

export function ListingGrid({ listings, places, now, firstAboveFold = false, strip = false, columns = 3 }: Props) {
  return (
    <CardGrid
      items={listings}
      strip={strip}
      columns={columns}
      card={(listing, index) => (
        <ListingCard listing={listing} places={places} now={now} first={firstAboveFold && index === 0} />
      )}
    />
  );
}
