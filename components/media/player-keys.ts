import { PLAYER } from '@/lib/config/constants';

/** The action for a key. Times are in seconds; volume and position are fractions from 0 to 1. */
export type PlayerAction =
  | { type: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { type: 'seek'; by: number }
  | { type: 'seekTo'; fraction: number }
  | { type: 'volume'; by: number };

/** The focused control. It handles some keys itself. */
export type FocusedControl = 'player' | 'button' | 'volume';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** P: ↑ and ↓ change the volume by 0.1. */
const VOLUME_STEP = 0.1;

const LETTERS: Readonly<Record<string, PlayerAction>> = {
  KeyK: { type: 'toggle' },
  KeyM: { type: 'mute' },
  KeyF: { type: 'fullscreen' },
  KeyC: { type: 'captions' },
};

const seekBy = PLAYER.seekStepSeconds;
const ARROWS: Readonly<Record<string, PlayerAction>> = {
  ArrowLeft: { type: 'seek', by: -seekBy },
  ArrowRight: { type: 'seek', by: seekBy },
  ArrowUp: { type: 'volume', by: VOLUME_STEP },
  ArrowDown: { type: 'volume', by: -VOLUME_STEP },
};
const ARROWS_OF_VOLUME: Readonly<Record<string, PlayerAction>> = {
  ...ARROWS,
  ArrowLeft: { type: 'volume', by: -VOLUME_STEP },
  ArrowRight: { type: 'volume', by: VOLUME_STEP },
};

/**
 * Returns the action for a key press, or null. P: space/k, ←→ 10 s, ↑↓ volume, m, f, c, 0–9 tenths. Letters and digits
 * are matched by key position, because on a Thai keyboard the k key types า and the 1 key types ๅ.
 */
export function playerAction(key: Key, control: FocusedControl): PlayerAction | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return null;
  if (key.key === ' ') return control === 'button' ? null : { type: 'toggle' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(key.code)?.[1];
  // With Num Lock off, the numeric keypad sends arrow keys.
  if (digit !== undefined && !(key.key in ARROWS)) return { type: 'seekTo', fraction: Number(digit) / 10 };
  return (control === 'volume' ? ARROWS_OF_VOLUME : ARROWS)[key.key] ?? LETTERS[key.code] ?? null;
}
