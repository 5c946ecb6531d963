/** A document before a commit that changed it; undefined when it was not there. */
type Change<Document> = { readonly time: string; readonly name: string; readonly before: Document | undefined };

/** Open streams, which have seen the commits of the last half minute at least, need these whatever the length is. */
const SPARE_MS = 60_000;

/** The latest commits, for listeners that resume. Times are canonical instants. */
export class History<Document> {
  private readonly changes: Change<Document>[] = [];

  /** @param start the time of the first state that a listener can resume from. */
  constructor(
    private readonly start: string,
    private readonly lengthMs: number,
  ) {}

  /** Whether a listener can resume from a state. */
  reaches(time: string): boolean {
    return time >= this.start && Date.parse(time) >= Date.now() - this.lengthMs;
  }

  add(change: Change<Document>): void {
    this.changes.push(change);
    const oldest = Date.now() - this.lengthMs - SPARE_MS;
    while (this.changes[0] !== undefined && Date.parse(this.changes[0].time) < oldest) this.changes.shift();
  }

  /** The documents that changed after a time, by name, each as it was at that time. */
  since(time: string): ReadonlyMap<string, Document | undefined> {
    const found = new Map<string, Document | undefined>();
    for (let index = this.changes.length - 1; index >= 0; index -= 1) {
      const change = this.changes[index];
      if (change === undefined || change.time <= time) break;
      found.set(change.name, change.before);
    }
    return found;
  }
}
