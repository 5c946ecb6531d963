import type { CollectionName } from './collections';

/** How fresh the content is, for `/api/health` and whoever operates the site. */
export type ContentStatus = {
  readonly source: 'embedded' | 'firestore';
  /** Why content may be old or missing; undefined while all is well. */
  readonly fault?: string;
  /** Collections that have never been loaded: their pages are empty. */
  readonly missing: readonly CollectionName[];
  /** Seconds since everything was last in step with the source; null before the first time. */
  readonly ageSeconds: number | null;
  readonly documents: number;
  /** What the database bills. */
  readonly reads: { readonly lastHour: number; readonly total: number };
};
