import { grown, WordList } from './word-list';

/** A posting is a home's row and the set of fields where the term stands, in one number. */
const FIELD_BITS = 8;
const FIELDS = 2 ** FIELD_BITS - 1;
const ROWS_AT_MOST = 2 ** 23;

export const rowOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldsOf = (posting: number): number => posting & FIELDS;

/** The lists of one term: as the index was built, and what came after. Rows ascend through both. */
export type PostingLists = readonly [built: Uint32Array, later: readonly number[]];

/** So many numbers at once are made room for; to let one list grow would copy it over and over. */
const BLOCK_BITS = 20;
const BLOCK = 2 ** BLOCK_BITS;
const TERMS_AT_MOST = 2 ** 24;

/** Postings as they come while an index is built, row by row: put in order of terms at the end. */
class Stream {
  /** A term and its fields in each number. */
  private readonly blocks: Uint32Array[] = [];
  private count = 0;
  /** The rows, and where in the blocks each ends. */
  private readonly rows = new WordList();
  private readonly ends = new WordList();
  /** For each term how many rows have it, and the last one that came, from 1. */
  private holders: Uint32Array = new Uint32Array(1_024);
  private lastRow: Uint32Array = new Uint32Array(1_024);

  add(term: number, row: number, fields: number): void {
    if (this.rows.count === 0 || this.rows.at(this.rows.count - 1) !== row) this.beginRow(row);
    if (term >= this.holders.length) this.growTerms(term);
    if (this.lastRow[term] !== row + 1) {
      this.lastRow[term] = row + 1;
      this.holders[term] = (this.holders[term] ?? 0) + 1;
    }
    if ((this.count & (BLOCK - 1)) === 0) this.blocks.push(new Uint32Array(BLOCK));
    const block = this.blocks[this.blocks.length - 1];
    if (block !== undefined) block[this.count & (BLOCK - 1)] = (term << FIELD_BITS) | fields;
    this.count++;
    this.ends.values[this.ends.count - 1] = this.count;
  }

  private beginRow(row: number): void {
    this.rows.push(row);
    this.ends.push(this.count);
  }

  private growTerms(term: number): void {
    if (term >= TERMS_AT_MOST) throw new RangeError('too many terms for one index');
    this.holders = grown(this.holders, term + 1);
    this.lastRow = grown(this.lastRow, term + 1);
  }

  /** How many rows come before those of each term; after the last one, how many there are. */
  private starts(termCount: number): Uint32Array {
    const starts = new Uint32Array(termCount + 1);
    for (let term = 0; term < termCount; term++) starts[term + 1] = (starts[term] ?? 0) + (this.holders[term] ?? 0);
    return starts;
  }

  /** All postings in order of terms, and where those of each term start; rows stay in order, each once to a term. */
  inOrder(termCount: number): { built: Uint32Array; starts: Uint32Array } {
    const starts = this.starts(termCount);
    const ends = starts.slice(0, termCount);
    const built = new Uint32Array(starts[termCount] ?? 0);
    for (let index = 0, at = 0; at < this.rows.count; at++) {
      const row = this.rows.at(at);
      for (const end = this.ends.at(at); index < end; index++) {
        const one = this.blocks[index >>> BLOCK_BITS]?.[index & (BLOCK - 1)] ?? 0;
        const term = one >>> FIELD_BITS;
        const place = ends[term] ?? 0;
        const isAgain = place > (starts[term] ?? 0) && rowOf(built[place - 1] ?? 0) === row;
        if (!isAgain) ends[term] = place + 1;
        const to = isAgain ? place - 1 : place;
        built[to] = (built[to] ?? 0) | (row << FIELD_BITS) | (one & FIELDS);
      }
    }
    return { built, starts };
  }
}

/** For each term the homes that hold it. Rows only grow, so that a changed home is added at the end of its lists. */
export class Postings {
  private stream: Stream | undefined = new Stream();
  private built: Uint32Array = new Uint32Array();
  private starts: Uint32Array = new Uint32Array(1);
  private readonly later = new Map<number, number[]>();

  /** Adds a row's fields to a term. Rows must come in ascending order. */
  add(term: number, row: number, fields: number): void {
    if (row >= ROWS_AT_MOST) throw new RangeError('too many homes for one index');
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

  /** Ends the building; `terms` is how many terms there are. */
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

  /** How many postings a term has, those of rows since replaced included. */
  count(term: number): number {
    const [built, later] = this.of(term);
    return built.length + later.length;
  }
}
