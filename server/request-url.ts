const ORIGIN = 'http://internal';

/** More than the whole state of a search takes. */
const PAIRS_AT_MOST = 200;

/** The address without the pairs of its query that come after two hundred others: the framework takes long over them. */
export function withFewPairs(target: string): string {
  let end = target.indexOf('?');
  for (let pairs = 0; end >= 0 && pairs < PAIRS_AT_MOST; pairs++) end = target.indexOf('&', end + 1);
  return end < 0 ? target : target.slice(0, end);
}

/** What a browser would have encoded, or kept to itself: it never sends a fragment. */
const UNSENT = /[^\x21-\x7e]|#/;

/** What a browser resolves before it asks: a path with these in it is meant to be read in two ways. */
const UNRESOLVED = /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The request's URL, or null for one that is malformed: not a path, a path that no browser sends, a broken `%`, or bytes
 * that are no UTF-8.
 */
export function readUrl(target: string | undefined): URL | null {
  if (target === undefined || !target.startsWith('/') || UNSENT.test(target)) return null;
  const path = target.split('?', 1)[0] ?? '';
  if (UNRESOLVED.test(path)) return null;
  try {
    decodeURIComponent(path);
    // Appended rather than resolved, so that `//host` stays a path of ours.
    return new URL(ORIGIN + target);
  } catch {
    return null;
  }
}
