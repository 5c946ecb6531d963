import { isStudio } from 'thai-property-search/documents';
import { isRecord } from '../http/json';
import type { Listing, Picture } from './collections';
import { ID_PATTERN } from './ids';

/** A listing in a client-side list. `price` is in whole THB, null for "on request". 0 bedrooms means a studio. */
export type ListingSummary = Pick<
  Listing,
  'id' | 'code' | 'title' | 'deal' | 'price' | 'recordStatus' | 'bedrooms' | 'usableAreaSqm'
> & {
  picture: Pick<Picture, 'url' | 'width' | 'height'> | null;
};

export const MAX_SUMMARIES = 100;

export function toListingSummary(listing: Listing): ListingSummary {
  const { id, code, title, deal, price, recordStatus, usableAreaSqm } = listing;
  const bedrooms = listing.bedrooms === 0 && !isStudio(listing) ? undefined : listing.bedrooms;
  const cover = listing.media.find(({ kind }) => kind === 'photo');
  const picture = cover ? { url: cover.url, width: cover.width, height: cover.height } : null;
  return { id, code, title, deal, price, recordStatus, bedrooms, usableAreaSqm, picture };
}

/** The ids in `?ids=a,b` without duplicates. Null if there are none or too many, or if one is invalid. */
export function readIds(ids: string | null): string[] | null {
  const requested = new Set((ids ?? '').split(','));
  const isValid = requested.size <= MAX_SUMMARIES && [...requested].every((id) => ID_PATTERN.test(id));
  return isValid ? [...requested] : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPicture = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) && isText(value.url) && typeof value.width === 'number' && typeof value.height === 'number');

const isMaybeNumber = (value: unknown): boolean => value === undefined || typeof value === 'number';

/** Validates a summary, which may come from a server or from untrusted storage. */
export function isSummary(value: unknown): value is ListingSummary {
  if (!isRecord(value) || !isRecord(value.title)) return false;
  return (
    isText(value.id) &&
    ID_PATTERN.test(value.id) &&
    [value.code, value.deal, value.recordStatus].every(isText) &&
    (isText(value.title.th) || isText(value.title.en)) &&
    (value.price === null || typeof value.price === 'number') &&
    [value.bedrooms, value.usableAreaSqm].every(isMaybeNumber) &&
    isPicture(value.picture)
  );
}

/** Checks a response of `GET /api/listings`. Hand-written, because zod would add 14 kB to the browser bundle. */
export const isSummaryList = (value: unknown): value is readonly ListingSummary[] =>
  Array.isArray(value) && value.every(isSummary);
