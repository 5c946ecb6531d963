import type { Listing, Picture } from './collections';
import { ID_PATTERN } from './ids';
import { isStudio } from './studio';

/** What a list in the browser shows of a home; `price` is whole THB, null on request; 0 bedrooms are a studio. */
export type ListingSummary = Pick<
  Listing,
  'id' | 'code' | 'title' | 'deal' | 'price' | 'recordStatus' | 'bedrooms' | 'usableAreaSqm'
> & {
  picture: Pick<Picture, 'url' | 'width' | 'height'> | null;
};

/** So many homes one request may ask for. */
export const SUMMARIES_AT_MOST = 100;

export function toListingSummary(listing: Listing): ListingSummary {
  const { id, code, title, deal, price, recordStatus, usableAreaSqm } = listing;
  const bedrooms = listing.bedrooms === 0 && !isStudio(listing) ? undefined : listing.bedrooms;
  const cover = listing.media.find(({ kind }) => kind === 'photo');
  const picture = cover ? { url: cover.url, width: cover.width, height: cover.height } : null;
  return { id, code, title, deal, price, recordStatus, bedrooms, usableAreaSqm, picture };
}

/** The ids that `?ids=a,b` asks for, each once; null for none, too many, or one that is no id. */
export function readIds(ids: string | null): string[] | null {
  const asked = new Set((ids ?? '').split(','));
  const good = asked.size <= SUMMARIES_AT_MOST && [...asked].every((id) => ID_PATTERN.test(id));
  return good ? [...asked] : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPicture = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isText(value.url) && typeof value.width === 'number' && typeof value.height === 'number');

const isMaybeNumber = (value: unknown): boolean => value === undefined || typeof value === 'number';

/** Whether a value is one of these; it may come from a server or from anybody's storage. */
export function isSummary(value: unknown): value is ListingSummary {
  if (!isObject(value) || !isObject(value.title)) return false;
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

/** What `GET /api/listings` answers. By hand and not with zod, which would cost the browser 14 kB. */
export const isSummaryList = (value: unknown): value is readonly ListingSummary[] =>
  Array.isArray(value) && value.every(isSummary);
