import { useLocale, useTranslations } from 'next-intl';
import { memo, useCallback, useState } from 'react';
import type { Media } from '@/lib/content/collections';
import type { PlayedSource } from '@/lib/content/media-source';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { playerSettings } from './player-settings';
import { SOURCE_PLAYERS } from './source-players';

export type Captions = NonNullable<Media['captions']>;

/**
 * Turning captions on turns the page's language on: the library takes the first `captions` before any `subtitles`, and
 * among equals none in particular.
 */
const trackKind = (lang: Captions[number]['lang'], locale: Locale) =>
  lang === LOCALE_FACTS[locale].language ? 'captions' : 'subtitles';

/** Hosts: no cookies and no profile, our controls instead of theirs, captions off until they are asked for. */
const sourceConfig = (locale: Locale) => {
  const hosts = { referrerpolicy: 'strict-origin-when-cross-origin' };
  const { origin } = window.location;
  const hl = LOCALE_FACTS[locale].language;
  return {
    youtube: { ...hosts, origin, hl, cc_load_policy: 0, disablekb: 1 },
    vimeo: { ...hosts, dnt: true },
    // The automatic quality is no larger than the player. The first segment may be chosen before hls.js knows that size.
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
 * The film by react-player. It is drawn once: react-player sets volume and speed anew with each drawing, and would take
 * back what the visitor has set since.
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
      // The element of a host reads its settings when it gets a source, and gets them only once it is there.
      src={isThere ? source.url : undefined}
      width="100%"
      height="var(--film-height, 100%)"
      autoPlay
      playsInline
      // Words from another host come only so, and then the film must, too.
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
