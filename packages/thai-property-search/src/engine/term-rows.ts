import { Postings } from './postings';
import type { WordList } from './word-list';

/**
 * The listings of each term. A term is either in a listing's own text, or in a text that many listings share, such as a
 * station's name. A shared text has one list of listings for all its terms.
 */
export class TermRows {
  private readonly own = new Postings();
  private readonly shared = new Postings();
  private readonly texts = new Map<string, number>();
  /** By term, the numbers of the shared texts that contain it. */
  private readonly textsOf = new Map<number, number[]>();

  /** Rows must come in ascending order. */
  add(row: number, field: number, terms: WordList): void {
    for (let index = 0; index < terms.count; index++) this.own.add(terms.at(index), row, field);
  }

  /** Calls `termsOf` only when a shared text first appears. */
  addShared(row: number, field: number, about: string, termsOf: (about: string) => WordList): void {
    const known = this.texts.get(about);
    const text = known ?? this.texts.size;
    if (known === undefined) {
      this.texts.set(about, text);
      for (const term of new Set(termsOf(about).toArray())) this.linkTerm(text, term);
    }
    this.shared.add(text, row, field);
  }

  private linkTerm(text: number, term: number): void {
    const texts = this.textsOf.get(term);
    if (texts === undefined) this.textsOf.set(term, [text]);
    else texts.push(text);
  }

  /** Finishes the build. `terms` is the number of terms. */
  pack(terms: number): void {
    this.own.pack(terms);
    this.shared.pack(this.texts.size);
  }

  /** The lists of one term. Rows ascend in each list, and may be in several. */
  of(term: number): readonly ArrayLike<number>[] {
    const texts = this.textsOf.get(term) ?? [];
    const lists = [...this.own.of(term), ...texts.flatMap((text) => this.shared.of(text))];
    return lists.filter(({ length }) => length > 0);
  }

  /** The number of postings of a term, including those of replaced rows. */
  count(term: number): number {
    return this.of(term).reduce((sum, { length }) => sum + length, 0);
  }
}
