import { parseSearchQuery, serialiseSearchParams } from '@/lib/search/params';

/** The query that a form's fields ask for, in canonical order. */
export function formQuery(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  return serialiseSearchParams(parseSearchQuery(new URLSearchParams(pairs)));
}
