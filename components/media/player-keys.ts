import { PLAYER } from '@/lib/config/constants';

/** The action for a key. Times are in seconds; volume and position are fractions from 0 to 1. */
export type PlayerAction =
  | { do: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { do: 'seek'; by: number }
  | { do: 'seekTo'; part: number }
  | { do: 'volume'; by: number };

/** The focused control. It handles some keys itself. */
export type FocusedControl = 'player' | 'button' | 'volume';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** P: ↑ and ↓ change the volume by 0.1. */
const VOLUME_STEP = 0.1;

const LETTERS: Readonly<Record<string, PlayerAction>> = {
  KeyK: { do: 'toggle' },
  KeyM: { do: 'mute' },
  KeyF: { do: 'fullscreen' },
  KeyC: { do: 'captions' },
};

const seekBy = PLAYER.seekStepSeconds;
const ARROWS: Readonly<Record<string, PlayerAction>> = {
  ArrowLeft: { do: 'seek', by: -seekBy },
  ArrowRight: { do: 'seek', by: seekBy },
  ArrowUp: { do: 'volume', by: VOLUME_STEP },
  ArrowDown: { do: 'volume', by: -VOLUME_STEP },
};
const ARROWS_OF_VOLUME: Readonly<Record<string, PlayerAction>> = {
  ...ARROWS,
  ArrowLeft: { do: 'volume', by: -VOLUME_STEP },
  ArrowRight: { do: 'volume', by: VOLUME_STEP },
};

/**
 * Returns the action for a key press, or null. P: space/k, ←→ 10 s, ↑↓ volume, m, f, c, 0–9 tenths. Letters and digits
 * are matched by key position, because on a Thai keyboard the k key types า and the 1 key types ๅ.
 */
export function playerAction(key: Key, on: FocusedControl): PlayerAction | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return null;
  if (key.key === ' ') return on === 'button' ? null : { do: 'toggle' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(key.code)?.[1];
  // With Num Lock off, the numeric keypad sends arrow keys.
  if (digit !== undefined && !(key.key in ARROWS)) return { do: 'seekTo', part: Number(digit) / 10 };
  return (on === 'volume' ? ARROWS_OF_VOLUME : ARROWS)[key.key] ?? LETTERS[key.code] ?? null;
}
