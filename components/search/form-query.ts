import {
  isStationGroup,
  parseSearchQuery,
  type SearchParams,
  serialiseSearchParams,
} from 'thai-property-search/params';

type Pairs = readonly (readonly [key: string, text: string])[];

export const ALL_FIELDS = { name: 'fields', value: 'all' } as const;

let parse: typeof parseSearchQuery | undefined;

/** Loads the parser for typed amounts (`4.5m`, `12-3-45`). It is large, so only visitors who type an amount load it. */
export async function amountReader() {
  const reader = await import('@/lib/search/typed-params');
  parse = reader.parseTypedQuery;
  return reader;
}

/** Whether the form has an amount, in a field with such a name, that cannot be read before the reader has loaded. */
export const needsReader = (form: HTMLFormElement, names = /^(price|payment|area|land)_/): boolean =>
  parse === undefined &&
  pairsOf(new FormData(form)).some(
    ([key, text]) => names.test(key) && text.trim() !== '' && serialiseSearchParams(readPairs([[key, text]])) === '',
  );

/** The search in a form's fields. Until the parser has loaded, only amounts in the site's own format are read. */
export const readFields = (data: FormData): SearchParams => readPairs(pairsOf(data));

const readPairs = (pairs: Pairs) =>
  (parse ?? parseSearchQuery)(new URLSearchParams(pairs.map(([key, text]) => [key, text])));

const pairsOf = (data: FormData): Pairs =>
  [...data].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []));

type QueryOptions = { q?: string | undefined; pressed?: HTMLElement | null };

/**
 * Returns the canonical query of a form, with the value of the pressed button. Drops the map bounds if the fields name
 * another place than the page.
 */
export function formQuery(form: HTMLFormElement, { q, pressed }: QueryOptions = {}): string {
  const data = new FormData(form);
  if (q !== undefined) data.set('q', q);
  if (pressed instanceof HTMLButtonElement && pressed.name !== '') data.set(pressed.name, pressed.value);
  const params = readFields(data);
  const { filters } = form.dataset;
  const isElsewhere =
    filters !== undefined && placeOf(params) !== placeOf(parseSearchQuery(new URLSearchParams(filters)));
  return serialiseSearchParams(isElsewhere ? { ...params, bbox: undefined } : params);
}

/** The place that a search names. A whole train system or line is not one place. */
const placeOf = ({ province, district, stations }: SearchParams) =>
  [province, district, ...stations.filter((station) => !isStationGroup(station))].join();

/** The query without parameters that have no field, so that moving the map or sorting does not reset the fields. */
export const fieldsOf = (query: string): string =>
  serialiseSearchParams({
    ...parseSearchQuery(new URLSearchParams(query)),
    ...{ bbox: undefined, area: undefined, sort: undefined, view: 'list', page: 1 },
  });

/** Adds filter changes that have not been submitted yet to a query. */
export function withUnsavedChanges(query: string): string {
  const form = document.querySelector<HTMLFormElement>('form[data-filters]');
  if (form === null) return query;
  const unsent = formQuery(form);
  if (fieldsOf(unsent) === fieldsOf(query)) return query;
  const changed = parseSearchQuery(new URLSearchParams(unsent));
  const { bbox, area, sort, view } = parseSearchQuery(new URLSearchParams(query));
  return serialiseSearchParams({ ...changed, bbox: changed.bbox && bbox, area, sort, view });
}
