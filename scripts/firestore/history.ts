/** A changed document, with its state before the commit. `before` is undefined if it did not exist. */
type Change<Document> = { readonly time: string; readonly name: string; readonly before: Document | undefined };

/** Extra history for open streams. Their last snapshot may be half a minute old, the interval of the heartbeat. */
const SPARE_MS = 60_000;

/** The latest commits, for listeners that resume. All times are canonical. */
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

  /** The documents that changed after a time, by name, with their state at that time. */
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
