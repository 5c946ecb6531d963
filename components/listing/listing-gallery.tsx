import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { Photo } from '../media/photo';
import { classNames } from '../ui/class-names';

/** On phones a strip to swipe, from tablets up a mosaic of at most five; one photo stands alone. */
export function ListingGallery({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const photos = listing.media.filter((item) => item.kind === 'photo');
  if (photos.length === 0) {
    return (
      <p className="flex aspect-2/1 items-center justify-center rounded-card bg-sunken text-muted">{t('noPhoto')}</p>
    );
  }
  const mosaic = photos.length >= 3;
  return (
    <ul
      aria-label={t('gallery')}
      // A strip that scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className={classNames(
        'flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card md:grid md:overflow-hidden',
        mosaic ? 'md:grid-cols-4 md:grid-rows-2' : 'md:auto-cols-fr md:grid-flow-col',
      )}
    >
      {photos.slice(0, mosaic ? 5 : 2).map((photo, index) => (
        <li
          key={photo.url}
          className={classNames(
            'aspect-3/2 w-[92%] shrink-0 snap-start overflow-hidden rounded-card md:w-auto md:rounded-none',
            photos.length === 1 && 'w-full md:aspect-2/1',
            mosaic && index === 0 && 'md:col-span-2 md:row-span-2',
            mosaic && index > 0 && index === photos.length - 1 && photos.length < 5 && 'md:col-span-2',
            mosaic && photos.length === 3 && index > 0 && 'md:col-span-2',
          )}
        >
          <Photo
            picture={photo}
            first={index === 0}
            sizes={
              index === 0
                ? '(min-width: 1280px) 620px, (min-width: 768px) 50vw, 92vw'
                : '(min-width: 1280px) 310px, (min-width: 768px) 25vw, 92vw'
            }
          />
        </li>
      ))}
    </ul>
  );
}
