import type { CollectionName } from './collections';

export type Documents = Iterable<unknown> | AsyncIterable<unknown>;

export interface ContentSource {
  readonly kind: 'embedded' | 'firestore';
  /** Counts billed reads. Undefined if reading is free. */
  readonly reads?: ReadCounter;
  /** Every public document of a collection, once. Rejects, immediately or during iteration, if the source fails. */
  readonly load: (collection: CollectionName) => Promise<Documents>;
}

export type RawDocument = Readonly<Record<string, unknown>> & { readonly id: string };

export type ContentStatus = {
  readonly source: 'embedded' | 'firestore';
  readonly fault?: string;
  readonly missing: readonly CollectionName[];
  /** Seconds since all collections were last in sync with the source. Null before the first sync. */
  readonly ageSeconds: number | null;
  readonly documents: number;
  readonly reads: { readonly lastHour: number; readonly total: number };
};

const MINUTES = 60;

export interface ReadCounter {
  readonly add: (reads: number) => void;
  readonly lastHour: () => number;
  readonly total: () => number;
}

/** Counts billed reads in the last hour and in total. `now` is a clock in milliseconds. */
export function createReadCounter(now: () => number = () => performance.now()): ReadCounter {
  const minutes = new Map<number, number>();
  let total = 0;
  const minute = () => Math.floor(now() / 60_000);
  return {
    add(reads) {
      total += reads;
      minutes.set(minute(), (minutes.get(minute()) ?? 0) + reads);
      for (const past of minutes.keys()) if (past <= minute() - MINUTES) minutes.delete(past);
    },
    lastHour: () => [...minutes].reduce((sum, [past, reads]) => (past > minute() - MINUTES ? sum + reads : sum), 0),
    total: () => total,
  };
}
