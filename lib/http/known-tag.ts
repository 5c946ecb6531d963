const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether who asks has it already: `ifNoneMatch` names the ETag, or is `*`. Compared weakly (RFC 9110 §13.1.2).
 */
export const isKnownTag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false;
