import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { ListingCard } from './listing-card';

type Props = { listings: readonly Listing[]; places: Places; now: number; firstAboveFold?: boolean };

export function ListingGrid({ listings, places, now, firstAboveFold = false }: Props) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} places={places} now={now} first={firstAboveFold && index === 0} />
        </li>
      ))}
    </ul>
  );
}
