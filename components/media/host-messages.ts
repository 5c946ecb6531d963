export type YouTubeInfo = {
  playerState: number;
  currentTime: number;
  duration: number;
  videoLoadedFraction: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
};

type YouTubeMessage = {
  event: string;
  info: Partial<YouTubeInfo>;
  /** The number that comes with `onError` and `onStateChange`. */
  code: number | undefined;
  captions: readonly unknown[] | undefined;
};

const NUMBERS = ['playerState', 'currentTime', 'duration', 'videoLoadedFraction', 'volume', 'playbackRate'] as const;

/** Null for a message of another sender. */
export function parseYouTubeMessage(data: unknown): YouTubeMessage | null {
  const { event, info } = frameMessage(data);
  if (typeof event !== 'string') return null;
  const fields = fieldsOf(info);
  const parsed: Partial<YouTubeInfo> = {};
  for (const name of NUMBERS) {
    const value = fields[name];
    if (typeof value === 'number' && Number.isFinite(value)) parsed[name] = value;
  }
  if (typeof fields.muted === 'boolean') parsed.muted = fields.muted;
  const { tracklist } = fieldsOf(fields.captions);
  return {
    ...{ event, info: parsed, code: typeof info === 'number' ? info : undefined },
    captions: Array.isArray(tracklist) ? tracklist : undefined,
  };
}

const METHODS = ['ready', 'getDuration', 'play', 'pause', 'playProgress', 'seek', 'finish', 'error'] as const;

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
