import { useLocale, useTranslations } from 'next-intl';
import { createElement, memo, useCallback, useEffect, useState } from 'react';
import players from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import type { VideoElementProps } from 'react-player/types';
import type { Media } from '@/lib/content/collections';
import type { PlayableSource } from '@/lib/content/media-source';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { playerSettings } from './player-settings';
import { SoundCloudElement } from './soundcloud-element';
import { loadYouTubeApi } from './youtube-api';

const NAME = 'soundcloud-audio';
if (customElements.get(NAME) === undefined) customElements.define(NAME, SoundCloudElement);

/** React matches events of custom elements by their exact name. */
const SoundCloudPlayer = ({ ref, slot, style, src, autoPlay, onLoadedMetadata, onError }: VideoElementProps) =>
  createElement(NAME, {
    ...{ ref, slot, style, src, autoplay: autoPlay },
    ...{ onloadedmetadata: onLoadedMetadata, onerror: onError },
  });

/** The site's own parser decides the kind, because react-player's patterns match anywhere in a URL. */
function playerOf(key: string) {
  const entry = players.find((player) => player.key === key);
  if (entry === undefined) throw new Error(`react-player has no player '${key}'.`);
  return createReactPlayer([], entry);
}

const SOURCE_PLAYERS: Readonly<Record<PlayableSource['kind'], ReturnType<typeof playerOf>>> = {
  file: playerOf('html'),
  audio: playerOf('html'),
  stream: playerOf('hls'),
  youtube: playerOf('youtube'),
  vimeo: playerOf('vimeo'),
  soundcloud: createReactPlayer([], {
    ...{ key: 'soundcloud', name: 'SoundCloud', canPlay: () => true, player: SoundCloudPlayer },
  }),
};

export type Captions = NonNullable<Media['captions']>;

/** The captions button turns on `captions` before `subtitles`: the page's language. */
const trackKind = (lang: Captions[number]['lang'], locale: Locale) =>
  lang === LOCALE_FACTS[locale].language ? 'captions' : 'subtitles';

/** Captions are off by default, and hosts show no controls of their own. */
const sourceConfig = (locale: Locale) => {
  const hosts = { referrerpolicy: 'strict-origin-when-cross-origin' };
  const { origin } = window.location;
  const hl = LOCALE_FACTS[locale].language;
  return {
    youtube: { ...hosts, origin, hl, cc_load_policy: 0, disablekb: 1 },
    vimeo: { ...hosts, dnt: true },
    // hls.js may not know the player's size when it loads the first segment.
    hls: { capLevelToPlayerSize: true, startLevel: 0 },
  } as const;
};

type Props = {
  source: PlayableSource;
  captions: Captions;
  onElement: (media: HTMLVideoElement | null) => void;
  onLoaded: () => void;
  onFail: () => void;
};

/** Memoized: on each render, react-player sets volume and speed, which would undo the visitor's changes. */
export const Film = memo(function Film({ source, captions, onElement, onLoaded, onFail }: Props) {
  const t = useTranslations('Player.captionsIn');
  const locale = useLocale();
  const [settings] = useState(playerSettings.current);
  const [config] = useState(() => sourceConfig(locale));
  const [isMounted, setMounted] = useState(false);
  const { kind } = source;
  const [hasApi, setHasApi] = useState(kind !== 'youtube');
  useEffect(() => (kind === 'youtube' ? loadYouTubeApi(() => setHasApi(true), onFail) : undefined), [kind, onFail]);
  const onRef = useCallback(
    (media: HTMLVideoElement | null) => {
      setMounted(media !== null);
      onElement(media);
    },
    [onElement],
  );
  const Player = SOURCE_PLAYERS[kind];
  return (
    <Player
      slot="media"
      ref={onRef}
      // A video host's element reads its config when `src` is set, and gets it only after mounting.
      src={isMounted && hasApi ? source.url : undefined}
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
      onLoadedMetadata={onLoaded}
      onError={onFail}
    >
      {captions.map(({ lang, url }) => (
        <track key={url} kind={trackKind(lang, locale)} srcLang={lang} label={t(lang)} src={url} />
      ))}
    </Player>
  );
});
