/** Where a page may get things from besides this site: hosts, or whole origins where a scheme is said. */
export type PolicySources = {
  /** Hashes of inline scripts that the page's own scripts may add. */
  readonly scripts: readonly string[];
  /** Whose pages may stand in a frame. */
  readonly frames: readonly string[];
  /** Films and their parts, as the browser itself fetches them. */
  readonly media: readonly string[];
  readonly pictures: readonly string[];
  /** What scripts may ask. */
  readonly asked: readonly string[];
  /** Where breaches are told. */
  readonly reports: string;
};

const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');

/**
 * The policy of one page (CSP Level 3): only the scripts that our server sent run, known by their hashes, and what they
 * load themselves. Styles may stand in the markup: React and the player write them, and they run nothing.
 */
export function pagePolicy(
  hashes: readonly string[],
  { scripts, frames, media, pictures, asked, reports }: PolicySources,
): string {
  return [
    directive('default-src', "'none'"),
    hashes.length === 0
      ? directive('script-src', "'none'")
      : directive('script-src', "'strict-dynamic'", ...hashes, ...scripts),
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:', ...pictures),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...asked),
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
 * The policy of every answer that is not a page: no frame may show it and it loads nothing. Media are allowed because a
 * browser that opens a film or a sound directly loads it in a page that it generates.
 */
export const NO_PAGE_POLICY = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";
