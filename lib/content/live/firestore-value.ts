type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A protocol timestamp (`google.protobuf.Timestamp`) as ISO text in whole milliseconds. */
export const isoInstant = ({ seconds, nanos }: { readonly seconds?: unknown; readonly nanos?: unknown }): string =>
  new Date(Number(seconds ?? 0) * 1_000 + Math.floor(Number(nanos ?? 0) / 1_000_000)).toISOString();

/** The id of a document: the last segment of its name. */
export const documentId = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Converts each kind of value (`google.firestore.v1.Value`) to its form in embedded content. Bytes are not supported.
 */
const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  stringValue: (value) => value,
  booleanValue: (value) => value,
  integerValue: Number,
  doubleValue: (value) => value,
  timestampValue: (value) => (isFields(value) ? isoInstant(value) : null),
  geoPointValue: (value) => (isFields(value) ? { lat: value.latitude ?? 0, lng: value.longitude ?? 0 } : null),
  referenceValue: (value) => documentId(String(value)),
  arrayValue: (value) => (isFields(value) && Array.isArray(value.values) ? value.values.map(plainValue) : []),
  mapValue: (value) => (isFields(value) && isFields(value.fields) ? plainFields(value.fields) : {}),
};

function plainValue(value: unknown): unknown {
  if (!isFields(value)) return null;
  for (const [kind, content] of Object.entries(value)) {
    if (content !== undefined && content !== null && Object.hasOwn(READERS, kind)) return READERS[kind]?.(content);
  }
  return null;
}

/**
 * Converts the fields of a protocol document to their form in embedded content: instants as ISO text, positions as `{
 * lat, lng }`, references as document ids, bytes as null.
 */
export const plainFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
