const ORIGIN = 'http://internal';

/** The request's URL, or null for one that is malformed: not a path, a broken `%`, or bytes that are no UTF-8. */
export function readUrl(target: string | undefined): URL | null {
  if (target === undefined || !target.startsWith('/')) return null;
  try {
    decodeURIComponent(target.split('?')[0] ?? '');
    // Appended rather than resolved, so that `//host` stays a path of ours.
    return new URL(ORIGIN + target);
  } catch {
    return null;
  }
}
