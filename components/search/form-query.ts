import { parseSearchQuery, serialiseSearchParams } from '@/lib/search/params';

/** The search without what no field shows: to move the map or sort the list leaves what is typed alone. */
export const fieldsOf = (query: string): string =>
  serialiseSearchParams({
    ...parseSearchQuery(new URLSearchParams(query)),
    ...{ bbox: undefined, area: undefined, sort: undefined, view: 'list', page: 1 },
  });

/** The query that a form's fields ask for, in canonical order. */
export function formQuery(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  return serialiseSearchParams(parseSearchQuery(new URLSearchParams(pairs)));
}
