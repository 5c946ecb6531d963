const ORIGIN = 'http://internal';

/** More than the parameters of any search. */
const PAIRS_AT_MOST = 200;

/** The address with at most 200 parameters in its query, because Next takes long to parse more. */
export function withFewPairs(target: string): string {
  let end = target.indexOf('?');
  for (let pairs = 0; end >= 0 && pairs < PAIRS_AT_MOST; pairs++) end = target.indexOf('&', end + 1);
  return end < 0 ? target : target.slice(0, end);
}

/** Characters that a browser encodes or, like a fragment, does not send. */
const UNSENT = /[^\x21-\x7e]|#/;

/** Dot segments, which a browser resolves. A path with them may be an attempt to have it read in two ways. */
const UNRESOLVED = /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The URL of a request, or null if it is malformed: not a path, a path that no browser sends, an invalid `%` sequence, or
 * bytes that are not UTF-8.
 */
export function readUrl(target: string | undefined): URL | null {
  if (target === undefined || !target.startsWith('/') || UNSENT.test(target)) return null;
  const path = target.split('?', 1)[0] ?? '';
  if (UNRESOLVED.test(path)) return null;
  try {
    decodeURIComponent(path);
    // Concatenated and not resolved, so that `//host` stays a path.
    return new URL(ORIGIN + target);
  } catch {
    return null;
  }
}
