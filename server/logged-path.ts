/** More of an address tells nobody more. */
const MOST_CHARACTERS = 200;

/**
 * An address as the log may have it: without its query, in which people write, and without what stands behind `sent/` and
 * `again/`, by which the form that somebody sent can be opened.
 */
export const loggedPath = (url = ''): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(/\/(sent|again)\/.*/s, '/$1/…').slice(0, MOST_CHARACTERS);
