import type { Places } from '../../content/places.server';
import { Columns } from './columns';
import { DocumentTerms } from './document-terms';
import type { ListingFacts } from './facts';
import { codeTerm, FIELD, ownNames, ownTexts, sharedText, sharedTexts } from './listing-text';
import { Names } from './names';
import { Orders } from './orders';
import { type QueryWords, queryWords } from './query-words';
import { REFUSED } from './refusal';
import { Scratch } from './scratch';
import { TermRows } from './term-rows';
import { Vocabulary } from './vocabulary';

/** The homes as a search needs them. A changed home is a new row at the end; old rows are marked as gone. */
export class SearchIndex {
  readonly columns = new Columns();
  readonly vocabulary = new Vocabulary();
  readonly rows = new TermRows();
  readonly orders = new Orders(this.columns);
  /** Ids by code, and the letters that codes begin with. */
  readonly codes = new Map<string, string>();
  readonly series = new Set<string>();
  readonly scratch = new Scratch();
  readonly names: Names;
  private readonly terms: DocumentTerms;
  private lastWords: { readonly q: string; readonly words: QueryWords } | undefined;

  constructor(
    all: readonly ListingFacts[],
    private readonly places: Places,
  ) {
    this.names = new Names(places);
    this.names.addAll(ownNames(all));
    this.terms = new DocumentTerms(this.names, this.vocabulary);
    for (const facts of all) this.addRow(facts);
    this.terms.forget();
    this.rows.pack(this.vocabulary.size);
    this.vocabulary.sort();
    this.orders.by('fresh');
  }

  private addRow(facts: ListingFacts): number {
    const { listing } = facts;
    const row = this.columns.add(facts);
    const code = codeTerm(listing.code);
    this.codes.set(code, listing.id);
    this.series.add(code.replace(/\d+$/, ''));
    for (const { field, text } of ownTexts(listing)) {
      this.rows.add(row, field, field === FIELD.description ? this.terms.wordsOf(text) : this.terms.of(text));
    }
    for (const { field, about } of sharedTexts(facts)) this.rows.addShared(row, field, about, this.termsOfShared);
    return row;
  }

  private readonly termsOfShared = (about: string) => this.terms.of(sharedText(about, this.places));

  /** `queryWords` of this index; the last answer is kept, because a page asks for the same words many times. */
  wordsOf(q: string): QueryWords {
    if (this.lastWords?.q !== q) this.lastWords = { q, words: queryWords(q, this) };
    return this.lastWords.words;
  }

  /** Adds a home, or replaces what was known of it. Its own names are words until the index is made anew. */
  put(facts: ListingFacts): void {
    this.lastWords = undefined;
    this.orders.insert(this.addRow(facts));
  }

  /** A list to mark refusals in; one at a time. */
  refusedAsGone(): Uint8Array {
    const { columns, scratch } = this;
    const list = scratch.bytes('refusals', columns.count);
    list.set(columns.gone.values.subarray(0, columns.count));
    return list;
  }

  /** The same with every row refused. */
  allRefused(): Uint8Array {
    return this.scratch.bytes('refusals', this.columns.count).fill(REFUSED);
  }

  remove(id: string): void {
    this.columns.remove(id);
  }
}
