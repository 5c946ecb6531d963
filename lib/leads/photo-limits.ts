const MEGABYTE = 1024 * 1024;

/**
 * What a form may carry of photographs; the browser's half of it asks the same. Sizes are in bytes. Telephones take larger
 * pictures than are sent: with scripts a file of up to `chosenBytes` may be chosen, and is made smaller first.
 */
export const PHOTO_LIMITS = { count: 5, bytes: 5 * MEGABYTE, chosenBytes: 25 * MEGABYTE } as const;
