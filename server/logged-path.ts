/** A longer path is truncated. */
const MOST_CHARACTERS = 200;

/**
 * The path of an address as it may be logged: without the query, which has what people typed, and without the part after
 * `sent/` and `again/`, which opens a visitor's form.
 */
export const loggedPath = (url = ''): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(/\/(sent|again)\/.*/s, '/$1/…').slice(0, MOST_CHARACTERS);
