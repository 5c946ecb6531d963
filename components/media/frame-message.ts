type Fields = Partial<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The fields of a message that a host's frame sent as JSON; none where it is something else. */
export function frameMessage(data: unknown): Fields {
  try {
    return fieldsOf(typeof data === 'string' ? JSON.parse(data) : null);
  } catch {
    return {};
  }
}
