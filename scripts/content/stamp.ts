/** A document's `updated_at` in milliseconds, or undefined. */
export function stampOf(document: Readonly<Record<string, unknown>>): number | undefined {
  const time = typeof document.updated_at === 'string' ? Date.parse(document.updated_at) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** A time in the format of `updated_at`: ISO 8601, without milliseconds if they are zero. */
export const isoStamp = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
