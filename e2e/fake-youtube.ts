import type { Page } from '@playwright/test';

type Listener = (event: { data: unknown }) => void;

declare global {
  interface Window {
    /** The last player of the fake API: fires an event of YouTube, and lists the options that the site has set. */
    fakeYouTube?: { emit: (name: string, data: unknown) => void; options: unknown[] };
  }
}

/** Runs in the page. As YouTube's script, it only loads the second one, and only once. */
function loader(): void {
  if (window.YT) return;
  window.YT = {};
  const script = document.createElement('script');
  script.src = 'https://www.youtube.com/s/player/fake/www-widgetapi.js';
  document.querySelector('script')?.before(script);
}

/**
 * Runs in the page. The members of the API that react-player's element uses. As in YouTube's script, most of them exist
 * only after `onReady`, and values change when the frame reports them.
 */
function api(): void {
  function Player(frame: HTMLIFrameElement, { events }: { events: Record<string, Listener> }) {
    const state = { playerState: -1, currentTime: 0, volume: 100, muted: false, playbackRate: 1 };
    const options: unknown[] = [];
    const listeners: [string, Listener][] = Object.entries(events);
    const emit = (name: string, data: unknown) => {
      for (const [listened, listener] of listeners) if (listened === name) listener({ data });
    };
    const report = (changed: Partial<typeof state>, name: string, data: unknown = null) =>
      setTimeout(() => {
        Object.assign(state, changed);
        emit(name, data);
      });
    const changeState = (playerState: number) => report({ playerState }, 'onStateChange', playerState);
    const player = {
      addEventListener: (name: string, listener: Listener) => listeners.push([name, listener]),
      getOption: (module: string, option: string) =>
        module === 'captions' && option === 'tracklist' ? [{ languageCode: 'en', displayName: 'English' }] : undefined,
      destroy: () => undefined,
    };
    const afterReady = {
      playVideo: () => changeState(1),
      pauseVideo: () => changeState(2),
      seekTo: (currentTime: number) => report({ currentTime }, 'onVideoProgress'),
      setVolume: (volume: number) => report({ volume }, 'onVolumeChange'),
      mute: () => report({ muted: true }, 'onVolumeChange'),
      unMute: () => report({ muted: false }, 'onVolumeChange'),
      setPlaybackRate: (playbackRate: number) => report({ playbackRate }, 'onPlaybackRateChange'),
      setOption: (...option: unknown[]) => options.push(option),
      getPlayerState: () => state.playerState,
      getCurrentTime: () => state.currentTime,
      getDuration: () => 100,
      getVideoLoadedFraction: () => 1,
      getVolume: () => state.volume,
      isMuted: () => state.muted,
      getPlaybackRate: () => state.playbackRate,
    };
    window.fakeYouTube = { emit, options };
    frame.addEventListener('load', () => {
      Object.assign(player, afterReady);
      emit('onReady', null);
      if (new URL(frame.src).searchParams.get('autoplay') === '1') changeState(1);
    });
    return player;
  }
  const PlayerState = { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 };
  window.YT = { ...window.YT, Player, ...{ PlayerState } };
  window.onYouTubeIframeAPIReady?.();
}

/**
 * A fake of YouTube, from which tests request nothing: the two scripts of its IFrame API
 * (developers.google.com/youtube/iframe_api_reference). It shows that the site uses the API as documented, not that
 * YouTube behaves like this.
 */
export async function fakeYouTube(page: Page): Promise<void> {
  const script = (run: () => void) => ({ contentType: 'text/javascript', body: `(${run})()` });
  await page.route('https://www.youtube.com/iframe_api', (route) => route.fulfill(script(loader)));
  await page.route('https://www.youtube.com/s/player/**', (route) => route.fulfill(script(api)));
}
