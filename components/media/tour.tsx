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

function Openable({ source, ...shown }: OpenableProps) {
  const { kind, url } = source;
  if (kind === 'panorama') return <LatePanorama {...shown} />;
  if (kind === 'tour-page') return <LateTourFrame {...shown} />;
  return <LateVideo {...shown} source={{ kind, url }} captions={[]} />;
}

type Props = {
  tour: Media;
  /** What it stands behind where it has no picture of its own. */
  fallbackPoster: Picture;
  /** The width it takes on the page, as the `sizes` attribute says it. */
  sizes: string;
};

/** A 360° picture or a tour behind its picture; a page of a host that is not known opens in a tab of its own. */
export function Tour({ tour, fallbackPoster, sizes }: Props) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const { Player } = useMessages();
  const source = tourSource(tour.url);
  if (source === null) return null;
  const shown = { title: words(tour.alt, locale).text, href: tour.url };
  const poster = <Poster media={tour} fallback={fallbackPoster} sizes={sizes} />;
  // An equirectangular picture is twice as wide as high, whatever part of it is in sight.
  const ratio = source.kind === 'panorama' || source.kind === 'tour-page' ? 16 / 9 : tour.width / tour.height;
  return (
    <MediaBox title={tour.alt} ratio={ratio} mark={firstPressMark(tourOpened(source.kind))}>
      {source.kind === 'page' ? (
        <FacadeLink {...shown} sign="open" label={t('openTour')} note={t('newTab')} poster={poster} />
      ) : (
        <NextIntlClientProvider locale={locale} messages={{ Player }}>
          <Openable {...shown} source={source} poster={poster} />
        </NextIntlClientProvider>
      )}
    </MediaBox>
  );
}
