import { fold, RUN } from '../fold';
import type { Names } from './names';
import type { Vocabulary } from './vocabulary';

/** Phrases repeat from home to home, and to segment one takes a hundred times as long as to remember it. */
const REMEMBERED_AT_MOST = 200_000;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const isNumber = (run: string) => run >= '0' && run < ':';
const isThai = (run: string) => run >= '\u0e00' && run < '\u0e80';

/** How many pieces from one on make up the longest name or word of the trade; one where none begins there. */
function piecesOfName(pieces: readonly string[], from: number, names: Names): number {
  let longest = 1;
  let joined = '';
  const first = pieces[from] ?? '';
  if (first.length > 1 && !names.mayBegin(first, 0)) return longest;
  for (let at = from; at < pieces.length; at++) {
    joined += pieces[at] ?? '';
    if (!names.hasBeginning(joined)) break;
    if (names.termOf(joined) !== undefined) longest = at - from + 1;
  }
  return longest;
}

/** The pieces of a Thai run, those that make up a name or a word of the trade put together again. */
function thaiWords(run: string, names: Names): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(run)) pieces.push(segment);
  const found: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const taken = piecesOfName(pieces, at, names);
    found.push(taken === 1 ? (pieces[at] ?? '') : pieces.slice(at, at + taken).join(''));
    at += taken;
  }
  return found;
}

/** Shorter names stand inside other words too often. */
const INNER_NAME_LETTERS = 5;

/** The names within a Thai run wherever they stand: บ้านลาดพร้าว holds บ้านลาด and ลาดพร้าว, and means the second. */
function innerNames(run: string, names: Names): string[] {
  const found: string[] = [];
  for (let from = 0; from < run.length - 1; from++) {
    if (!names.mayBegin(run, from)) continue;
    for (let to = from + 1; to <= run.length && names.hasBeginning(run.slice(from, to)); to++) {
      if (to - from >= INNER_NAME_LETTERS && names.termOf(run.slice(from, to)) !== undefined)
        found.push(run.slice(from, to));
    }
  }
  return found;
}

/** Turns texts of documents into numbers of terms: their folded words, and the names they hold. Terms may come again. */
export class DocumentTerms {
  private readonly shared = new Map<string, readonly number[]>();
  /** Thai runs: their words, and the names within them that are none of these. */
  private readonly runs = new Map<string, readonly number[]>();
  private readonly inner = new Map<string, readonly number[]>();
  /** For each term how many words a name that begins with it may have. */
  private readonly nameWords: number[] = [];

  constructor(
    private readonly names: Names,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Numbers of the terms of a text that many homes share, each once; `read` is asked for it the first time. */
  ofShared(about: string, read: () => string): readonly number[] {
    return this.remember(this.shared, about, () => [...new Set(this.of(read()))]);
  }

  /** Lets go of the texts it remembers. */
  forget(): void {
    this.shared.clear();
    this.runs.clear();
    this.inner.clear();
  }

  private remember<T>(known: Map<string, T>, key: string, find: (key: string) => T): T {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    if (known.size >= REMEMBERED_AT_MOST) known.clear();
    known.set(key, found);
    return found;
  }

  /** Numbers of the terms of a text: its words, and the names and numbered words among them. */
  of(text: string): readonly number[] {
    const runs = fold(text).match(RUN) ?? [];
    const words = this.wordsIn(runs);
    const found = [...words];
    for (let at = 0; at < words.length; at++) {
      const longest = Math.min(this.nameWordsFrom(words[at] ?? 0), words.length - at);
      if (longest > 0) this.addNames(words, at, longest, found);
      if (at > 0) this.addNumbered(words, at, found);
    }
    for (const run of runs) if (isThai(run)) found.push(...this.remember(this.inner, run, (one) => this.namesIn(one)));
    return found;
  }

  /** Numbers of the words of a text that only mentions places: a home is not at every place it is compared with. */
  wordsOf(text: string): readonly number[] {
    return this.wordsIn(fold(text).match(RUN) ?? []);
  }

  private wordsIn(runs: readonly string[]): readonly number[] {
    const words: number[] = [];
    for (const run of runs) {
      if (!isThai(run)) words.push(this.vocabulary.add(run));
      else
        for (const word of this.remember(this.runs, run, (one) => this.numbers(thaiWords(one, this.names))))
          words.push(word);
    }
    return words;
  }

  private numbers(terms: readonly string[]): readonly number[] {
    return terms.map((term) => this.vocabulary.add(term));
  }

  private namesIn(run: string): readonly number[] {
    const words = thaiWords(run, this.names);
    const others = innerNames(run, this.names).filter((name) => !words.includes(name));
    return this.numbers(others.flatMap((name) => [name, this.names.termOf(name) ?? name]));
  }

  /** A number with the word before it: lanes, floors and the like are known by both together. */
  private addNumbered(words: readonly number[], at: number, found: number[]): void {
    const number = this.vocabulary.term(words[at] ?? 0);
    if (!isNumber(number)) return;
    const word = this.vocabulary.term(words[at - 1] ?? 0);
    if (!isNumber(word)) found.push(this.vocabulary.add(word + number));
  }

  private nameWordsFrom(term: number): number {
    const known = this.nameWords[term];
    if (known !== undefined) return known;
    const count = this.names.wordsAfter(this.vocabulary.term(term));
    this.nameWords[term] = count;
    return count;
  }

  private addNames(words: readonly number[], at: number, longest: number, found: number[]): void {
    let joined = '';
    for (let more = 0; more < longest; more++) {
      joined += this.vocabulary.term(words[at + more] ?? 0);
      if (!this.names.hasBeginning(joined)) return;
      const term = this.names.termOf(joined);
      if (term?.startsWith('~')) found.push(this.vocabulary.add(term));
    }
  }
}
