import type { Places } from '../../content/places.server';
import { Columns } from './columns';
import { DocumentTerms } from './document-terms';
import type { ListingFacts } from './facts';
import { codeTerm, FIELD, listingTexts, ownNames } from './listing-text';
import { Names } from './names';
import { Orders } from './orders';
import { Postings } from './postings';
import { REFUSED } from './refusal';
import { Scratch } from './scratch';
import { Vocabulary } from './vocabulary';

/** Fields whose words are written anew for each home. */
const OWN_WORDS = FIELD.title | FIELD.description;

/** The homes as a search needs them. A changed home is a new row at the end; old rows are marked as gone. */
export class SearchIndex {
  readonly columns = new Columns();
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  readonly orders = new Orders(this.columns);
  /** Ids by code, and the letters that codes begin with. */
  readonly codes = new Map<string, string>();
  readonly series = new Set<string>();
  readonly scratch = new Scratch();
  readonly names: Names;
  private readonly terms: DocumentTerms;

  constructor(
    all: readonly ListingFacts[],
    private readonly places: Places,
  ) {
    this.names = new Names(places);
    for (const { listing } of all) this.names.addAll(ownNames(listing));
    this.terms = new DocumentTerms(this.names, this.vocabulary);
    for (const facts of all) this.addRow(facts);
    this.terms.forget();
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
      const isOwn = (field & OWN_WORDS) !== 0;
      for (const term of isOwn ? this.terms.of(text) : this.terms.ofRepeated(text)) this.postings.add(term, row, field);
    }
    return row;
  }

  /** Adds a home, or replaces what was known of it. */
  put(facts: ListingFacts): void {
    this.terms.learn(ownNames(facts.listing));
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
