/** How late a document may be committed after its stamp, and by how much clocks of writers may differ. */
const OVERLAP_MS = 600_000;

/**
 * From which stamp on (exclusive) changed documents are asked for, in milliseconds. `newest` is the latest stamp seen,
 * `askedAt` when the source was last asked. Stamps that were fresh then are asked for again: a commit may come late.
 * Older ones are not, so that ten thousand documents with one stamp are not read again and again.
 */
export function changedSince(newest: number, askedAt: number): number {
  const settled = askedAt - OVERLAP_MS;
  return newest <= settled ? newest : Math.max(settled, newest - OVERLAP_MS);
}

/** A document's stamp in milliseconds, or undefined; one in the future counts as now, so that a slip hides nothing. */
export function stampOf(document: Readonly<Record<string, unknown>>, now: number): number | undefined {
  const time = typeof document.updated_at === 'string' ? Date.parse(document.updated_at) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.min(time, now);
}

/** A moment as stamps are written, without the milliseconds of a whole second: texts are compared letter by letter. */
export const isoStamp = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');
