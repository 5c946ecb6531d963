import { useLocale, useTranslations } from 'next-intl';
import { memo, useCallback, useState } from 'react';
import type { Media } from '@/lib/content/collections';
import type { PlayedSource } from '@/lib/content/media-source';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { playerSettings } from './player-settings';
import { SOURCE_PLAYERS } from './source-players';

export type Captions = NonNullable<Media['captions']>;

/**
 * Makes the page's language the one that the captions button turns on: the library prefers `captions` to `subtitles`,
 * and its choice among tracks of the same kind is arbitrary.
 */
const trackKind = (lang: Captions[number]['lang'], locale: Locale) =>
  lang === LOCALE_FACTS[locale].language ? 'captions' : 'subtitles';

/** Settings for video hosts: no cookies or tracking, no controls of the host, and captions off by default. */
const sourceConfig = (locale: Locale) => {
  const hosts = { referrerpolicy: 'strict-origin-when-cross-origin' };
  const { origin } = window.location;
  const hl = LOCALE_FACTS[locale].language;
  return {
    youtube: { ...hosts, origin, hl, cc_load_policy: 0, disablekb: 1 },
    vimeo: { ...hosts, dnt: true },
    // Limit the automatic quality to the player's size. Start with the lowest quality, because hls.js may not know the
    // size when it loads the first segment.
    hls: { capLevelToPlayerSize: true, startLevel: 0 },
  } as const;
};

type Props = {
  source: PlayedSource;
  captions: Captions;
  onElement: (media: HTMLVideoElement | null) => void;
  onCome: () => void;
  onFail: () => void;
};

/**
 * The video element from react-player. Memoized, because react-player sets volume and speed on each render, which would
 * undo the visitor's changes.
 */
export const Film = memo(function Film({ source, captions, onElement, onCome, onFail }: Props) {
  const t = useTranslations('Player.captionsIn');
  const locale = useLocale();
  const [settings] = useState(playerSettings.current);
  const [config] = useState(() => sourceConfig(locale));
  const [isThere, setThere] = useState(false);
  const onRef = useCallback(
    (media: HTMLVideoElement | null) => {
      setThere(media !== null);
      onElement(media);
    },
    [onElement],
  );
  const Player = SOURCE_PLAYERS[source.kind];
  return (
    <Player
      slot="media"
      ref={onRef}
      // The element of a video host reads its config when `src` is set, and gets the config only after mounting.
      src={isThere ? source.url : undefined}
      width="100%"
      height="var(--film-height, 100%)"
      autoPlay
      playsInline
      // Captions from another origin need CORS, and then the video needs it too.
      crossOrigin={captions.some(({ url }) => url.startsWith('https://')) ? 'anonymous' : undefined}
      volume={settings.volume}
      muted={settings.muted}
      playbackRate={settings.speed}
      config={config}
      onLoadedMetadata={onCome}
      onError={onFail}
    >
      {captions.map(({ lang, url }) => (
        <track key={url} kind={trackKind(lang, locale)} srcLang={lang} label={t(lang)} src={url} />
      ))}
    </Player>
  );
});
