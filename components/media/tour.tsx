import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { firstPressMark } from '@/lib/analytics/event-mark';
import { tourOpened } from '@/lib/analytics/events';
import type { Media, Picture } from '@/lib/content/collections';
import { type PlayedSource, type SurroundSource, tourSource } from '@/lib/content/media-source';
import { words } from '@/lib/i18n/words';
import { FacadeLink } from './facade-link';
import { LatePanorama, LateTourFrame } from './late-tour';
import { LateVideo } from './late-video';
import { MediaBox, Poster } from './media-box';

type OpenableProps = { source: PlayedSource | SurroundSource; title: string; href: string; poster: ReactNode };

function Openable({ source, ...linkProps }: OpenableProps) {
  const { kind, url } = source;
  if (kind === 'panorama') return <LatePanorama {...linkProps} />;
  if (kind === 'tour-page') return <LateTourFrame {...linkProps} />;
  return <LateVideo {...linkProps} source={{ kind, url }} captions={[]} />;
}

type Props = {
  tour: Media;
  /** Poster to use if the tour has no picture. */
  fallbackPoster: Picture;
  /** The rendered width, as a `sizes` attribute. */
  sizes: string;
};

/** A 360° picture or a tour behind its poster. A page of an unknown host opens in a new tab. */
export function Tour({ tour, fallbackPoster, sizes }: Props) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const { Player } = useMessages();
  const source = tourSource(tour.url);
  if (source === null) return null;
  const linkProps = { title: words(tour.alt, locale).text, href: tour.url };
  const poster = <Poster media={tour} fallback={fallbackPoster} sizes={sizes} />;
  // An equirectangular picture is 2:1, but the viewer shows only a part of it.
  const ratio = source.kind === 'panorama' || source.kind === 'tour-page' ? 16 / 9 : tour.width / tour.height;
  return (
    <MediaBox title={tour.alt} ratio={ratio} mark={firstPressMark(tourOpened(source.kind))}>
      {source.kind === 'page' ? (
        <FacadeLink {...linkProps} sign="open" label={t('openTour')} note={t('newTab')} poster={poster} />
      ) : (
        <NextIntlClientProvider locale={locale} messages={{ Player }}>
          <Openable {...linkProps} source={source} poster={poster} />
        </NextIntlClientProvider>
      )}
    </MediaBox>
  );
}
