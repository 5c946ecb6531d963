import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import type { PriceEvidence } from '@/lib/property/comparables';
import { HiddenLine } from '../saved/hidden-line';
import { CardGrid } from '../ui/card';
import { ListingCard } from './listing-card';

type Props = {
  listings: readonly Listing[];
  places: Places;
  now: number;
  firstAboveFold?: boolean;
  strip?: boolean;
  columns?: 2 | 3;
  /** By listing id. */
  evidence?: ReadonlyMap<string, PriceEvidence> | undefined;
};

export function ListingGrid({ listings, places, now, firstAboveFold = false, evidence, ...grid }: Props) {
  return (
    <div data-home-list="">
      <CardGrid
        {...grid}
        items={listings}
        card={(listing, index) => (
          <ListingCard
            listing={listing}
            places={places}
            now={now}
            first={firstAboveFold && index === 0}
            evidence={evidence?.get(listing.id)}
          />
        )}
      />
      <HiddenLine ids={listings.map(({ id }) => id)} />
    </div>
  );
}
