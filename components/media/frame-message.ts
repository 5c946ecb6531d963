type Fields = Partial<Record<string, unknown>>;

/** The fields of an object; an empty object for any other value. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The fields of a message that a host's frame sent as JSON; an empty object for any other message. */
export function frameMessage(data: unknown): Fields {
  try {
    return fieldsOf(typeof data === 'string' ? JSON.parse(data) : null);
  } catch {
    return {};
  }
}
