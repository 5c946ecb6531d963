import { useLocale, useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import type { Media } from '@/lib/content/collections';
import type { PlayedSource } from '@/lib/content/media-source';
import { LOCALE_FACTS, type Locale } from '@/lib/i18n/locales';
import { playerSettings } from './player-settings';
import { SOURCE_PLAYERS } from './source-players';

export type Captions = NonNullable<Media['captions']>;

/** The page's language first: it is the one that turning captions on turns on. */
const inPageOrder = (captions: Captions, locale: Locale) => {
  const isPages = ({ lang }: Captions[number]) => Number(lang === LOCALE_FACTS[locale].language);
  return captions.toSorted((a, b) => isPages(b) - isPages(a));
};

/** Hosts: no cookies and no profile, our controls instead of theirs, captions off until they are asked for. */
const hostConfig = (locale: Locale) => {
  const hosts = { referrerpolicy: 'strict-origin-when-cross-origin' };
  const { origin } = window.location;
  const hl = LOCALE_FACTS[locale].language;
  return {
    youtube: { ...hosts, origin, hl, cc_load_policy: 0, disablekb: 1 },
    vimeo: { ...hosts, dnt: true },
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
  const [config] = useState(() => hostConfig(locale));
  const Player = SOURCE_PLAYERS[source.kind];
  return (
    <Player
      slot="media"
      ref={onElement}
      src={source.url}
      width="100%"
      height="100%"
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
      {inPageOrder(captions, locale).map(({ lang, url }) => (
        <track key={url} kind="captions" srcLang={lang} label={t(lang)} src={url} />
      ))}
    </Player>
  );
});
