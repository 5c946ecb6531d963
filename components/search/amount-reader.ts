import { parseSearchQuery, type SearchParams, serialiseSearchParams } from '@/lib/search/params';

type Pairs = readonly (readonly [key: string, text: string])[];

let parse: typeof parseSearchQuery | undefined;

/** Loads the reader of amounts as people type them. Its words come only to those who type. */
export async function amountReader() {
  const reader = await import('@/lib/search/typed-params');
  parse = reader.parseTypedQuery;
  return reader;
}

const pairsOf = (data: FormData): Pairs =>
  [...data].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []));

const readPairs = (pairs: Pairs) =>
  (parse ?? parseSearchQuery)(new URLSearchParams(pairs.map(([key, text]) => [key, text])));

/** The search that a form's fields ask for; until the reader is here, amounts count only as this site writes them. */
export const readFields = (data: FormData): SearchParams => readPairs(pairsOf(data));

/** Whether an amount stands in the form that needs the reader. */
export const needsReader = (form: HTMLFormElement): boolean =>
  parse === undefined &&
  pairsOf(new FormData(form)).some(
    ([key, text]) =>
      /^(price|area|land)_/.test(key) && text.trim() !== '' && serialiseSearchParams(readPairs([[key, text]])) === '',
  );
