export type Reads = { readonly documents: number; readonly queries: number };

/** Counts reads like Google's billing (https://firebase.google.com/docs/firestore/pricing), and queries. */
export class ReadCount {
  private documents = 0;
  private queries = 0;

  /** A query is billed for each document that it returns, and for at least one. */
  query(documents: number): void {
    this.documents += Math.max(1, documents);
    this.queries += 1;
  }

  /** A listener is billed for each added or changed document, and for each removed one that was not deleted. */
  update(documents: number): void {
    this.documents += documents;
  }

  total = (): Reads => ({ documents: this.documents, queries: this.queries });
}
