import { useLocale, useTranslations } from 'next-intl';
import type { Listing, Media, Picture } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import { Tour } from '../media/tour';
import { Video } from '../media/video';

const SIZES = '(min-width: 1280px) 820px, (min-width: 1024px) 60vw, calc(100vw - 32px)';

type Props = { listing: Listing; kind: 'video' | 'audio' | 'tour-360'; id: string; title: string };

function Moving({ media, cover }: { media: Media; cover: Picture | undefined }) {
  const { text, lang } = words(media.alt, useLocale());
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

function MovingPictures({ listing, kind, id, title }: Props) {
  const shown = listing.media.filter((media) => media.kind === kind);
  const cover = listing.media.find((media) => media.kind === 'photo' || media.kind === 'floor-plan');
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

/** The videos, audio files and 360° tours of a listing, each behind a poster. The gallery links to them. */
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
