import type { MediaController } from 'media-chrome';
import { PLAYER } from '@/lib/config/constants';

/** Times are in seconds; volume and position are fractions. */
type PlayerAction =
  | { type: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { type: 'seek'; by: number }
  | { type: 'seekTo'; fraction: number }
  | { type: 'volume'; by: number };

type FocusedControl = 'player' | 'button' | 'volume';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

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

/** P: shortcuts for the whole player. An open menu handles its own keys. */
export function listenToKeys(player: MediaController): () => void {
  const onKey = (event: KeyboardEvent) => {
    const control = event.target instanceof Element ? focusedControl(event.target) : null;
    const action = control && playerAction(event, control);
    if (!action) return;
    event.preventDefault();
    perform(player, action);
  };
  player.addEventListener('keydown', onKey);
  return () => player.removeEventListener('keydown', onKey);
}

function focusedControl(element: Element): FocusedControl | null {
  if (element.closest('[role=menu]')) return null;
  if (element.localName === 'media-volume-range') return 'volume';
  return element.localName.endsWith('-button') ? 'button' : 'player';
}

/** P: matches letters and digits by position: on a Thai keyboard the k key types า and the 1 key types ๅ. */
export function playerAction(key: Key, control: FocusedControl): PlayerAction | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return null;
  if (key.key === ' ') return control === 'button' ? null : { type: 'toggle' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(key.code)?.[1];
  // With Num Lock off, the numeric keypad sends arrow keys.
  if (digit !== undefined && !(key.key in ARROWS)) return { type: 'seekTo', fraction: Number(digit) / 10 };
  return (control === 'volume' ? ARROWS_OF_VOLUME : ARROWS)[key.key] ?? LETTERS[key.code] ?? null;
}

function perform(player: MediaController, action: PlayerAction): void {
  // The library's state updates later, so it may miss the previous key press.
  const { media } = player;
  if (media === null) return;
  const isSilent = media.muted || media.volume === 0;
  const isFull = document.fullscreenElement === player;
  // A live stream has no duration, so it cannot seek.
  if (!Number.isFinite(media.duration) && (action.type === 'seek' || action.type === 'seekTo')) return;
  const length = media.duration;
  switch (action.type) {
    case 'toggle':
      return void request(player, media.paused ? 'mediaplayrequest' : 'mediapauserequest');
    case 'seek':
      return void request(player, 'mediaseekrequest', clamp(media.currentTime + action.by, length));
    case 'seekTo':
      return void request(player, 'mediaseekrequest', length * action.fraction);
    case 'volume':
      return void request(player, 'mediavolumerequest', clamp(Math.round((media.volume + action.by) * 100) / 100, 1));
    case 'mute':
      return void request(player, isSilent ? 'mediaunmuterequest' : 'mediamuterequest');
    case 'fullscreen':
      return void request(player, isFull ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest');
    case 'captions':
      return void request(player, 'mediatogglesubtitlesrequest');
  }
}

const request = (player: MediaController, name: string, detail?: number) =>
  player.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
