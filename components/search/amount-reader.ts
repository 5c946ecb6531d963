import { parseSearchQuery, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';

type Pairs = readonly (readonly [key: string, text: string])[];

let parse: typeof parseSearchQuery | undefined;

/** Loads the parser for typed amounts (`4.5m`, `12-3-45`). It is large, so only visitors who type an amount load it. */
export async function amountReader() {
  const reader = await import('@/lib/search/typed-params');
  parse = reader.parseTypedQuery;
  return reader;
}

const pairsOf = (data: FormData): Pairs =>
  [...data].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []));

const readPairs = (pairs: Pairs) =>
  (parse ?? parseSearchQuery)(new URLSearchParams(pairs.map(([key, text]) => [key, text])));

/** The search in a form's fields. Until the parser has loaded, only amounts in the site's own format are read. */
export const readFields = (data: FormData): SearchParams => readPairs(pairsOf(data));

/** Whether the form has an amount that cannot be read before the reader has loaded. */
export const needsReader = (form: HTMLFormElement): boolean =>
  parse === undefined &&
  pairsOf(new FormData(form)).some(
    ([key, text]) =>
      /^(price|area|land)_/.test(key) && text.trim() !== '' && serialiseSearchParams(readPairs([[key, text]])) === '',
  );
