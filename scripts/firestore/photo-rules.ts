import { isLeadId } from './lead-rules';
import type { Fields } from './value';

/** Enquiries that photographs may belong to. */
export const PHOTO_COLLECTIONS: readonly string[] = ['seller_leads', 'suspicious_leads'];

/** As in firestore.rules. */
export const MOST_PHOTO_BYTES = 800_000;
export const PHOTO_FIELDS: readonly string[] = ['content_type', 'bytes', 'digest'];

const isNumber = (text: string) => /^[1-5]$/.test(text);
const isDigest = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Whether the public may leave this as a photograph of an enquiry. By hand what firestore.rules says. */
export function isPhoto(id: string, number: string, fields: Fields): boolean {
  const { content_type: type, bytes, digest } = fields;
  return (
    isLeadId(id) &&
    isNumber(number) &&
    Object.keys(fields).length === PHOTO_FIELDS.length &&
    type !== undefined &&
    'stringValue' in type &&
    type.stringValue === 'image/jpeg' &&
    bytes !== undefined &&
    'bytesValue' in bytes &&
    Buffer.from(bytes.bytesValue, 'base64').length <= MOST_PHOTO_BYTES &&
    digest !== undefined &&
    'stringValue' in digest &&
    isDigest(digest.stringValue)
  );
}
