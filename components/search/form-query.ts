import { isStationSystem, parseSearchQuery, type SearchParams, serialiseSearchParams } from '@/lib/search/params';
import { readFields } from './amount-reader';

/** The search without what no field shows: to move the map or sort the list leaves what is typed alone. */
export const fieldsOf = (query: string): string =>
  serialiseSearchParams({
    ...parseSearchQuery(new URLSearchParams(query)),
    ...{ bbox: undefined, area: undefined, sort: undefined, view: 'list', page: 1 },
  });

/** A system of trains is everywhere. */
const placeOf = ({ province, district, stations }: SearchParams) =>
  [province, district, ...stations.filter((station) => !isStationSystem(station))].join();

/**
 * The query that a form's fields ask for, in canonical order; with other words than its own where these are given. Another
 * place than the page shows is not looked for in the part of the map that it shows.
 */
export function formQuery(form: HTMLFormElement, q?: string): string {
  const data = new FormData(form);
  if (q !== undefined) data.set('q', q);
  const asked = readFields(data);
  const { filters } = form.dataset;
  const isElsewhere =
    filters !== undefined && placeOf(asked) !== placeOf(parseSearchQuery(new URLSearchParams(filters)));
  return serialiseSearchParams(isElsewhere ? { ...asked, bbox: undefined } : asked);
}

/** The search of a query, and with it what the filters of the page say without having been sent. */
export function withUnsent(query: string): string {
  const form = document.querySelector<HTMLFormElement>('form[data-filters]');
  if (form === null) return query;
  const unsent = formQuery(form);
  if (fieldsOf(unsent) === fieldsOf(query)) return query;
  const said = parseSearchQuery(new URLSearchParams(unsent));
  const { bbox, area, sort, view } = parseSearchQuery(new URLSearchParams(query));
  return serialiseSearchParams({ ...said, bbox: said.bbox && bbox, area, sort, view });
}
