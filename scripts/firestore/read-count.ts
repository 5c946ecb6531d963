/** Index entries of an aggregation that one billed read covers. */
const ENTRIES_OF_A_READ = 1_000;

export type Reads = { readonly documents: number; readonly queries: number };

/** Counts reads as Google bills them (https://firebase.google.com/docs/firestore/pricing), and the requests that cost them. */
export class ReadCount {
  private documents = 0;
  private queries = 0;

  private add(documents: number): void {
    this.documents += Math.max(1, documents);
    this.queries += 1;
  }

  /** A query costs what it returns, also what it passes over by an offset, and one read when that is nothing. */
  query = (returned: number, passedOver: number) => this.add(returned + passedOver);
  aggregation = (entries: number) => this.add(Math.ceil(entries / ENTRIES_OF_A_READ));
  lookup = (names: number) => this.add(names);
  /** Listeners pay for each document that comes, changes, or leaves without being deleted. */
  update(documents: number): void {
    this.documents += documents;
  }
  total = (): Reads => ({ documents: this.documents, queries: this.queries });
}
