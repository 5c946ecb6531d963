import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { tourOpened } from '@/lib/analytics/events';
import { firstPressMark } from '@/lib/analytics/site-event';
import type { Media, Picture } from '@/lib/content/collections';
import { isSound, type PlayableSource, type TourSource, tourSource, videoSource } from '@/lib/content/media-source';
import { localizedText } from '@/lib/i18n/locales';
import { LocalizedText } from '../ui/text';
import { FacadeLink, LatePanorama, LateTourFrame, LateVideo } from './late-media';
import { Photo } from './photo';

type PosterProps = { fallbackPoster: Picture; sizes: string };

/** P: a page that the player does not support opens in a new tab. */
export function Video({ video, fallbackPoster, sizes }: PosterProps & { video: Media }) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const { Player } = useMessages();
  const source = videoSource(video.url);
  if (source === null) return null;
  const { width, height, alt, captions = [] } = video;
  const what = video.kind === 'audio' || isSound(source) ? 'sound' : 'video';
  const linkProps = { title: localizedText(alt, locale).text, href: video.url };
  const poster = <Poster media={video} fallback={fallbackPoster} sizes={sizes} />;
  return (
    <MediaBox title={alt} ratio={width / height}>
      {source.kind === 'page' ? (
        <FacadeLink {...linkProps} sign="open" label={t('open', { what })} note={t('newTab')} poster={poster} />
      ) : (
        <NextIntlClientProvider locale={locale} messages={{ Player }}>
          <LateVideo {...linkProps} source={source} captions={captions} poster={poster} />
        </NextIntlClientProvider>
      )}
    </MediaBox>
  );
}

/** A page of an unknown host opens in a new tab. */
export function Tour({ tour, fallbackPoster, sizes }: PosterProps & { tour: Media }) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const { Player } = useMessages();
  const source = tourSource(tour.url);
  if (source === null) return null;
  const linkProps = { title: localizedText(tour.alt, locale).text, href: tour.url };
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

type OpenableProps = { source: PlayableSource | TourSource; title: string; href: string; poster: ReactNode };

function Openable({ source, ...linkProps }: OpenableProps) {
  const { kind, url } = source;
  if (kind === 'panorama') return <LatePanorama {...linkProps} />;
  if (kind === 'tour-page') return <LateTourFrame {...linkProps} />;
  return <LateVideo {...linkProps} source={{ kind, url }} captions={[]} />;
}

function Poster({ media, fallback, sizes }: { media: Media; fallback: Picture; sizes: string }) {
  const { poster, width, height, alt } = media;
  const picture = poster === undefined ? fallback : { url: poster, width, height, alt };
  return <Photo picture={picture} sizes={sizes} decorative className="absolute inset-0" />;
}

/** A box for an upright video could be taller than the viewport. */
const UPRIGHT = 4 / 5;

type BoxProps = {
  title: Media['alt'];
  ratio: number;
  mark?: object;
  children: ReactNode;
};

function MediaBox({ title, ratio, mark, children }: BoxProps) {
  return (
    <figure className="min-w-0 print:hidden">
      <div
        {...mark}
        style={{ aspectRatio: Math.max(ratio, UPRIGHT) }}
        className="relative overflow-hidden rounded-card has-data-host:box-content has-data-host:pb-17"
      >
        {children}
      </div>
      <figcaption className="mt-2 text-muted text-sm">
        <LocalizedText content={title} />
      </figcaption>
    </figure>
  );
}
