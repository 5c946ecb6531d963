import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { ListingPrice } from '../property/listing-price';
import { ListingPlace } from '../property/place-and-measures';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';

/** Errors about the listing itself link to this summary. */
export function HomeSummary({ listing, places }: { listing: Listing; places: Places }) {
  const t = useTranslations();
  const cover = listing.media.find((item) => item.kind === 'photo');
  return (
    <section
      id="listing"
      tabIndex={-1}
      aria-label={t('Enquiry.home')}
      className="flex scroll-mt-24 overflow-hidden rounded-card border border-line bg-surface lg:block"
    >
      {cover === undefined ? null : (
        <div className="w-28 shrink-0 sm:w-40 lg:aspect-3/2 lg:w-full">
          <Photo picture={cover} decorative first sizes="(min-width: 64rem) 20rem, 10rem" />
        </div>
      )}
      <div className="min-w-0 p-4">
        <p className="text-muted text-sm">{t('Listing.code', { code: listing.code })}</p>
        <p className="font-semibold leading-snug">
          <LocalLink
            href={routePath('listing', { id: listing.id })}
            className="line-clamp-2 hover:text-phprimary hover:underline"
          >
            <LocalizedText content={listing.title} />
          </LocalLink>
        </p>
        <p className="mt-1 mb-2 text-muted text-sm">
          <ListingPlace listing={listing} places={places} />
        </p>
        <ListingPrice listing={listing} size="small" />
      </div>
    </section>
  );
}
