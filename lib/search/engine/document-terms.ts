import { LetterTable } from './letter-table';
import { ROOT } from './letter-trie';
import { Letters } from './letters';
import { isName, type Names } from './names';
import { isThaiCode, runEnd } from './run-end';
import { innerNames, wordEnds } from './thai-words';
import type { Vocabulary } from './vocabulary';
import { ListByNumber, WordList } from './word-list';

/** Phrases repeat from home to home, and to segment one takes a hundred times as long as to remember it. */
const REMEMBERED_AT_MOST = 200_000;

/** After these a number counts something. */
const UNITS = new Set(
  'ห้อง ล้าน ตร ตารางวา ตารางเมตร ไร่ งาน วา นาที ปี คัน bedroom bedrooms bed beds bath baths million m sqm sq minutes min'.split(
    ' ',
  ),
);

/** What a word means for those beside it: how many words a name that begins with it may have, and where in the trie it ends. */
type Trait = {
  readonly isNumber: boolean;
  readonly isUnit: boolean;
  readonly nameWords: number;
  readonly node: number;
};
const PLAIN: Trait = { isNumber: false, isUnit: false, nameWords: 0, node: ROOT };
const NUMBER: Trait = { ...PLAIN, isNumber: true };
const UNIT: Trait = { ...PLAIN, isUnit: true };

const NOT_A_NAME = -1;

/** Turns texts of documents into numbers of terms: their folded words, and the names they hold. Terms may come again. */
export class DocumentTerms {
  /** Thai runs, the terms of their words, and of the names within them once they were asked for. */
  private runs = new LetterTable();
  private runWords = new ListByNumber();
  private runNames = new ListByNumber();
  /** By number of term. */
  private readonly traits: Trait[] = [];
  /** By number of a word of the trie, the number of its term in the vocabulary. */
  private readonly nameTerms: number[] = [];
  /** The text that was read last: its letters, its words, and its Thai runs as numbers. */
  private readonly letters = new Letters();
  private readonly words = new WordList();
  private readonly thaiRuns = new WordList();

  constructor(
    private readonly names: Names,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Lets go of the texts it remembers. */
  forget(): void {
    this.runs = new LetterTable();
    this.runWords = new ListByNumber();
    this.runNames = new ListByNumber();
  }

  /** Numbers of the terms of a text: its words, and the names and numbered words among them. Good until the next text. */
  of(text: string): WordList {
    this.read(text);
    const { words } = this;
    const { count } = words;
    for (let at = 0; at < count; at++) {
      const trait = this.trait(words.at(at));
      if (trait === PLAIN) continue;
      if (trait.nameWords > 0) this.addNames(at, Math.min(count, at + trait.nameWords), trait.node);
      if (trait.isNumber && at > 0) this.addNumbered(at, count);
    }
    for (let at = 0; at < this.thaiRuns.count; at++) this.addNamesWithin(this.thaiRuns.at(at));
    return this.lastRead();
  }

  /**
   * Numbers of the words of a text that only mentions places: a home is not at every place it is compared with. Good
   * until the next text.
   */
  wordsOf(text: string): WordList {
    this.read(text);
    return this.lastRead();
  }

  /** What was read last, without the words that join others. */
  private lastRead(): WordList {
    const { values, count } = this.words;
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const term = values[at] ?? 0;
      if (!this.vocabulary.isJoining(term)) values[kept++] = term;
    }
    this.words.count = kept;
    return this.words;
  }

  private read(text: string): void {
    const { letters } = this;
    letters.writeFolded(text);
    this.words.count = 0;
    this.thaiRuns.count = 0;
    if (this.runs.texts.length >= REMEMBERED_AT_MOST) this.forget();
    for (let at = 0; at < letters.count; ) {
      const end = runEnd(letters.units, at, letters.count);
      if (end > at) this.readRun(letters.units, at, end);
      at = Math.max(at + 1, end);
    }
  }

  private readRun(units: Uint16Array, from: number, to: number): void {
    if (!isThaiCode(units[from] ?? 0)) {
      this.words.push(this.vocabulary.addPart(units, from, to));
      return;
    }
    const run = this.runs.addPart(units, from, to);
    if (!this.runWords.has(run)) this.runWords.set(run, this.wordsIn(this.runs.texts[run] ?? '', from));
    this.thaiRuns.push(run);
    this.runWords.pushTo(this.words, run);
  }

  /** The words of a run that begins at this place of the letters. */
  private wordsIn(run: string, start: number): readonly number[] {
    let from = start;
    return wordEnds(run, this.names).map((end) => {
      const term = this.vocabulary.addPart(this.letters.units, from, start + end);
      from = start + end;
      return term;
    });
  }

  private addNamesWithin(run: number): void {
    if (!this.runNames.has(run)) this.runNames.set(run, this.namesWithin(run));
    this.runNames.pushTo(this.words, run);
  }

  /** The names that are none of the run's words, each as it is written and as a name. */
  private namesWithin(run: number): readonly number[] {
    const text = this.runs.texts[run] ?? '';
    const others = innerNames(text, this.names).filter((name) => !this.isWordOf(run, name));
    return others.flatMap((name) => [name, this.names.termOf(name) ?? name]).map((term) => this.vocabulary.add(term));
  }

  private isWordOf(run: number, text: string): boolean {
    const term = this.vocabulary.numberOf(text);
    return term !== undefined && this.runWords.includes(run, term);
  }

  /** A number with the word before it: lanes, floors and the like are known by both together; so many rooms are not. */
  private addNumbered(at: number, count: number): void {
    const [word, number] = [this.words.at(at - 1), this.words.at(at)];
    if (this.trait(word).isNumber || (at + 1 < count && this.trait(this.words.at(at + 1)).isUnit)) return;
    this.words.push(this.vocabulary.add(this.vocabulary.term(word) + this.vocabulary.term(number)));
  }

  private trait(term: number): Trait {
    const known = this.traits[term];
    if (known !== undefined) return known;
    const text = this.vocabulary.term(term);
    const nameWords = this.names.wordsAfter(text);
    const plain = /^\d/.test(text) ? NUMBER : UNITS.has(text) ? UNIT : PLAIN;
    const trait = nameWords === 0 ? plain : { ...plain, nameWords, node: this.names.trie.walk(text) };
    this.traits[term] = trait;
    return trait;
  }

  private addNames(from: number, to: number, first: number): void {
    const { trie } = this.names;
    let node = first;
    for (let at = from + 1; node !== ROOT; at++) {
      const value = trie.valueAt(node);
      const term = value === 0 ? NOT_A_NAME : this.nameTerm(value);
      if (term !== NOT_A_NAME) this.words.push(term);
      node = at < to ? trie.walk(this.vocabulary.term(this.words.at(at)), node) : ROOT;
    }
  }

  private nameTerm(value: number): number {
    const known = this.nameTerms[value];
    if (known !== undefined) return known;
    const name = this.names.terms[value];
    const term = isName(name) ? this.vocabulary.add(name) : NOT_A_NAME;
    this.nameTerms[value] = term;
    return term;
  }
}
