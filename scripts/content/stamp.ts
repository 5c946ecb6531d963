/** A document's `updated_at` in milliseconds, or undefined. */
export function stampOf(document: Readonly<Record<string, unknown>>): number | undefined {
  const time = typeof document.updated_at === 'string' ? Date.parse(document.updated_at) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** A moment as stamps are written, without the milliseconds of a whole second. */
export const isoStamp = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
