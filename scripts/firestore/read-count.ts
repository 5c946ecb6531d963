export type Reads = { readonly documents: number; readonly queries: number };

/** Counts reads as Google bills them (https://firebase.google.com/docs/firestore/pricing), and the requests that cost them. */
export class ReadCount {
  private documents = 0;
  private queries = 0;

  /** A query costs what it returns, and one read when that is nothing. */
  query(documents: number): void {
    this.documents += Math.max(1, documents);
    this.queries += 1;
  }

  /** Listeners pay for each document that comes, changes, or leaves without being deleted. */
  update(documents: number): void {
    this.documents += documents;
  }

  total = (): Reads => ({ documents: this.documents, queries: this.queries });
}
