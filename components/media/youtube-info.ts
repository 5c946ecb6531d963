import { fieldsOf, frameMessage } from './frame-message';

/** State of a YouTube video, reduced to the fields that the player uses. */
export type YouTubeInfo = {
  playerState: number;
  currentTime: number;
  duration: number;
  videoLoadedFraction: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
};

export type YouTubeMessage = {
  event: string;
  info: Partial<YouTubeInfo>;
  /** The number that comes with `onError` and `onStateChange`. */
  code: number | undefined;
  captions: readonly unknown[] | undefined;
};

const NUMBERS = ['playerState', 'currentTime', 'duration', 'videoLoadedFraction', 'volume', 'playbackRate'] as const;

/** Parses a message from the frame. Returns null for any other message. */
export function parseYouTubeMessage(data: unknown): YouTubeMessage | null {
  const { event, info } = frameMessage(data);
  if (typeof event !== 'string') return null;
  const said = fieldsOf(info);
  const known: Partial<YouTubeInfo> = {};
  for (const name of NUMBERS) {
    const value = said[name];
    if (typeof value === 'number' && Number.isFinite(value)) known[name] = value;
  }
  if (typeof said.muted === 'boolean') known.muted = said.muted;
  const { tracklist } = fieldsOf(said.captions);
  return {
    ...{ event, info: known, code: typeof info === 'number' ? info : undefined },
    captions: Array.isArray(tracklist) ? tracklist : undefined,
  };
}
