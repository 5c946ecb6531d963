import {
  isStationSystem,
  parseSearchQuery,
  type SearchParams,
  serialiseSearchParams,
} from 'thai-property-search/params';
import { readFields } from './amount-reader';

/**
 * The query without parameters that have no field (map bounds, sort order, view, page), so that moving the map or
 * sorting does not reset the fields.
 */
export const fieldsOf = (query: string): string =>
  serialiseSearchParams({
    ...parseSearchQuery(new URLSearchParams(query)),
    ...{ bbox: undefined, area: undefined, sort: undefined, view: 'list', page: 1 },
  });

/** The place that a search names. A whole train system is not one place. */
const placeOf = ({ province, district, stations }: SearchParams) =>
  [province, district, ...stations.filter((station) => !isStationSystem(station))].join();

/**
 * Returns the canonical query for a form's fields, with `q` in place of the typed words if given. Drops the map bounds
 * if the fields name a different place than the page shows.
 */
export function formQuery(form: HTMLFormElement, q?: string): string {
  const data = new FormData(form);
  if (q !== undefined) data.set('q', q);
  const params = readFields(data);
  const { filters } = form.dataset;
  const isElsewhere =
    filters !== undefined && placeOf(params) !== placeOf(parseSearchQuery(new URLSearchParams(filters)));
  return serialiseSearchParams(isElsewhere ? { ...params, bbox: undefined } : params);
}

/** Adds filter changes that have not been submitted yet to a query. */
export function withUnsent(query: string): string {
  const form = document.querySelector<HTMLFormElement>('form[data-filters]');
  if (form === null) return query;
  const unsent = formQuery(form);
  if (fieldsOf(unsent) === fieldsOf(query)) return query;
  const changed = parseSearchQuery(new URLSearchParams(unsent));
  const { bbox, area, sort, view } = parseSearchQuery(new URLSearchParams(query));
  return serialiseSearchParams({ ...changed, bbox: changed.bbox && bbox, area, sort, view });
}
