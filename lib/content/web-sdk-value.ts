import { Bytes, DocumentReference, GeoPoint, Timestamp, VectorValue } from 'firebase/firestore/lite';

/**
 * A value as the embedded content writes it: instants as ISO text, positions as `{ lat, lng }`, a reference as
 * the id of what it names. Bytes have no place in the content and become null.
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

/** The fields of a document that the web SDK read, each as embedded content writes it. */
export const plainFields = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).map(([key, value]) => [key, plainValue(value)]));
