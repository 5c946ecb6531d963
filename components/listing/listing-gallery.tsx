import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { SideLabel } from '../media/before-after';
import { Photo } from '../media/photo';
import { classNames } from '../ui/class-names';

/** Where each picture after the first stands in a mosaic of three, four or five. */
const TILES: Readonly<Record<number, readonly string[]>> = {
  3: ['md:col-span-2', 'md:col-span-2'],
  4: ['md:col-span-2', '', ''],
  5: ['', '', '', ''],
};

const STRIP_TILE =
  'relative aspect-3/2 shrink-0 snap-start overflow-hidden max-md:rounded-card md:aspect-auto md:w-auto';
const ALONE_SIZES = '(min-width: 1280px) 1216px, 94vw';
const FIRST_SIZES = '(min-width: 1280px) 620px, (min-width: 768px) 50vw, 92vw';
const OTHER_SIZES = '(min-width: 1280px) 310px, (min-width: 768px) 25vw, 92vw';

/** On phones a strip to swipe, from tablets up a mosaic of at most five; one photo stands alone. */
export function ListingGallery({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const photos = listing.media.filter((item) => item.kind === 'photo').slice(0, 5);
  const tiles = TILES[photos.length];
  const firstSizes = photos.length === 1 ? ALONE_SIZES : FIRST_SIZES;
  if (photos.length === 0) {
    return (
      <p className="flex aspect-2/1 items-center justify-center rounded-card bg-sunken text-muted">{t('noPhoto')}</p>
    );
  }
  return (
    <div className="relative">
      <ul
        aria-label={t('gallery')}
        // A strip that scrolls sideways must be reachable by keyboard.
        tabIndex={0}
        className={classNames(
          'flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card md:grid md:aspect-5/2 md:overflow-hidden',
          // On paper two photos side by side, whatever the window was.
          'print:grid print:aspect-4/1 print:grid-cols-2 print:grid-rows-1 print:overflow-hidden',
          tiles ? 'md:grid-cols-4 md:grid-rows-2' : 'md:auto-cols-fr md:grid-flow-col',
        )}
      >
        {photos.map((photo, index) => (
          <li
            key={photo.url}
            className={classNames(
              STRIP_TILE,
              photos.length === 1 ? 'w-full' : 'w-[92%]',
              tiles && (index === 0 ? 'md:col-span-2 md:row-span-2' : tiles[index - 1]),
              index < 2 ? 'print:col-span-1 print:row-span-1 print:aspect-auto print:w-auto' : 'print:hidden',
            )}
          >
            <Photo picture={photo} first={index === 0} sizes={index === 0 ? firstSizes : OTHER_SIZES} />
            {photo.pair ? <SideLabel side={photo.pair.side} /> : null}
          </li>
        ))}
      </ul>
      {photos.length > 1 ? (
        <p className="absolute bottom-3 left-3 rounded-full bg-midnightblue px-3 py-0.5 text-sm text-white tabular-nums md:hidden print:hidden">
          {t('photos', { count: photos.length })}
        </p>
      ) : null}
    </div>
  );
}
