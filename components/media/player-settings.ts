import { PLAYER } from '@/lib/config/constants';
import { persistedStore } from '../saved/persisted-store';

/** The visitor's player settings: volume from 0 to 1, one of P's speeds, and captions on or off. */
export type PlayerSettings = { volume: number; muted: boolean; speed: number; captions: boolean };

const DEFAULTS: PlayerSettings = { volume: PLAYER.defaultVolume, muted: false, speed: 1, captions: false };

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Parses stored settings (P). Invalid values become the defaults. */
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
