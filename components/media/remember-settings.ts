import type { MediaController } from 'media-chrome';
import { PLAYER } from '@/lib/config/constants';
import { playerSettings } from './player-settings';

const SOUND_OR_SPEED = [
  ...['mediavolumerequest', 'mediamuterequest', 'mediaunmuterequest'],
  'mediaplaybackraterequest',
];
const CAPTIONS = ['mediatogglesubtitlesrequest', 'mediashowsubtitlesrequest', 'mediadisablesubtitlesrequest'];

/**
 * P: stores volume, speed and captions, but only after the visitor changes them: hosts also set a volume on load.
 * @returns A function that removes the listeners.
 */
export function rememberSettings(player: MediaController, media: HTMLMediaElement): () => void {
  const left = new AbortController();
  const options = { signal: left.signal };
  let asked = false;
  const keepSoundAndSpeed = () => {
    if (!asked) return;
    const { volume, muted } = media;
    const speed = PLAYER.speeds.find((known) => known === media.playbackRate) ?? 1;
    playerSettings.keep({ ...playerSettings.current(), volume, muted, speed });
  };
  const keepCaptions = () => {
    // The element of a video host has no tracks before the video has loaded.
    const captions = Array.from(media.textTracks ?? []).some(({ mode }) => mode === 'showing');
    playerSettings.keep({ ...playerSettings.current(), captions });
  };
  const onAsked = (event: Event) => {
    // The speed menu also requests the current speed when it is updated. Ignore that.
    const isEcho = event instanceof CustomEvent && Number(event.detail) === media.playbackRate;
    if (!(event.type === 'mediaplaybackraterequest' && isEcho)) asked = true;
  };
  for (const name of SOUND_OR_SPEED) player.addEventListener(name, onAsked, { ...options, capture: true });
  for (const name of CAPTIONS) player.addEventListener(name, keepCaptions, options);
  for (const name of ['volumechange', 'ratechange']) media.addEventListener(name, keepSoundAndSpeed, options);
  return () => left.abort();
}
