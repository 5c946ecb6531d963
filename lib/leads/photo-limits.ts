/** What a form may carry of photographs; the browser's half of it asks the same. Sizes are in bytes. */
export const PHOTO_LIMITS = { count: 5, bytes: 5 * 1024 * 1024 } as const;
