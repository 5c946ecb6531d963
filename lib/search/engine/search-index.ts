import type { Places } from '../../content/places.server';
import { Columns } from './columns';
import { documentWords } from './document-words';
import type { ListingFacts } from './facts';
import { codeTerm, listingTexts } from './listing-text';
import { Names } from './names';
import { Orders } from './orders';
import { Postings } from './postings';
import { Vocabulary } from './vocabulary';

/** The homes as a search needs them. A changed home is a new row at the end; old rows are marked as gone. */
export class SearchIndex {
  readonly columns = new Columns();
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  readonly orders = new Orders(this.columns);
  /** Ids by code, and the letters that codes begin with. */
  readonly codes = new Map<string, string>();
  readonly series = new Set<string>();
  readonly names: Names;
  private readonly words: (text: string) => readonly string[];

  constructor(
    all: readonly ListingFacts[],
    private readonly places: Places,
  ) {
    this.names = new Names(places);
    for (const { listing } of all) this.names.addAll([listing.project?.th, listing.project?.en]);
    this.words = documentWords(this.names);
    for (const facts of all) this.addRow(facts);
    this.postings.pack(this.vocabulary.size);
    this.vocabulary.sort();
    this.orders.build();
  }

  private addRow(facts: ListingFacts): number {
    const { listing } = facts;
    const row = this.columns.add(facts);
    this.codes.set(codeTerm(listing.code), listing.id);
    this.series.add(codeTerm(listing.code).replace(/\d+$/, ''));
    for (const { field, text } of listingTexts(facts, this.places)) {
      for (const word of this.words(text)) this.postings.add(this.vocabulary.add(word), row, field);
    }
    return row;
  }

  /** Adds a home, or replaces what was known of it. */
  put(facts: ListingFacts): void {
    this.names.addAll([facts.listing.project?.th, facts.listing.project?.en]);
    this.orders.insert(this.addRow(facts));
  }

  remove(id: string): void {
    this.columns.remove(id);
  }
}
