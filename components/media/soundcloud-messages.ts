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
