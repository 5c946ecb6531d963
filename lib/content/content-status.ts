import type { CollectionName } from './collections';

/** The state of the content, for `/api/health` and operators. */
export type ContentStatus = {
  readonly source: 'embedded' | 'firestore';
  /** Why content may be old or missing. Undefined if there is no problem. */
  readonly fault?: string;
  /** Collections that have never been loaded. Their pages are empty. */
  readonly missing: readonly CollectionName[];
  /** Seconds since all collections were last in sync with the source. Null before the first sync. */
  readonly ageSeconds: number | null;
  readonly documents: number;
  /** Billed database reads. */
  readonly reads: { readonly lastHour: number; readonly total: number };
};
