import { parseCollection } from '@/lib/content/parse-collection';
import { listingDocumentFixture } from '@/lib/content/testing/documents';

export const NO_PLACES = {
  ...{ provinces: new Map(), districts: new Map(), subdistricts: new Map() },
  ...{ stations: new Map(), landmarks: new Map() },
};

/** The listing of the fixture, with the given fields changed. */
export function home(changes: Record<string, unknown> = {}) {
  const [listing] = parseCollection('listings', [{ ...listingDocumentFixture, ...changes }]).values();
  if (listing === undefined) throw new Error('The document is invalid.');
  return listing;
}
