import type { MediaController } from 'media-chrome';
import { type FocusedControl, type PlayerAction, playerAction } from './player-keys';

/** Sends a request event to the player, as the library's own controls do. */
const request = (player: MediaController, name: string, detail?: number) =>
  player.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

function perform(player: MediaController, action: PlayerAction): void {
  // Read the media element: the library's state updates later, so it may miss the previous key press.
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

function focusedControl(element: Element): FocusedControl | null {
  if (element.closest('[role=menu]')) return null;
  if (element.localName === 'media-volume-range') return 'volume';
  return element.localName.endsWith('-button') ? 'button' : 'player';
}

/**
 * P: keyboard shortcuts for the whole player, except in an open menu, which handles its own keys.
 * @returns A function that removes the listener.
 */
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
