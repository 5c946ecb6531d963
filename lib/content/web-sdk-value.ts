import { Bytes, DocumentReference, GeoPoint, Timestamp, VectorValue } from 'firebase/firestore/lite';

/**
 * Converts a value to its form in embedded content: instants as ISO text, positions as `{ lat, lng }`, references as
 * document ids. Bytes are not supported and become null.
 */
function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof GeoPoint) return { lat: value.latitude, lng: value.longitude };
  if (value instanceof DocumentReference) return value.id;
  if (value instanceof Bytes) return null;
  if (value instanceof VectorValue) return value.toArray();
  return plainFields(value);
}

/** Converts the fields of a document that the web SDK read to their form in embedded content. */
export const plainFields = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).map(([key, value]) => [key, plainValue(value)]));
