import { fieldsOf, frameMessage } from './frame-message';

/** What a YouTube frame says about its film, as far as the player asks; other parts of a message are dropped. */
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
  /** The number that `onError` and `onStateChange` send. */
  code: number | undefined;
  captions: readonly unknown[] | undefined;
};

const NUMBERS = ['playerState', 'currentTime', 'duration', 'videoLoadedFraction', 'volume', 'playbackRate'] as const;

/** Reads a message of the frame; null for what is none. */
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
