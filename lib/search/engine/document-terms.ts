import { fold } from '../fold';
import type { Names } from './names';
import type { Vocabulary } from './vocabulary';

const RUN = /[\u0e00-\u0e7f]+|\p{L}+|\d+/gu;
/** Phrases repeat from home to home, and to segment one takes a hundred times as long as to remember it. */
const REMEMBERED_AT_MOST = 200_000;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const isNumber = (run: string) => run >= '0' && run < ':';
const isThai = (run: string) => run >= '\u0e00' && run < '\u0e80';

/** How many pieces from one on make up the longest name or word of the trade; one where none begins there. */
function piecesOfName(pieces: readonly string[], from: number, names: Names): number {
  let longest = 1;
  let joined = '';
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
  for (let from = 0; from < run.length; from++) {
    for (let to = from + 1; to <= run.length && names.hasBeginning(run.slice(from, to)); to++) {
      if (to - from >= INNER_NAME_LETTERS && names.termOf(run.slice(from, to)) !== undefined)
        found.push(run.slice(from, to));
    }
  }
  return found;
}

/** A Thai run as numbers of terms: its words, and the names within it that are none of them. */
type Run = { readonly words: readonly number[]; readonly inner: readonly number[] };

/** Turns texts of documents into numbers of terms: their folded words, and the names they hold. */
export class DocumentTerms {
  private readonly texts = new Map<string, readonly number[]>();
  private readonly runs = new Map<string, Run>();
  /** For each term how many words a name that begins with it may have. */
  private readonly nameWords: number[] = [];

  constructor(
    private readonly names: Names,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Numbers of the terms of a text that many homes have; a term may come several times. */
  ofRepeated(text: string): readonly number[] {
    return this.remember(this.texts, text, (unknown) => this.of(unknown));
  }

  /** Lets go of the texts it remembers. */
  forget(): void {
    this.texts.clear();
    this.runs.clear();
  }

  private remember<T>(known: Map<string, T>, key: string, find: (key: string) => T): T {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    if (known.size >= REMEMBERED_AT_MOST) known.clear();
    known.set(key, found);
    return found;
  }

  /** Numbers of the terms of a text. */
  of(text: string): readonly number[] {
    const found: number[] = [];
    const inner: number[] = [];
    for (const run of fold(text).match(RUN) ?? []) {
      if (isThai(run)) {
        const thai = this.remember(this.runs, run, (unknown) => this.thaiRun(unknown));
        found.push(...thai.words);
        inner.push(...thai.inner);
      } else found.push(this.vocabulary.add(run));
    }
    const words = found.length;
    for (let at = 0; at < words; at++) {
      const longest = Math.min(this.nameWordsFrom(found[at] ?? 0), words - at);
      if (longest > 0) this.addNames(found, at, longest);
      if (at > 0) this.addNumbered(found, at);
    }
    found.push(...inner);
    return found;
  }

  /** A number with the word before it: lanes, floors and the like are known by both together. */
  private addNumbered(found: number[], at: number): void {
    const number = this.vocabulary.term(found[at] ?? 0);
    if (!isNumber(number)) return;
    const word = this.vocabulary.term(found[at - 1] ?? 0);
    if (!isNumber(word)) found.push(this.vocabulary.add(word + number));
  }

  private thaiRun(run: string): Run {
    const words = thaiWords(run, this.names);
    const inner = innerNames(run, this.names).filter((name) => !words.includes(name));
    const numbers = (terms: readonly string[]) => terms.map((term) => this.vocabulary.add(term));
    return { words: numbers(words), inner: numbers(inner.flatMap((name) => [name, this.names.termOf(name) ?? name])) };
  }

  private nameWordsFrom(term: number): number {
    const known = this.nameWords[term];
    if (known !== undefined) return known;
    const count = this.names.wordsAfter(this.vocabulary.term(term));
    this.nameWords[term] = count;
    return count;
  }

  private addNames(found: number[], at: number, longest: number): void {
    let joined = '';
    for (let more = 0; more < longest; more++) {
      joined += this.vocabulary.term(found[at + more] ?? 0);
      const term = this.names.termOf(joined);
      if (term?.startsWith('~')) found.push(this.vocabulary.add(term));
    }
  }
}
