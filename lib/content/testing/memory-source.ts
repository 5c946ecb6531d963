import type { IdRange } from '../live/differing-ranges';
import type { LiveSource, RawDocument } from '../source';
import { listingDocumentFixture } from './documents';

const isIn = (id: string, { from, to }: IdRange) => (from === undefined || id >= from) && (to === undefined || id < to);

/** A source in memory that says how many documents it has read. */
export class MemorySource implements LiveSource {
  readonly documents = new Map<string, RawDocument>();
  read = 0;
  isDown = false;

  put(id: string, price: number, updatedAt: string): void {
    this.documents.set(id, { ...listingDocumentFixture, id, price, updated_at: updatedAt });
  }

  private async *answer(documents: RawDocument[]): AsyncGenerator<readonly RawDocument[]> {
    if (this.isDown) throw new Error('down');
    this.read += Math.max(1, documents.length);
    yield documents;
  }

  pages(_: string, range: IdRange = {}) {
    return this.answer(
      [...this.documents.values()].filter(({ id }) => isIn(id, range)).sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  }

  changes(_: string, since: number) {
    return this.answer([...this.documents.values()].filter((each) => Date.parse(String(each.updated_at)) > since));
  }

  async count(_: string, range: IdRange = {}) {
    if (this.isDown) throw new Error('down');
    this.read += 1;
    return [...this.documents.keys()].filter((id) => isIn(id, range)).length;
  }
}
