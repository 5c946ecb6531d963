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
