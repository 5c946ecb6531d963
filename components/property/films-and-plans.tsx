import { useLocale, useTranslations } from 'next-intl';
import type { Listing, Media, Picture } from '@/lib/content/collections';
import { gallerySlides } from '@/lib/content/gallery';
import { tourSource, videoSource } from '@/lib/content/media-source';
import { localizedText } from '@/lib/i18n/locales';
import type { LargeSlide } from '../media/lightbox-slides';
import { Photo } from '../media/photo';
import { pictureFile, useLargePicture } from '../media/use-lightbox-props';
import { Tour, Video } from '../media/video-and-tour';

export function FilmsAndTours({ listing }: { listing: Listing }) {
  const t = useTranslations('Gallery');
  return (
    <>
      <MovingPictures listing={listing} kind="video" id="video" title={t('video')} />
      <MovingPictures listing={listing} kind="audio" id="sound" title={t('sound')} />
      <MovingPictures listing={listing} kind="tour-360" id="tour" title={t('tour')} />
    </>
  );
}

const coverOf = ({ media }: Listing) => media.find(({ kind }) => kind === 'photo' || kind === 'floor-plan');

/** The films and tours that can play on this page, as slides of the gallery's lightbox. */
export function useFilmSlides(listing: Listing): LargeSlide[] {
  const large = useLargePicture();
  const cover = coverOf(listing);
  return listing.media.flatMap((media): LargeSlide[] => {
    const { kind, url, poster } = media;
    if (cover === undefined || (kind !== 'video' && kind !== 'tour-360')) return [];
    const source = kind === 'video' ? videoSource(url) : tourSource(url);
    if (source === null || source.kind === 'page') return [];
    const picture = { ...large(media), url: poster ?? cover.url };
    return [{ kind, picture, film: <Moving media={media} cover={cover} /> }];
  });
}

const SIZES = '(min-width: 1280px) 820px, (min-width: 1024px) 60vw, calc(100vw - 32px)';

type Props = { listing: Listing; kind: 'video' | 'audio' | 'tour-360'; id: string; title: string };

function MovingPictures({ listing, kind, id, title }: Props) {
  const shown = listing.media.filter((media) => media.kind === kind);
  const cover = coverOf(listing);
  if (shown.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 py-6 print:hidden">
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      <div className="space-y-5">
        {shown.map((media) => (
          <Moving key={media.url} media={media} cover={cover} />
        ))}
      </div>
    </section>
  );
}

function Moving({ media, cover }: { media: Media; cover: Picture | undefined }) {
  const { text, lang } = localizedText(media.alt, useLocale());
  // Without a picture there is no poster, so show a plain link.
  if (cover === undefined) {
    return (
      <a href={media.url} lang={lang} className="inline-flex min-h-11 items-center text-phprimary underline">
        {text}
      </a>
    );
  }
  return media.kind === 'tour-360' ? (
    <Tour tour={media} fallbackPoster={cover} sizes={SIZES} />
  ) : (
    <Video video={media} fallbackPoster={cover} sizes={SIZES} />
  );
}

const ONE = '(min-width: 1280px) 800px, (min-width: 1024px) 60vw, 94vw';
const TWO = '(min-width: 1280px) 400px, (min-width: 1024px) 30vw, (min-width: 640px) 47vw, 94vw';

/** They open in the lightbox of the gallery. */
export function FloorPlans({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const slides = gallerySlides(listing.media);
  const isAlone = slides.filter(({ kind }) => kind === 'floor-plan').length === 1;
  const plans = slides.map(({ kind, picture }, index) =>
    kind === 'floor-plan' ? (
      <li key={picture.url} className={isAlone ? undefined : 'max-sm:w-5/6 max-sm:shrink-0 max-sm:snap-center'}>
        <a href={pictureFile(picture)} data-opens="" data-slide={index} className="block cursor-zoom-in">
          <Photo
            picture={picture}
            sizes={isAlone ? ONE : TWO}
            className="floor-plan h-auto border border-line object-contain dark:border-transparent"
          />
        </a>
      </li>
    ) : null,
  );
  if (plans.every((plan) => plan === null)) return null;
  return (
    <section aria-labelledby="floor-plans" className="py-6 print:hidden">
      <h2 id="floor-plans" className="mb-3 text-xl">
        {t('floorPlans')}
      </h2>
      <ul
        className={
          isAlone
            ? 'max-w-2xl'
            : 'flex gap-4 max-sm:-mx-4 max-sm:snap-x max-sm:overflow-x-auto max-sm:px-4 sm:grid sm:grid-cols-2'
        }
      >
        {plans}
      </ul>
    </section>
  );
}
