import { fieldsOf, frameMessage } from './frame-message';

const METHODS = ['ready', 'getDuration', 'play', 'pause', 'playProgress', 'seek', 'finish', 'error'] as const;

/** A message of SoundCloud's frame, with the position or the length of the track if it has one. */
type SoundCloudMessage = { method: (typeof METHODS)[number]; seconds: number | undefined };

/** Reads a message of the frame, whose times are milliseconds; null for any other message. */
export function parseSoundCloudMessage(data: unknown): SoundCloudMessage | null {
  const { method: said, value } = frameMessage(data);
  const method = METHODS.find((known) => known === said);
  if (method === undefined) return null;
  const time = typeof value === 'number' ? value : fieldsOf(value).currentPosition;
  const isTime = typeof time === 'number' && Number.isFinite(time) && time >= 0;
  return { method, seconds: isTime ? time / 1_000 : undefined };
}
