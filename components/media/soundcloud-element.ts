const ORIGIN = 'https://w.soundcloud.com';

const METHODS = ['ready', 'getDuration', 'play', 'pause', 'playProgress', 'seek', 'finish', 'error'] as const;

/** developers.soundcloud.com/docs/api/html5-widget */
const REPORTED_EVENTS = ['play', 'pause', 'playProgress', 'seek', 'finish', 'error'] as const;

const DISPLAY_PARAMS =
  '&visual=true&hide_related=true&show_comments=false&show_teaser=false&buying=false&sharing=false&download=false';

const spanTo = (end: number): TimeRanges => ({ length: end > 0 ? 1 : 0, start: () => 0, end: () => end });

/** A media element that sends the messages of SoundCloud's script, which would have full access to this page. */
export class SoundCloudElement extends HTMLElement {
  static readonly observedAttributes = ['src'];
  /** The controls read it, but the speed is fixed. */
  playbackRate = 1;
  readonly #frame = document.createElement('iframe');
  #controller = new AbortController();
  #isReady = false;
  #wantsToPlay = false;
  #paused = true;
  #ended = false;
  #currentTime = 0;
  #duration = Number.NaN;
  #volume = 1;
  #muted = false;

  constructor() {
    super();
    Object.assign(this.#frame, { width: '100%', height: '100%', allow: 'autoplay' });
    this.#frame.style.border = '0';
    this.#frame.referrerPolicy = 'strict-origin-when-cross-origin';
    this.attachShadow({ mode: 'open' }).append(this.#frame);
  }

  connectedCallback() {
    this.#controller = new AbortController();
    window.addEventListener('message', this.#onMessage, { signal: this.#controller.signal });
  }

  disconnectedCallback() {
    this.#controller.abort();
  }

  attributeChangedCallback(_name: string, before: string | null, src: string | null) {
    if (src === null || src === before) return;
    this.#isReady = false;
    this.#wantsToPlay = this.hasAttribute('autoplay');
    this.#frame.src = `${src}${DISPLAY_PARAMS}`;
    this.#dispatch('loadstart');
  }

  get src(): string {
    return this.getAttribute('src') ?? '';
  }
  set src(address: string) {
    this.setAttribute('src', address);
  }
  get currentSrc(): string {
    return this.src;
  }
  get readyState(): number {
    return this.#isReady ? HTMLMediaElement.HAVE_ENOUGH_DATA : HTMLMediaElement.HAVE_NOTHING;
  }
  get paused(): boolean {
    return this.#paused;
  }
  get ended(): boolean {
    return this.#ended;
  }
  get duration(): number {
    return this.#duration;
  }
  get buffered(): TimeRanges {
    return spanTo(this.#currentTime);
  }
  get seekable(): TimeRanges {
    return spanTo(this.#duration);
  }
  get currentTime(): number {
    return this.#currentTime;
  }
  set currentTime(seconds: number) {
    this.#setTime(seconds);
    this.#post('seekTo', seconds * 1_000);
  }
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    if (volume === this.#volume) return;
    this.#volume = volume;
    this.#applyVolume();
  }
  get muted(): boolean {
    return this.#muted;
  }
  set muted(muted: boolean) {
    if (muted === this.#muted) return;
    this.#muted = muted;
    this.#applyVolume();
  }

  async play(): Promise<void> {
    this.#wantsToPlay = true;
    this.#post('play');
  }

  pause(): void {
    this.#wantsToPlay = false;
    this.#post('pause');
  }

  #dispatch(name: string) {
    this.dispatchEvent(new Event(name));
  }

  #post(method: string, value?: unknown) {
    if (this.#isReady) this.#frame.contentWindow?.postMessage(JSON.stringify({ method, value }), ORIGIN);
  }

  #applyVolume() {
    this.#post('setVolume', this.#muted ? 0 : this.#volume * 100);
    this.#dispatch('volumechange');
  }

  #setTime(seconds: number) {
    this.#currentTime = seconds;
    this.#ended = false;
    this.#dispatch('timeupdate');
  }

  #stop(ended: boolean) {
    this.#paused = true;
    this.#ended = ended;
    this.#dispatch('pause');
    if (ended) this.#dispatch('ended');
  }

  #onReady() {
    if (this.#isReady) return;
    this.#isReady = true;
    for (const name of REPORTED_EVENTS) this.#post('addEventListener', name);
    this.#post('getDuration');
    this.#applyVolume();
    if (this.#wantsToPlay) this.#post('play');
  }

  #onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== this.#frame.contentWindow || origin !== ORIGIN) return;
    const message = parseSoundCloudMessage(data);
    switch (message?.method) {
      case 'ready':
        return this.#onReady();
      case 'getDuration':
        this.#duration = message.seconds ?? Number.NaN;
        this.#dispatch('durationchange');
        return this.#dispatch('loadedmetadata');
      case 'play':
        this.#paused = false;
        this.#ended = false;
        this.#dispatch('play');
        return this.#dispatch('playing');
      case 'pause':
        return this.#ended ? undefined : this.#stop(false);
      case 'finish':
        return this.#stop(true);
      case 'seek':
      case 'playProgress':
        return message.seconds === undefined ? undefined : this.#setTime(message.seconds);
      case 'error':
        return this.#dispatch('error');
    }
  };
}

/** `seconds` is the position or duration of the track. */
type SoundCloudMessage = { method: (typeof METHODS)[number]; seconds: number | undefined };

/** Null for a message of another sender. */
export function parseSoundCloudMessage(data: unknown): SoundCloudMessage | null {
  const { method: name, value } = frameMessage(data);
  const method = METHODS.find((allowed) => allowed === name);
  if (method === undefined) return null;
  const time = typeof value === 'number' ? value : fieldsOf(value).currentPosition;
  const isTime = typeof time === 'number' && Number.isFinite(time) && time >= 0;
  return { method, seconds: isTime ? time / 1_000 : undefined };
}

type Fields = Partial<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Empty for a message that is not a JSON object. */
function frameMessage(data: unknown): Fields {
  try {
    return fieldsOf(typeof data === 'string' ? JSON.parse(data) : null);
  } catch {
    return {};
  }
}
