/** A posting is a home's row and the set of fields where the term stands, in one number. */
const FIELD_BITS = 8;
const ROWS_AT_MOST = 2 ** 23;

export const rowOf = (posting: number): number => posting >>> FIELD_BITS;
export const fieldsOf = (posting: number): number => posting & 0xff;

/** The lists of one term: as the index was built, and what came after. Rows ascend through both. */
export type PostingLists = readonly [built: Uint32Array, later: readonly number[]];

function grown(values: Uint32Array, length: number) {
  const larger = new Uint32Array(Math.max(length, Math.ceil(values.length * 1.5)));
  larger.set(values);
  return larger;
}

/** Postings as they come while an index is built: one long list, put in order of terms at the end. */
class Stream {
  private terms: Uint32Array = new Uint32Array(1_024);
  private postings: Uint32Array = new Uint32Array(1_024);
  private length = 0;
  /** For each term where in the list its last posting stands, from 1. */
  private last: Uint32Array = new Uint32Array(1_024);

  add(term: number, row: number, fields: number): void {
    if (term >= this.last.length) this.last = grown(this.last, term + 1);
    const last = (this.last[term] ?? 0) - 1;
    const before = this.postings[last] ?? 0;
    if (last >= 0 && rowOf(before) === row) {
      this.postings[last] = before | fields;
      return;
    }
    if (this.length === this.terms.length) {
      this.terms = grown(this.terms, this.length + 1);
      this.postings = grown(this.postings, this.length + 1);
    }
    this.terms[this.length] = term;
    this.postings[this.length] = (row << FIELD_BITS) | fields;
    this.length++;
    this.last[term] = this.length;
  }

  /** All postings in order of terms, and where those of each term start; rows stay in order. */
  inOrder(termCount: number): { built: Uint32Array; starts: Uint32Array } {
    const starts = new Uint32Array(termCount + 1);
    for (let at = 0; at < this.length; at++) {
      const next = (this.terms[at] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let term = 0; term < termCount; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    const next = starts.slice();
    const built = new Uint32Array(this.length);
    for (let at = 0; at < this.length; at++) {
      const term = this.terms[at] ?? 0;
      const place = next[term] ?? 0;
      built[place] = this.postings[at] ?? 0;
      next[term] = place + 1;
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
    else this.addLater(term, row, fields);
  }

  private addLater(term: number, row: number, fields: number): void {
    const list = this.later.get(term);
    const last = list?.at(-1);
    if (list === undefined) this.later.set(term, [(row << FIELD_BITS) | fields]);
    else if (last !== undefined && rowOf(last) === row) list[list.length - 1] = last | fields;
    else list.push((row << FIELD_BITS) | fields);
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
