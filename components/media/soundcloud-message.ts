import { fieldsOf, frameMessage } from './frame-message';

const METHODS = ['ready', 'getDuration', 'play', 'pause', 'playProgress', 'seek', 'finish', 'error'] as const;

/** A message from SoundCloud's frame, with the position or duration of the track if it has one. */
type SoundCloudMessage = { method: (typeof METHODS)[number]; seconds: number | undefined };

/** Parses a message from the frame and converts milliseconds to seconds. Returns null for any other message. */
export function parseSoundCloudMessage(data: unknown): SoundCloudMessage | null {
  const { method: name, value } = frameMessage(data);
  const method = METHODS.find((allowed) => allowed === name);
  if (method === undefined) return null;
  const time = typeof value === 'number' ? value : fieldsOf(value).currentPosition;
  const isTime = typeof time === 'number' && Number.isFinite(time) && time >= 0;
  return { method, seconds: isTime ? time / 1_000 : undefined };
}
