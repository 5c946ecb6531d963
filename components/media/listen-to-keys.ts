import type { MediaController } from 'media-chrome';
import { type FocusedControl, type PlayerAction, playerAction } from './player-keys';

/** Sends a request event to the player, as the library's own controls do. */
const ask = (player: MediaController, name: string, detail?: number) =>
  player.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));

const between = (value: number, most: number) => Math.min(Math.max(value, 0), most);

function act(player: MediaController, action: PlayerAction): void {
  // Read the media element: the library's state updates later, so it may miss the previous key press.
  const { media } = player;
  if (media === null) return;
  const isSilent = media.muted || media.volume === 0;
  const isFull = document.fullscreenElement === player;
  // A live stream has no duration, so it cannot seek.
  if (!Number.isFinite(media.duration) && (action.do === 'seek' || action.do === 'seekTo')) return;
  const length = media.duration;
  switch (action.do) {
    case 'toggle':
      return void ask(player, media.paused ? 'mediaplayrequest' : 'mediapauserequest');
    case 'seek':
      return void ask(player, 'mediaseekrequest', between(media.currentTime + action.by, length));
    case 'seekTo':
      return void ask(player, 'mediaseekrequest', length * action.part);
    case 'volume':
      return void ask(player, 'mediavolumerequest', between(Math.round((media.volume + action.by) * 100) / 100, 1));
    case 'mute':
      return void ask(player, isSilent ? 'mediaunmuterequest' : 'mediamuterequest');
    case 'fullscreen':
      return void ask(player, isFull ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest');
    case 'captions':
      return void ask(player, 'mediatogglesubtitlesrequest');
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
    const on = event.target instanceof Element ? focusedControl(event.target) : null;
    const action = on && playerAction(event, on);
    if (!action) return;
    event.preventDefault();
    act(player, action);
  };
  player.addEventListener('keydown', onKey);
  return () => player.removeEventListener('keydown', onKey);
}
