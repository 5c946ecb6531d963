import { parseYouTubeMessage, type YouTubeInfo } from './host-messages';

const ORIGIN = 'https://www.youtube-nocookie.com';
const PLAYING = 1;
/** As in YouTube's own script. */
const LISTENING_MS = 250;

type Listener = (event: { data: unknown }) => void;
type Options = { events?: Record<string, Listener | undefined> };
type Captions = { languageCode?: string };

/** The part of YouTube's API that react-player uses. YouTube's script would set cookies and could read this page. */
class YouTubePlayer {
  #info: YouTubeInfo = {
    ...{ playerState: -1, currentTime: 0, duration: 0, videoLoadedFraction: 0 },
    ...{ volume: 100, muted: false, playbackRate: 1 },
  };
  #reportedAt = 0;
  #isReady = false;
  #listeningTimer: number | undefined;
  #captions: readonly unknown[] = [];
  readonly #frame: HTMLIFrameElement;
  readonly #listeners = new Map<string, Listener>();
  readonly #controller = new AbortController();

  constructor(frame: HTMLIFrameElement, { events = {} }: Options) {
    this.#frame = frame;
    for (const [name, listener] of Object.entries(events)) if (listener) this.#listeners.set(name, listener);
    window.addEventListener('message', this.#onMessage, { signal: this.#controller.signal });
    // Before it has loaded, the frame has a different origin, and the browser would log an error.
    frame.addEventListener('load', this.#sendListening, { signal: this.#controller.signal });
  }

  addEventListener(name: string, listener: Listener) {
    this.#listeners.set(name, listener);
  }

  destroy() {
    clearInterval(this.#listeningTimer);
    this.#controller.abort();
  }

  playVideo = () => this.#command('playVideo');
  pauseVideo = () => this.#command('pauseVideo');
  mute = () => this.#set('muted', true, 'mute');
  unMute = () => this.#set('muted', false, 'unMute');
  setVolume = (volume: number) => this.#set('volume', volume, 'setVolume', volume);
  /** The speed menu sends a string. */
  setPlaybackRate = (rate: number | string) => this.#set('playbackRate', Number(rate), 'setPlaybackRate', Number(rate));
  seekTo = (seconds: number, ahead: boolean) => this.#set('currentTime', seconds, 'seekTo', seconds, ahead);
  setOption = (module: string, option: string, value: Captions) => this.#command('setOption', module, option, value);
  getOption = (module: string, option: string) =>
    module === 'captions' && option === 'tracklist' ? this.#captions : undefined;
  getPlayerState = () => this.#info.playerState;
  getDuration = () => this.#info.duration;
  getVideoLoadedFraction = () => this.#info.videoLoadedFraction;
  getVolume = () => this.#info.volume;
  isMuted = () => this.#info.muted;
  getPlaybackRate = () => this.#info.playbackRate;

  /** Interpolates between the frame's reports, which come a few times per second. */
  getCurrentTime = () => {
    const { playerState, currentTime, playbackRate, duration } = this.#info;
    const since = playerState === PLAYING ? ((performance.now() - this.#reportedAt) / 1_000) * playbackRate : 0;
    return Math.min(currentTime + since, duration);
  };

  #post(message: Record<string, unknown>) {
    this.#frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: 1, channel: 'widget' }), ORIGIN);
  }

  #command(func: string, ...args: unknown[]) {
    this.#post({ event: 'command', func, args });
  }

  #set<Name extends keyof YouTubeInfo>(name: Name, value: YouTubeInfo[Name], func: string, ...args: unknown[]) {
    this.#update({ [name]: value });
    this.#command(func, ...args);
  }

  #update(info: Partial<YouTubeInfo>) {
    if (info.currentTime !== undefined || info.playerState !== undefined) {
      this.#info.currentTime = this.getCurrentTime();
      this.#reportedAt = performance.now();
    }
    this.#info = { ...this.#info, ...info };
  }

  #emit(name: string, data: unknown) {
    this.#listeners.get(name)?.({ data });
  }

  /** The frame sends messages only after it receives one. */
  #sendListening = () => {
    clearInterval(this.#listeningTimer);
    this.#listeningTimer = window.setInterval(() => {
      if (this.#frame.isConnected) this.#post({ event: 'listening' });
      else this.destroy();
    }, LISTENING_MS);
  };

  #onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== this.#frame.contentWindow || origin !== ORIGIN) return;
    const message = parseYouTubeMessage(data);
    if (message === null) return;
    clearInterval(this.#listeningTimer);
    const { event, info, code, captions } = message;
    const before = this.#info.playerState;
    this.#update(event === 'onStateChange' && code !== undefined ? { ...info, playerState: code } : info);
    if (captions) this.#captions = captions;
    if (event === 'onError') this.#emit('onError', code);
    if (!this.#isReady && (event === 'onReady' || event === 'initialDelivery')) {
      this.#isReady = true;
      this.#emit('onReady', null);
    }
    if (this.#info.playerState !== before) this.#emit('onStateChange', this.#info.playerState);
    if (info.playbackRate !== undefined) this.#emit('onPlaybackRateChange', info.playbackRate);
    if (info.volume !== undefined || info.muted !== undefined) this.#emit('onVolumeChange', null);
    if (info.currentTime !== undefined) this.#emit('onVideoProgress', info.currentTime);
  };
}

/** react-player's element checks this global before it loads YouTube's script. */
export function provideYouTubeApi(): void {
  const PlayerState = { ENDED: 0, PLAYING, PAUSED: 2, BUFFERING: 3 };
  Object.assign(window, { YT: { Player: YouTubePlayer, PlayerState } });
}
