import 'server-only';
import { type DocumentData, DocumentReference, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { isRecord } from '../http/json';

/** Converts a stored value to the format of the content files: ISO text, `{ lat, lng }`, and ids for references. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (value instanceof Timestamp) return isoStamp(value.toMillis());
  if (value instanceof GeoPoint) return { lat: value.latitude, lng: value.longitude };
  if (value instanceof DocumentReference) return value.id;
  if (value instanceof Uint8Array) return null;
  return isRecord(value) ? plainFields(value) : value;
}

export const isoStamp = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

/** The fields of a document that Google's server SDK has read. */
export const plainFields = (data: DocumentData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainValue(value)]));
