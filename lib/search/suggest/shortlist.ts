import type { Wish } from './known-words';
import type { Entry } from './place-entries';
import { SEARCH_KINDS, SUGGESTIONS_AT_MOST } from './suggestion';

export type Candidate = {
  readonly entry: Entry;
  readonly number: number;
  readonly rank: number;
  readonly count: number;
  readonly wish: Wish;
};

const kindOrder = ({ entry }: Candidate) => SEARCH_KINDS.indexOf(entry.kind);

/** Better matches first, then more listings. Kind and number make the order deterministic. */
const compare = (a: Candidate, b: Candidate) =>
  a.rank - b.rank || b.count - a.count || kindOrder(a) - kindOrder(b) || a.number - b.number;

/** Collects the best few candidates. An entry appears once, with its best match. */
export class Shortlist {
  readonly #best: Candidate[] = [];

  get size(): number {
    return this.#best.length;
  }

  get candidates(): readonly Candidate[] {
    return this.#best;
  }

  offer(candidate: Candidate): void {
    const best = this.#best;
    const worst = best[SUGGESTIONS_AT_MOST - 1];
    if (worst && compare(candidate, worst) >= 0) return;
    const existing = best.findIndex(({ number }) => number === candidate.number);
    if (existing >= 0) {
      if (compare(candidate, best[existing] ?? candidate) >= 0) return;
      best.splice(existing, 1);
    }
    const place = best.findIndex((other) => compare(candidate, other) < 0);
    best.splice(place < 0 ? best.length : place, 0, candidate);
    best.length = Math.min(best.length, SUGGESTIONS_AT_MOST);
  }
}
