/** A posting is a home's row and the set of fields where the term stands, in one number. */
const FIELD_BITS = 8;
const ROWS_AT_MOST = 2 ** 23;

export const rowOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldsOf = (posting: number): number => posting & 0xff;

/** The lists of one term: as the index was built, and what came after. Rows ascend through both. */
export type PostingLists = readonly [built: Uint32Array, later: readonly number[]];

const NONE: PostingLists = [new Uint32Array(), []];

/** For each term the homes that hold it. Rows only grow, so that a changed home is added at the end of its lists. */
export class Postings {
  private built: Uint32Array = new Uint32Array();
  private starts: Uint32Array = new Uint32Array(1);
  private later = new Map<number, number[]>();

  /** Adds a row's fields to a term. Rows must come in ascending order. */
  add(term: number, row: number, fields: number): void {
    if (row >= ROWS_AT_MOST) throw new RangeError('too many homes for one index');
    const list = this.later.get(term);
    const last = list?.at(-1);
    if (list === undefined) this.later.set(term, [(row << FIELD_BITS) | fields]);
    else if (last !== undefined && rowOf(last) === row) list[list.length - 1] = last | fields;
    else list.push((row << FIELD_BITS) | fields);
  }

  /** Packs what was added; `terms` is how many terms there are. */
  pack(terms: number): void {
    const starts = new Uint32Array(terms + 1);
    for (let term = 0; term < terms; term++) starts[term + 1] = (starts[term] ?? 0) + this.count(term);
    const built = new Uint32Array(starts[terms] ?? 0);
    for (let term = 0; term < terms; term++) {
      const [before, later] = this.of(term);
      const start = starts[term] ?? 0;
      built.set(before, start);
      built.set(later, start + before.length);
    }
    this.built = built;
    this.starts = starts;
    this.later = new Map();
  }

  of(term: number): PostingLists {
    const later = this.later.get(term) ?? NONE[1];
    if (term + 1 >= this.starts.length) return [NONE[0], later];
    return [this.built.subarray(this.starts[term], this.starts[term + 1]), later];
  }

  /** How many postings a term has, those of rows since replaced included. */
  count(term: number): number {
    const [built, later] = this.of(term);
    return built.length + later.length;
  }
}
