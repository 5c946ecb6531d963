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
  const controller = new AbortController();
  const options = { signal: controller.signal };
  let isRequested = false;
  const saveSoundAndSpeed = () => {
    if (!isRequested) return;
    const { volume, muted } = media;
    const speed = PLAYER.speeds.find((rate) => rate === media.playbackRate) ?? 1;
    playerSettings.set({ ...playerSettings.current(), volume, muted, speed });
  };
  const saveCaptions = () => {
    // The element of a video host has no tracks before the video has loaded.
    const captions = Array.from(media.textTracks ?? []).some(({ mode }) => mode === 'showing');
    playerSettings.set({ ...playerSettings.current(), captions });
  };
  const onRequest = (event: Event) => {
    // The speed menu also requests the current speed when it is updated. Ignore that.
    const isEcho = event instanceof CustomEvent && Number(event.detail) === media.playbackRate;
    if (!(event.type === 'mediaplaybackraterequest' && isEcho)) isRequested = true;
  };
  for (const name of SOUND_OR_SPEED) player.addEventListener(name, onRequest, { ...options, capture: true });
  for (const name of CAPTIONS) player.addEventListener(name, saveCaptions, options);
  for (const name of ['volumechange', 'ratechange']) media.addEventListener(name, saveSoundAndSpeed, options);
  return () => controller.abort();
}
