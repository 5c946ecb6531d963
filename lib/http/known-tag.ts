const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the client has the current version: `If-None-Match` contains the ETag, or is `*`. Uses weak comparison (RFC
 * 9110 §13.1.2).
 */
export const matchesETag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
