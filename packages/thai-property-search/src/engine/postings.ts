import { enlarged, WordList } from './number-lists';

/** A posting packs a listing's row and the set of fields that contain the term into one number. */
const FIELD_BITS = 8;
const FIELDS = 2 ** FIELD_BITS - 1;
const MAX_ROWS = 2 ** 23;

export const rowOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldsOf = (posting: number): number => posting & FIELDS;

export type PostingLists = readonly [built: Uint32Array, later: readonly number[]];

/** Memory is allocated in blocks, because growing a single array would copy it repeatedly. */
const BLOCK_BITS = 20;
const BLOCK = 2 ** BLOCK_BITS;
const MAX_TERMS = 2 ** 24;

/** Per term: the number of its rows and the 1-based index of its last posting, adjacent in memory for speed. */
const SIZE = 2;

class Stream {
  private readonly blocks: Uint32Array[] = [];
  private count = 0;
  private readonly rows = new WordList();
  private readonly begins = new WordList();
  private row = -1;
  private begin = 0;
  private terms: Uint32Array = new Uint32Array(SIZE * 1_024);

  add(term: number, row: number, fields: number): void {
    if (this.row !== row) this.beginRow(row);
    const at = term * SIZE;
    if (at >= this.terms.length) this.growTerms(term);
    const place = (this.terms[at + 1] ?? 0) - 1;
    if (place >= this.begin) {
      const block = this.blocks[place >>> BLOCK_BITS];
      if (block !== undefined) block[place & (BLOCK - 1)] = (block[place & (BLOCK - 1)] ?? 0) | fields;
      return;
    }
    this.terms[at] = (this.terms[at] ?? 0) + 1;
    if ((this.count & (BLOCK - 1)) === 0) this.blocks.push(new Uint32Array(BLOCK));
    const block = this.blocks[this.blocks.length - 1];
    if (block !== undefined) block[this.count & (BLOCK - 1)] = (term << FIELD_BITS) | fields;
    this.count++;
    this.terms[at + 1] = this.count;
  }

  private beginRow(row: number): void {
    this.row = row;
    this.begin = this.count;
    this.rows.push(row);
    this.begins.push(this.count);
  }

  private growTerms(term: number): void {
    if (term >= MAX_TERMS) throw new RangeError('too many terms for one index');
    this.terms = enlarged(this.terms, (term + 1) * SIZE);
  }

  private starts(termCount: number): Uint32Array {
    const starts = new Uint32Array(termCount + 1);
    const known = Math.min(termCount, this.terms.length / SIZE);
    for (let term = 0; term < known; term++) starts[term + 1] = (starts[term] ?? 0) + (this.terms[term * SIZE] ?? 0);
    return starts.fill(this.count, known + 1);
  }

  inOrder(termCount: number): { built: Uint32Array; starts: Uint32Array } {
    const starts = this.starts(termCount);
    const ends = starts.slice(0, termCount);
    const built = new Uint32Array(this.count);
    for (let at = 0; at < this.rows.count; at++) this.place(at, ends, built);
    return { built, starts };
  }

  private place(at: number, ends: Uint32Array, built: Uint32Array): void {
    const row = this.rows.at(at) << FIELD_BITS;
    const end = at + 1 < this.rows.count ? this.begins.at(at + 1) : this.count;
    for (let index = this.begins.at(at); index < end; index++) {
      const packed = this.blocks[index >>> BLOCK_BITS]?.[index & (BLOCK - 1)] ?? 0;
      const term = packed >>> FIELD_BITS;
      const place = ends[term] ?? 0;
      ends[term] = place + 1;
      built[place] = row | (packed & FIELDS);
    }
  }
}

/** The listings of each term. Row numbers only grow, so a changed listing is appended to the lists. */
export class Postings {
  private stream: Stream | undefined = new Stream();
  private built: Uint32Array = new Uint32Array();
  private starts: Uint32Array = new Uint32Array(1);
  private readonly later = new Map<number, number[]>();

  /** Adds a row's fields to a term. Rows must come in ascending order. */
  add(term: number, row: number, fields: number): void {
    if (row >= MAX_ROWS) throw new RangeError('too many homes for one index');
    if (this.stream !== undefined) this.stream.add(term, row, fields);
    else this.addLater(term, (row << FIELD_BITS) | fields);
  }

  private addLater(term: number, posting: number): void {
    const list = this.later.get(term);
    const last = list?.at(-1);
    if (list === undefined) this.later.set(term, [posting]);
    else if (last !== undefined && rowOf(last) === rowOf(posting)) list[list.length - 1] = last | posting;
    else list.push(posting);
  }

  pack(terms: number): void {
    if (this.stream === undefined) return;
    const { built, starts } = this.stream.inOrder(terms);
    this.built = built;
    this.starts = starts;
    this.stream = undefined;
  }

  of(term: number): PostingLists {
    const later = this.later.get(term) ?? [];
    const end = this.starts[term + 1] ?? 0;
    return [this.built.subarray(Math.min(end, this.starts[term] ?? end), end), later];
  }

  /** Adds the fields of each term to those of the rows in `found`. */
  addTermsOf(found: ReadonlyMap<number, Map<number, number>>): void {
    let last = -1;
    for (const row of found.keys()) last = Math.max(last, row);
    const isWanted = new Uint8Array(last + 1);
    for (const row of found.keys()) isWanted[row] = 1;
    const { built, starts } = this;
    let term = 0;
    const add = (number: number, posting: number) => {
      const terms = found.get(rowOf(posting));
      terms?.set(number, (terms.get(number) ?? 0) | fieldsOf(posting));
    };
    for (let at = 0; at < built.length; at++) {
      const posting = built[at] ?? 0;
      if (isWanted[rowOf(posting)] !== 1) continue;
      while ((starts[term + 1] ?? 0) <= at) term++;
      add(term, posting);
    }
    for (const [number, list] of this.later) for (const posting of list) add(number, posting);
  }

  count(term: number): number {
    const [built, later] = this.of(term);
    return built.length + later.length;
  }
}

/** The listings of each term, in their own text or in a text that many share, such as a station's name. */
export class TermRows {
  private readonly own = new Postings();
  private readonly shared = new Postings();
  private readonly texts = new Map<string, number>();
  private readonly textsOf = new Map<number, number[]>();

  add(row: number, field: number, terms: WordList): void {
    for (let index = 0; index < terms.count; index++) this.own.add(terms.at(index), row, field);
  }

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

  pack(terms: number): void {
    this.own.pack(terms);
    this.shared.pack(this.texts.size);
  }

  of(term: number): readonly ArrayLike<number>[] {
    const texts = this.textsOf.get(term) ?? [];
    const lists = [...this.own.of(term), ...texts.flatMap((text) => this.shared.of(text))];
    return lists.filter(({ length }) => length > 0);
  }

  /** The terms of some rows, with the fields that have them. Reads all lists, which takes milliseconds. */
  ofRows(rows: readonly number[]): ReadonlyMap<number, ReadonlyMap<number, number>> {
    const own = new Map(rows.map((row) => [row, new Map<number, number>()]));
    const shared = new Map(rows.map((row) => [row, new Map<number, number>()]));
    this.own.addTermsOf(own);
    this.shared.addTermsOf(shared);
    const termsOf = this.termsOfTexts();
    for (const [row, texts] of shared) {
      const terms = own.get(row);
      for (const [text, fields] of texts)
        for (const term of termsOf.get(text) ?? []) terms?.set(term, (terms.get(term) ?? 0) | fields);
    }
    return own;
  }

  private termsOfTexts(): ReadonlyMap<number, readonly number[]> {
    const terms = new Map<number, number[]>();
    for (const [term, texts] of this.textsOf)
      for (const text of texts) {
        const list = terms.get(text);
        if (list === undefined) terms.set(text, [term]);
        else list.push(term);
      }
    return terms;
  }

  count(term: number): number {
    return this.of(term).reduce((sum, { length }) => sum + length, 0);
  }
}
