/** A document before a commit that changed it; undefined when it was not there. */
type Change<Document> = { readonly time: string; readonly name: string; readonly before: Document | undefined };

/** The latest commits, for listeners that resume. Times are canonical instants. */
export class History<Document> {
  private readonly changes: Change<Document>[] = [];

  /** @param start the time of the first state that a listener can resume from. */
  constructor(
    private readonly start: string,
    private readonly lengthMs: number,
  ) {}

  private isKept(time: string): boolean {
    return time >= this.start && Date.parse(time) >= Date.now() - this.lengthMs;
  }

  add(change: Change<Document>): void {
    this.changes.push(change);
    while (this.changes[0] !== undefined && !this.isKept(this.changes[0].time)) this.changes.shift();
  }

  /** The documents that changed after a time, by name, each as it was at that time; null when that is too long ago. */
  since(time: string): ReadonlyMap<string, Document | undefined> | null {
    if (!this.isKept(time)) return null;
    const found = new Map<string, Document | undefined>();
    for (let index = this.changes.length - 1; index >= 0; index -= 1) {
      const change = this.changes[index];
      if (change === undefined || change.time <= time) break;
      found.set(change.name, change.before);
    }
    return found;
  }
}
