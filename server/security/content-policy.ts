/** Hosts or origins that a page may load from besides this site. */
export type PolicySources = {
  /** Hashes of inline scripts that the scripts of a page may add. */
  readonly scripts: readonly string[];
  /** Origins of frames. */
  readonly frames: readonly string[];
  /** Origins of video and its segments. */
  readonly media: readonly string[];
  readonly pictures: readonly string[];
  /** Origins of requests of scripts. */
  readonly connections: readonly string[];
  /** Where violations are reported. */
  readonly reports: string;
};

const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');

/**
 * The policy of one page (CSP Level 3). Only scripts that the server sent, identified by their hashes, and scripts that they
 * load may run. Inline styles are allowed, because React and the player write them.
 */
export function pagePolicy(
  hashes: readonly string[],
  { scripts, frames, media, pictures, connections, reports }: PolicySources,
): string {
  return [
    directive('default-src', "'none'"),
    hashes.length === 0
      ? directive('script-src', "'none'")
      : directive('script-src', "'strict-dynamic'", ...hashes, ...scripts),
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:', ...pictures),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...connections),
    directive('media-src', "'self'", 'blob:', ...media),
    directive('frame-src', ...(frames.length === 0 ? ["'none'"] : frames)),
    directive('worker-src', "'self'", 'blob:'),
    directive('manifest-src', "'self'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    directive('report-uri', reports),
    directive('report-to', 'policy'),
  ].join('; ');
}

/**
 * The policy of every response that is not a page: no frame may show it and it loads nothing. Media are allowed, because a
 * browser that opens a video or a sound directly shows it in a generated page.
 */
export const NO_PAGE_POLICY = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";
