import './player.css';
import type { MediaController as Controller } from 'media-chrome';
import { MediaController } from 'media-chrome/react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { videoReached } from '@/lib/analytics/events';
import { PLAYER } from '@/lib/config/constants';
import { isSound, type PlayedSource } from '@/lib/content/media-source';
import { record } from '../analytics/record';
import { type Captions, Film } from './film';
import { followVideo } from './follow-video';
import { listenToKeys } from './listen-to-keys';
import { playAlone } from './play-alone';
import { PlayerBoundary } from './player-boundary';
import { PlayerControls } from './player-controls';
import { playerSettings } from './player-settings';
import { speakLanguage } from './player-words';
import { rememberSettings } from './remember-settings';
import { showOneLanguage } from './show-one-language';

/** The film of a host that has not come by now is blocked or out of reach; a file says itself what is wrong with it. */
const HOST_DEADLINE_MS = 15_000;

/**
 * Keys, volume and the language of captions are ours (`listen-to-keys.ts`, `player-settings.ts`). As attributes: as
 * properties they would come after the library has looked.
 */
const KEPT_BY_US = { nohotkeys: '', novolumepref: '', nomutedpref: '', nosubtitleslangpref: '' };

function useDeadline(isHost: boolean, onFail: () => void): () => void {
  const timer = useRef<number>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isHost) timer.current = window.setTimeout(onFail, HOST_DEADLINE_MS);
    return stop;
  }, [isHost, onFail, stop]);
  return stop;
}

export type VideoPlayerProps = {
  source: PlayedSource;
  captions: Captions;
  /** Shown while a sound plays. */
  poster?: ReactNode;
  onFail: () => void;
};

/** P: react-player with the site's controls. It plays as soon as it can, with the volume and speed of last time. */
export function VideoPlayer({ source, captions, poster, onFail }: VideoPlayerProps) {
  const locale = useLocale();
  const t = useTranslations('Player.controls');
  const [withCaptions] = useState(() => {
    speakLanguage(locale, t, isSound(source) ? 'sound' : 'video');
    return playerSettings.current().captions;
  });
  const player = useRef<Controller>(null);
  const [media, setMedia] = useState<HTMLVideoElement | null>(null);
  const isHost = ['youtube', 'vimeo', 'soundcloud'].includes(source.kind);
  const hasCome = useDeadline(isHost, onFail);
  useEffect(() => {
    if (player.current === null) return;
    player.current.style.setProperty('--media-range-thumb-width', `${PLAYER.range.thumbWidth}px`);
    // Whoever has gone on to something else meanwhile stays there.
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
      {...KEPT_BY_US}
    >
      <PlayerBoundary onFail={onFail}>
        <Film source={source} captions={captions} onElement={setMedia} onCome={hasCome} onFail={onFail} />
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
