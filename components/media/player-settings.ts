import type { MediaController } from 'media-chrome';
import { PLAYER } from '@/lib/config/constants';
import { persistedStore } from '../saved/persisted-store';

/** Volume from 0 to 1, one of P's speeds. */
export type PlayerSettings = { volume: number; muted: boolean; speed: number; captions: boolean };

const DEFAULTS: PlayerSettings = { volume: PLAYER.defaultVolume, muted: false, speed: 1, captions: false };

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

export function parsePlayerSettings(value: unknown): PlayerSettings {
  const stored: Partial<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    volume: isVolume(stored.volume) ? stored.volume : DEFAULTS.volume,
    muted: stored.muted === true,
    speed: PLAYER.speeds.find((speed) => speed === stored.speed) ?? DEFAULTS.speed,
    captions: stored.captions === true,
  };
}

export const playerSettings = persistedStore('player', parsePlayerSettings);

const SOUND_OR_SPEED = [
  ...['mediavolumerequest', 'mediamuterequest', 'mediaunmuterequest'],
  'mediaplaybackraterequest',
];
const CAPTIONS = ['mediatogglesubtitlesrequest', 'mediashowsubtitlesrequest', 'mediadisablesubtitlesrequest'];

/** P: stores settings only after the visitor changes them, because hosts also set a volume on load. */
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
    // A video host's element has no tracks before the video has loaded.
    const captions = Array.from(media.textTracks ?? []).some(({ mode }) => mode === 'showing');
    playerSettings.set({ ...playerSettings.current(), captions });
  };
  const onRequest = (event: Event) => {
    // The speed menu also requests the current speed when it is updated.
    const isEcho = event instanceof CustomEvent && Number(event.detail) === media.playbackRate;
    if (!(event.type === 'mediaplaybackraterequest' && isEcho)) isRequested = true;
  };
  for (const name of SOUND_OR_SPEED) player.addEventListener(name, onRequest, { ...options, capture: true });
  for (const name of CAPTIONS) player.addEventListener(name, saveCaptions, options);
  for (const name of ['volumechange', 'ratechange']) media.addEventListener(name, saveSoundAndSpeed, options);
  return () => controller.abort();
}
