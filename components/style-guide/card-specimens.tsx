import { useTranslations } from 'next-intl';
import type { Places } from '@/lib/content/places.server';
import { ListingGrid } from '../property/listing-grid';
import { sampleListings } from './sample-listings';
import { Specimen } from './specimen';

export function CardSpecimens({ places, now }: { places: Places; now: number }) {
  const t = useTranslations('Style');
  return (
    <Specimen name={t('cardStates')}>
      <ListingGrid listings={sampleListings()} places={places} now={now} />
    </Specimen>
  );
}
