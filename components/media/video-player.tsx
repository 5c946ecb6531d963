import './player.css';
import type { MediaController as Controller } from 'media-chrome';
import type { TranslateDictionary } from 'media-chrome/lang/en';
import { MediaController } from 'media-chrome/react';
import { addTranslation, setLanguage } from 'media-chrome/utils/i18n';
import { useLocale, useTranslations } from 'next-intl';
import { Component, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { videoReached } from '@/lib/analytics/events';
import { PLAYER } from '@/lib/config/constants';
import { isSound, type PlayableSource } from '@/lib/content/media-source';
import { record } from '../analytics/page-analytics';
import { type Captions, Film } from './film';
import { followVideo, playAlone, showOneLanguage } from './media-listeners';
import { PlayerControls } from './player-controls';
import { listenToKeys } from './player-keys';
import { playerSettings, rememberSettings } from './player-settings';

type ControlWords = ReturnType<typeof useTranslations<'Player.controls'>>;

export type VideoPlayerProps = {
  source: PlayableSource;
  captions: Captions;
  poster?: ReactNode;
  onFail: () => void;
};

/** Then a hosted video counts as blocked. Video files report errors themselves. */
const HOST_DEADLINE_MS = 15_000;

/** The site handles these (`player-keys.ts`, `player-settings.ts`). As properties, they would be set too late. */
const HANDLED_BY_SITE = { nohotkeys: '', novolumepref: '', nomutedpref: '', nosubtitleslangpref: '' };

/** P: plays as soon as possible, with the stored volume and speed. */
export function VideoPlayer({ source, captions, poster, onFail }: VideoPlayerProps) {
  const locale = useLocale();
  const t = useTranslations('Player.controls');
  const [withCaptions] = useState(() => {
    setPlayerLanguage(locale, t, isSound(source) ? 'sound' : 'video');
    return playerSettings.current().captions;
  });
  const player = useRef<Controller>(null);
  const [media, setMedia] = useState<HTMLVideoElement | null>(null);
  const isHost = ['youtube', 'vimeo', 'soundcloud'].includes(source.kind);
  const clearDeadline = useDeadline(isHost, onFail);
  useEffect(() => {
    if (player.current === null) return;
    player.current.style.setProperty('--media-range-thumb-width', `${PLAYER.range.thumbWidth}px`);
    // Do not take focus if the visitor has moved it elsewhere.
    if (document.activeElement === document.body) player.current.focus({ preventScroll: true });
    return listenToKeys(player.current);
  }, []);
  const { kind } = source;
  useEffect(() => (media ? followVideo(media, (part) => record(videoReached(part, kind))) : undefined), [media, kind]);
  useEffect(() => (media ? showOneLanguage(media) : undefined), [media]);
  useEffect(() => (media ? playAlone(media) : undefined), [media]);
  useEffect(() => (player.current && media ? rememberSettings(player.current, media) : undefined), [media]);
  return (
    <MediaController
      ref={player}
      className="media-player"
      data-host={isHost ? '' : undefined}
      data-kind={kind}
      tabIndex={0}
      {...(withCaptions ? { defaultsubtitles: '' } : {})}
      {...HANDLED_BY_SITE}
    >
      <PlayerBoundary onFail={onFail}>
        <Film source={source} captions={captions} onElement={setMedia} onLoaded={clearDeadline} onFail={onFail} />
      </PlayerBoundary>
      {kind === 'audio' && (
        <div slot="poster" className="relative">
          {poster}
        </div>
      )}
      <PlayerControls />
    </MediaController>
  );
}

function useDeadline(isHost: boolean, onFail: () => void): () => void {
  const timer = useRef<number>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isHost) timer.current = window.setTimeout(onFail, HOST_DEADLINE_MS);
    return stop;
  }, [isHost, onFail, stop]);
  return stop;
}

/** Call it before the first control is created: controls read their labels once. */
function setPlayerLanguage(locale: string, t: ControlWords, what: 'sound' | 'video'): void {
  addTranslation(locale, dictionary(t, what));
  setLanguage(locale);
}

/** By the library's English phrases: capitalised for tooltips, lower case for accessible names. */
function dictionary(t: ControlWords, what: 'sound' | 'video'): Partial<TranslateDictionary> {
  const play = { Play: t('playVerb'), play: t('playVerb'), Pause: t('pause'), pause: t('pause') };
  const sound = { Mute: t('mute'), mute: t('mute'), Unmute: t('unmute'), unmute: t('unmute'), volume: t('volume') };
  const captions = {
    ...{ Captions: t('captions'), 'closed captions': t('captions'), Off: t('off') },
    ...{ 'Enable captions': t('captionsOn'), 'Disable captions': t('captionsOff') },
  };
  const settings = {
    ...{ Settings: t('settings'), settings: t('settings'), 'Playback rate': t('speed') },
    ...{ Quality: t('quality'), quality: t('quality'), Auto: t('auto') },
  };
  const screens = {
    ...{ 'Enter fullscreen mode': t('fullscreen'), 'enter fullscreen mode': t('fullscreen') },
    ...{ 'Exit fullscreen mode': t('exitFullscreen'), 'exit fullscreen mode': t('exitFullscreen') },
    ...{ 'Enter picture in picture mode': t('pip'), 'enter picture in picture mode': t('pip') },
    ...{ 'Exit picture in picture mode': t('exitPip'), 'exit picture in picture mode': t('exitPip') },
    ...{ 'Start airplay': t('airplay'), 'start airplay': t('airplay') },
    ...{ 'Stop airplay': t('stopAirplay'), 'stop airplay': t('stopAirplay') },
  };
  const time = {
    ...{
      seek: t('seek'),
      'playback time': t('time'),
      'media loading': t('loading'),
      'video player': t('player', { what }),
    },
    'video not loaded, unknown time.': t('notLoaded'),
    '{time} remaining': t('remaining', { time: '{time}' }),
    '{currentTime} of {totalTime}': t('ofTotal', { currentTime: '{currentTime}', totalTime: '{totalTime}' }),
    ...{ hour: t('hour'), hours: t('hours'), minute: t('minute'), minutes: t('minutes') },
    ...{ second: t('second'), seconds: t('seconds') },
  };
  return { ...play, ...sound, ...captions, ...settings, ...screens, ...time };
}

type BoundaryProps = { onFail: () => void; children: ReactNode };

/** react-player loads each source's player lazily, which may fail. */
export class PlayerBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
