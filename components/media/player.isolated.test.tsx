import { act, fireEvent, screen } from '@testing-library/react';
import type { MediaController } from 'media-chrome';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES, renderOnPage } from '../testing/render';
import type { Film } from './film';
import { LateVideo } from './late-media';
import { showOneLanguage } from './media-listeners';
import { listenToKeys } from './player-keys';
import { playerSettings, rememberSettings } from './player-settings';
import { PlayerBoundary, VideoPlayer } from './video-player';

const film = vi.hoisted(() => ({ come: () => {}, fail: () => {} }));
vi.mock('./film', () => ({
  Film: ({ onLoaded, onFail }: Parameters<typeof Film.type>[0]) => {
    Object.assign(film, { come: onLoaded, fail: onFail });
    return null;
  },
}));
vi.mock('./player-controls', () => ({ PlayerControls: () => null }));

const { Player } = MESSAGES['en-us'];
const URL = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** A fake of the library's player: it receives requests as events, and the test changes the state of its film. */
function fakePlayer(state: Partial<HTMLVideoElement> = {}) {
  const media = Object.assign(document.createElement('div'), {
    ...{ paused: false, currentTime: 0, duration: 30, volume: 1, muted: false, playbackRate: 1, ...state },
  });
  const player = Object.assign(document.createElement('div'), { media });
  document.body.replaceChildren(player);
  // The casts are safe: the code uses no other members.
  return { player: player as unknown as MediaController, media: media as unknown as HTMLVideoElement };
}

describe('P the keys of a player', () => {
  const requests = (player: MediaController, key: string, code = key) => {
    const requested: unknown[] = [];
    const names = ['play', 'pause', 'seek', 'volume', 'mute', 'unmute', 'togglesubtitles', 'enterfullscreen'];
    for (const name of names) {
      player.addEventListener(`media${name}request`, (event) => requested.push(name, (event as CustomEvent).detail));
    }
    fireEvent.keyDown(player, { key, code });
    return requested.filter((part) => part !== null);
  };

  it.each([
    ['k', 'KeyK', {}, ['pause']],
    ['k', 'KeyK', { paused: true }, ['play']],
    ['ArrowRight', 'ArrowRight', { currentTime: 5 }, ['seek', 15]],
    ['ArrowRight', 'ArrowRight', { currentTime: 25 }, ['seek', 30]],
    ['ArrowLeft', 'ArrowLeft', { currentTime: 5 }, ['seek', 0]],
    ['5', 'Digit5', {}, ['seek', 15]],
    ['5', 'Digit5', { duration: Number.NaN }, []],
    ['ArrowUp', 'ArrowUp', { volume: 0.95 }, ['volume', 1]],
    ['ArrowDown', 'ArrowDown', { volume: 0.3 }, ['volume', 0.2]],
    ['m', 'KeyM', {}, ['mute']],
    ['m', 'KeyM', { muted: true }, ['unmute']],
    ['m', 'KeyM', { volume: 0 }, ['unmute']],
    ['c', 'KeyC', {}, ['togglesubtitles']],
    ['f', 'KeyF', {}, ['enterfullscreen']],
  ] as const)('%s (%s) with %j requests %j', (key, code, state, requested) => {
    const { player } = fakePlayer(state);
    const stop = listenToKeys(player);
    expect(requests(player, key, code)).toEqual(requested);
    stop();
    expect(requests(player, key, code)).toEqual([]);
  });

  it('have no effect in an open menu', () => {
    const { player } = fakePlayer();
    const menu = document.createElement('div');
    menu.setAttribute('role', 'menu');
    player.append(menu);
    const requested = vi.fn();
    player.addEventListener('mediapauserequest', requested);
    listenToKeys(player);
    fireEvent.keyDown(menu, { key: 'k', code: 'KeyK' });
    expect(requested).not.toHaveBeenCalled();
  });
});

describe('P the stored settings of a player', () => {
  it('are the volume and speed that the visitor chose, not those of the host', () => {
    const { player, media } = fakePlayer({ volume: 0.7 });
    playerSettings.set({ volume: 0.3, muted: false, speed: 1.5, captions: true });
    const stop = rememberSettings(player, media);
    media.dispatchEvent(new Event('volumechange'));
    player.dispatchEvent(new CustomEvent('mediaplaybackraterequest', { detail: '1' }));
    media.dispatchEvent(new Event('ratechange'));
    expect(playerSettings.current()).toMatchObject({ volume: 0.3, speed: 1.5 });
    player.dispatchEvent(new CustomEvent('mediaplaybackraterequest', { detail: '2' }));
    media.playbackRate = 2;
    media.dispatchEvent(new Event('ratechange'));
    expect(playerSettings.current()).toEqual({ volume: 0.7, muted: false, speed: 2, captions: true });
    stop();
  });

  it('include whether captions are on', () => {
    const { player, media } = fakePlayer();
    const track = { mode: 'showing' };
    Object.assign(media, { textTracks: [track] });
    rememberSettings(player, media);
    player.dispatchEvent(new Event('mediatogglesubtitlesrequest'));
    expect(playerSettings.current().captions).toBe(true);
    track.mode = 'disabled';
    player.dispatchEvent(new Event('mediadisablesubtitlesrequest'));
    expect(playerSettings.current().captions).toBe(false);
  });
});

it('keeps only the captions in the language of the page on when two tracks show at once', () => {
  const { media } = fakePlayer();
  const modes = ['subtitles', 'captions', 'metadata'].map((kind) => ({ kind, mode: 'showing' }));
  const tracks = Object.assign(new EventTarget(), modes, { length: 3 });
  Object.assign(media, { textTracks: tracks });
  showOneLanguage(media);
  tracks.dispatchEvent(new Event('change'));
  expect(modes.map(({ mode }) => mode)).toEqual(['disabled', 'showing', 'showing']);
});

const renderVideo = () =>
  renderOnPage(
    <LateVideo source={{ kind: 'youtube', url: URL }} href={URL} title="Film" captions={[]} poster={null} />,
  );

describe('P a film that does not load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = async () => {
    fireEvent.click(screen.getByRole('link', { name: `Play the video: Film` }));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };

  it('from another host times out after 15 seconds with an alert, a link and a retry button', async () => {
    renderVideo();
    await open();
    act(() => vi.advanceTimersByTime(14_999));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert').textContent).toBe('The video can’t be played here.');
    expect(screen.getByRole('link', { name: 'Open the original video' }).getAttribute('href')).toBe(URL);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: Player.retry }));
    fireEvent.click(screen.getByRole('button', { name: Player.retry }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.queryByRole('alert')).toBeNull();
    act(film.fail);
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('does not time out once it has loaded', async () => {
    renderVideo();
    await open();
    act(film.come);
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('from this site has no timeout, because it reports errors itself', () => {
    const fail = vi.fn();
    renderOnPage(<VideoPlayer source={{ kind: 'file', url: '/film.mp4' }} captions={[]} onFail={fail} />);
    vi.advanceTimersByTime(60_000);
    expect(fail).not.toHaveBeenCalled();
  });
});

function Broken(): null {
  throw new Error('The script failed to load.');
}

it('a player that fails to load does not break the page', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = vi.fn();
  renderOnPage(
    <PlayerBoundary onFail={fail}>
      <Broken />
    </PlayerBoundary>,
  );
  expect(fail).toHaveBeenCalledTimes(1);
  errors.mockClear();
});
