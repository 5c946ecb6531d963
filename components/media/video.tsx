import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { Media, Picture } from '@/lib/content/collections';
import { isSound, videoSource } from '@/lib/content/media-source';
import { words } from '@/lib/i18n/words';
import { FacadeLink } from './facade-link';
import { LateVideo } from './late-video';
import { MediaBox, Poster } from './media-box';

type Props = {
  video: Media;
  /** What it stands behind where it has no picture of its own. */
  fallbackPoster: Picture;
  /** The width it takes on the page, as the `sizes` attribute says it. */
  sizes: string;
};

/** P: a video or a sound behind a picture. A page that the player does not know opens in a new tab. */
export function Video({ video, fallbackPoster, sizes }: Props) {
  const t = useTranslations('Player');
  const locale = useLocale();
  const { Player } = useMessages();
  const source = videoSource(video.url);
  if (source === null) return null;
  const { width, height, alt, captions = [] } = video;
  const what = video.kind === 'audio' || isSound(source) ? 'sound' : 'video';
  const shown = { title: words(alt, locale).text, href: video.url };
  const poster = <Poster media={video} fallback={fallbackPoster} sizes={sizes} />;
  return (
    <MediaBox title={alt} ratio={width / height}>
      {source.kind === 'page' ? (
        <FacadeLink {...shown} sign="open" label={t('open', { what })} note={t('newTab')} poster={poster} />
      ) : (
        <NextIntlClientProvider locale={locale} messages={{ Player }}>
          <LateVideo {...shown} source={source} captions={captions} poster={poster} />
        </NextIntlClientProvider>
      )}
    </MediaBox>
  );
}
