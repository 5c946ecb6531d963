import { useTranslations } from 'next-intl';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import type { Listing, Media } from '@/lib/content/collections';
import { type GallerySlide, gallerySlides } from '@/lib/content/gallery';
import { toListingSummary } from '@/lib/content/listing-summary';
import { withSmallPicture } from '@/lib/media/small-picture.server';
import { Gallery, type Shortcut } from '../media/gallery';
import type { LargeSlide } from '../media/lightbox-slides';
import { Photo } from '../media/photo';
import { SideMark } from '../media/side-mark';
import { pictureFile, useLargeSlides, useLightboxLabels, useMapSlide } from '../media/use-lightbox-props';
import { SaveButton } from '../saved/home-marks';
import { buttonClass } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { type ContactProps, useLineAsk } from './agent-card';
import { useFilmSlides } from './films-and-plans';
import { usePriceTexts } from './listing-price';

/** Grid classes of each picture after the first, in a mosaic of three, four or five. */
const TILES: Readonly<Record<number, readonly string[]>> = {
  3: ['md:col-span-2', 'md:col-span-2'],
  4: ['md:col-span-2', '', ''],
  5: ['', '', '', ''],
};
const MAX_TILES = 5;

// A tile of the mosaic is 380 px or 190 px high, and its picture usually half as wide again.
const ALONE_SIZES = '(min-width: 1024px) 840px, 100vw';
const FIRST_SIZES = '(min-width: 768px) 570px, 100vw';
const OTHER_SIZES = '(min-width: 768px) 285px, 100vw';

/** Classes of a tile in the strip, in a mosaic of `shown` tiles, and in print, which has two. */
function tileClass(index: number, shown: number): string {
  const tiles = TILES[shown];
  return classNames(
    'gallery-tile',
    tiles && (index === 0 ? 'md:col-span-2 md:row-span-2' : tiles[index - 1]),
    index >= shown && 'md:hidden',
    index < 2 ? 'print:col-span-1 print:row-span-1 print:aspect-auto print:w-auto' : 'print:hidden',
  );
}

type TileProps = { slide: GallerySlide; sizes: string; first: boolean; mark: string };

function Tile({ slide, sizes, first, mark }: TileProps) {
  return (
    <>
      <Photo
        picture={slide.picture}
        first={first}
        sizes={sizes}
        {...(slide.kind === 'floor-plan' ? { className: 'floor-plan object-contain' } : {})}
      />
      {mark === '' ? null : <SideMark side="after" text={mark} />}
    </>
  );
}

function useShortcuts({ media }: Listing, slides: readonly LargeSlide[]): Shortcut[] {
  const t = useTranslations('Gallery');
  const count = (kind: LargeSlide['kind']) => slides.filter((slide) => slide.kind === kind).length;
  const entry = (kind: Media['kind'] | 'pair', icon: string, text: string, uncounted = text) => ({
    index: slides.findIndex((slide) => slide.kind === kind),
    icon: <Icon name={icon} />,
    ...{ text, uncounted },
  });
  const part = (kind: Media['kind'], href: string, icon: string, text: string) =>
    media.some((item) => item.kind === kind) ? [{ ...entry(kind, icon, text), href }] : [];
  const photos = count('photo') + count('pair');
  const all = photos + count('floor-plan');
  const pictures = [
    {
      ...entry('photo', 'images', t('pictures', { count: all }), t('uncounted')),
      index: photos > 0 ? 0 : -1,
      opensGrid: all > 1,
    },
    entry('pair', 'move-horizontal', t('beforeAfter')),
    entry('floor-plan', 'layout-panel-left', t('plans')),
  ].filter(({ index }, order, list) => index >= 0 && list.findIndex((other) => other.index === index) === order);
  return [
    ...pictures,
    ...part('video', '#video', 'play', t('video')),
    ...part('audio', '#sound', 'volume-2', t('sound')),
    ...part('tour-360', '#tour', 'rotate-3d', t('tour')),
  ];
}

/** What stays in sight while the lightbox is open: price, save button and, unless the home is sold, LINE. */
function LightboxBar(props: ContactProps) {
  const { listing } = props;
  const t = useTranslations('Saved');
  const line = useLineAsk(props);
  const { price, was } = usePriceTexts()(listing);
  return (
    <div className="lightbox-bar">
      <p>
        <strong>{price}</strong> {was === undefined ? null : <del>{was}</del>}
      </p>
      <SaveButton home={withSmallPicture(toListingSummary(listing))} label={t('save')} className="" />
      {listing.recordStatus === 'Sold' ? null : (
        <a
          href={line}
          rel="noopener"
          className={buttonClass('line', '', 'small')}
          {...pressMark(contactPressed({ channel: 'line', place: 'gallery', listing: listing.id }))}
        >
          <Icon name="message-circle" />
          LINE
        </a>
      )}
    </div>
  );
}

/** D: a strip to swipe on phones; otherwise a mosaic of up to five photos, or a single photo. */
export function ListingGallery(props: ContactProps) {
  const { listing } = props;
  const t = useTranslations();
  const slides = gallerySlides(listing.media);
  const map = useMapSlide();
  const largeSlides = [...useLargeSlides(slides), ...useFilmSlides(listing), ...(listing.geo ? [map] : [])];
  const labels = useLightboxLabels();
  const shortcuts = useShortcuts(listing, largeSlides);
  const photos = slides.filter(({ kind }) => kind !== 'floor-plan').length;
  // Leave plans out of a mosaic of photos. They have their own section below.
  const shown = Math.min(photos === 0 ? slides.length : photos, MAX_TILES);
  const firstSizes = shown === 1 ? ALONE_SIZES : FIRST_SIZES;
  if (slides.length === 0) {
    return (
      <p className="flex aspect-2/1 items-center justify-center rounded-card bg-sunken text-muted">
        {t('Listing.noPhoto')}
      </p>
    );
  }
  const tiles = slides.map((slide, index) => {
    const mark = slide.kind === 'pair' ? t('Gallery.beforeAfter') : '';
    const sizes = index === 0 ? firstSizes : OTHER_SIZES;
    return {
      href: pictureFile(slide.picture),
      mark,
      content: <Tile slide={slide} sizes={sizes} first={index === 0} mark={mark} />,
    };
  });
  const places = slides.map((_, index) => ({
    className: tileClass(index, shown),
    more: index === MAX_TILES - 1 && photos > MAX_TILES ? t('Gallery.more', { count: slides.length - MAX_TILES }) : '',
  }));
  return (
    <Gallery
      label={t('Listing.gallery')}
      places={places}
      tiles={tiles}
      slides={largeSlides}
      labels={labels}
      bar={<LightboxBar {...props} />}
      shortcuts={shortcuts}
      className={classNames(
        'flex md:grid md:h-95 md:gap-2 print:h-auto',
        // In print, two photos side by side at every window size.
        'print:grid print:aspect-5/1 print:grid-cols-2 print:grid-rows-1 print:overflow-hidden',
        TILES[shown] ? 'md:grid-cols-4 md:grid-rows-2' : 'md:auto-cols-fr md:grid-flow-col',
      )}
    />
  );
}
