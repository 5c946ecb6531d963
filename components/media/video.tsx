import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { Media, Picture } from '@/lib/content/collections';
import { isSound, videoSource } from '@/lib/content/media-source';
import { words } from '@/lib/i18n/words';
import { FacadeLink } from './facade-link';
import { LateVideo } from './late-video';
import { MediaBox, Poster } from './media-box';

type Props = {
  video: Media;
  /** Poster to use if the video has no picture. */
  fallbackPoster: Picture;
  /** The rendered width, as a `sizes` attribute. */
  sizes: string;
};

/** P: a video or audio file behind its poster. A page that the player does not support opens in a new tab. */
export function Video({ video, fallbackPoster, sizes }: Props) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const { Player } = useMessages();
  const source = videoSource(video.url);
  if (source === null) return null;
  const { width, height, alt, captions = [] } = video;
  const what = video.kind === 'audio' || isSound(source) ? 'sound' : 'video';
  const linkProps = { title: words(alt, locale).text, href: video.url };
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
