import { Postings } from './postings';
import type { WordList } from './word-list';

/**
 * For each term the homes that hold it: in words of their own, or in a text that many homes share, as the name of a
 * station. Such a text has one list of homes for all its terms.
 */
export class TermRows {
  private readonly own = new Postings();
  private readonly shared = new Postings();
  private readonly texts = new Map<string, number>();
  /** By term, the numbers of the shared texts that hold it. */
  private readonly textsOf = new Map<number, number[]>();

  /** Rows must come in ascending order. */
  add(row: number, field: number, terms: WordList): void {
    for (let at = 0; at < terms.count; at++) this.own.add(terms.at(at), row, field);
  }

  /** The terms of a shared text are asked for when it comes for the first time. */
  addShared(row: number, field: number, about: string, termsOf: (about: string) => WordList): void {
    const known = this.texts.get(about);
    const text = known ?? this.texts.size;
    if (known === undefined) {
      this.texts.set(about, text);
      for (const term of new Set(termsOf(about).toArray())) this.holds(text, term);
    }
    this.shared.add(text, row, field);
  }

  private holds(text: number, term: number): void {
    const texts = this.textsOf.get(term);
    if (texts === undefined) this.textsOf.set(term, [text]);
    else texts.push(text);
  }

  /** Ends the building; `terms` is how many terms there are. */
  pack(terms: number): void {
    this.own.pack(terms);
    this.shared.pack(this.texts.size);
  }

  /** The lists of one term: rows ascend in each, and may be in several. */
  of(term: number): readonly ArrayLike<number>[] {
    const texts = this.textsOf.get(term) ?? [];
    const lists = [...this.own.of(term), ...texts.flatMap((text) => this.shared.of(text))];
    return lists.filter(({ length }) => length > 0);
  }

  /** How many postings a term has, those of rows since replaced included. */
  count(term: number): number {
    return this.of(term).reduce((sum, { length }) => sum + length, 0);
  }
}
