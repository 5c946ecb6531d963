import { fold, RUN, THAI } from '../fold';
import { isThaiCode, Letters, LetterTable, Run } from './letter-table';
import { ROOT } from './letter-trie';
import { isName, type Names, namesInside, wordEnds } from './names';
import { ListByNumber, WordList } from './number-lists';
import { SaidAmenities } from './said-amenities';
import type { Vocabulary } from './vocabulary';

/** Phrases repeat between listings, and segmenting one takes a hundred times as long as a lookup. */
const MAX_REMEMBERED = 200_000;

const UNITS = new Set(
  'ห้อง ล้าน ตร ตารางวา ตารางเมตร ไร่ งาน วา นาที ปี คัน bedroom bedrooms bed beds bath baths million m sqm sq minutes min'.split(
    ' ',
  ),
);

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

/** The words of a frontage, which is one fact with its metres: `ด้านหน้ากว้าง 8 เมตร`. Roads are wide, too. */
export const WIDE = 'กว้าง';
export const FRONT = /หน้า$|^ร้าน$/;

/** Converts document texts into term numbers: their folded words and the names they contain. Terms may repeat. */
export class DocumentTerms {
  /** Thai runs with the terms of their words, and of the names within them, which are looked up on first use. */
  private runs = new LetterTable();
  private runWords = new ListByNumber();
  private runNames = new ListByNumber();
  private readonly traits: Trait[] = [];
  private readonly nameTerms: number[] = [];
  private readonly letters = new Letters();
  private readonly run = new Run();
  private readonly words = new WordList();
  private readonly thaiRuns = new WordList();
  private said: SaidAmenities | undefined;
  private wide: number | undefined;
  amenities = 0;

  constructor(
    private readonly names: Names,
    private readonly vocabulary: Vocabulary,
  ) {}

  forget(): void {
    this.runs = new LetterTable();
    this.runWords = new ListByNumber();
    this.runNames = new ListByNumber();
  }

  /** The term numbers of a text: its words, and the names and numbered words among them. Valid until the next text. */
  of(text: string): WordList {
    this.read(text);
    const { words } = this;
    const { count } = words;
    for (let index = 0; index < count; index++) {
      const trait = this.trait(words.at(index));
      if (trait === PLAIN) continue;
      if (trait.nameWords > 0) this.addNames(index, Math.min(count, index + trait.nameWords), trait.node);
      if (trait.isNumber && index > 0) this.addNumbered(index, count);
    }
    for (let index = 0; index < this.thaiRuns.count; index++) this.addNamesWithin(this.thaiRuns.at(index));
    return this.lastRead();
  }

  private split(text: string): string[] {
    return (fold(text).match(RUN) ?? []).flatMap((run) => {
      const ends = THAI.test(run) ? wordEnds(run, this.names) : [run.length];
      return ends.map((end, index) => run.slice(ends[index - 1] ?? 0, end));
    });
  }

  /** Without names: a description also mentions places for comparison. Valid until the next text. */
  wordsOf(text: string): WordList {
    this.read(text);
    const { words } = this;
    this.wide ??= this.vocabulary.numberOf(WIDE);
    const { count, values } = words;
    for (let index = this.wide === undefined ? count : 2; index < count; index++) {
      if (values[index - 1] !== this.wide || !FRONT.test(this.vocabulary.term(words.at(index - 2)))) continue;
      if (!this.trait(words.at(index)).isNumber) continue;
      const metres = this.vocabulary.term(words.at(index));
      const part = index + 1 < count ? this.vocabulary.term(words.at(index + 1)) : '';
      const isDecimal = /^\d/.test(part) && text.includes(`${metres}.${part}`);
      if (isDecimal) words.push(this.vocabulary.add(`${WIDE}${metres}.${part}`));
      else this.addNumbered(index, count);
    }
    return this.lastRead();
  }

  private lastRead(): WordList {
    const { values, count } = this.words;
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const term = values[index] ?? 0;
      if (!this.vocabulary.isJoining(term)) values[kept++] = term;
    }
    this.words.count = kept;
    return this.words;
  }

  private read(text: string): void {
    const { letters, run } = this;
    letters.writeFolded(text);
    this.words.count = 0;
    this.thaiRuns.count = 0;
    if (this.runs.texts.length >= MAX_REMEMBERED) this.forget();
    for (let index = 0; index < letters.count; ) {
      run.read(letters.units, index, letters.count);
      if (run.end > index) this.readRun(letters.units, index, run);
      index = Math.max(index + 1, run.end);
    }
    // Names of projects are added before the first text, and change how words are split.
    this.said ??= new SaidAmenities(this.vocabulary, (saying) => this.split(saying));
    this.amenities = this.said.in(this.words);
  }

  private readRun(units: Uint16Array, from: number, { end, hash }: Run): void {
    if (!isThaiCode(units[from] ?? 0)) {
      this.words.push(this.vocabulary.addPart(units, from, end, hash));
      return;
    }
    const run = this.runs.addPart(units, from, end, hash);
    if (!this.runWords.has(run)) this.runWords.set(run, this.wordsIn(this.runs.texts[run] ?? '', from));
    this.thaiRuns.push(run);
    this.runWords.pushTo(this.words, run);
  }

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

  private namesWithin(run: number): readonly number[] {
    const text = this.runs.texts[run] ?? '';
    const others = namesInside(text, this.names).filter((name) => !this.isWordOf(run, name));
    return others.flatMap((name) => [name, this.names.termOf(name) ?? name]).map((term) => this.vocabulary.add(term));
  }

  private isWordOf(run: number, text: string): boolean {
    const term = this.vocabulary.numberOf(text);
    return term !== undefined && this.runWords.includes(run, term);
  }

  /** Joins a number with the word before it, so that lanes and floors match as a unit, but not quantities. */
  private addNumbered(index: number, count: number): void {
    const [word, number] = [this.words.at(index - 1), this.words.at(index)];
    if (this.trait(word).isNumber || (index + 1 < count && this.trait(this.words.at(index + 1)).isUnit)) return;
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
    for (let index = from + 1; node !== ROOT; index++) {
      const value = trie.valueAt(node);
      const term = value === 0 ? NOT_A_NAME : this.nameTerm(value);
      if (term !== NOT_A_NAME) this.words.push(term);
      node = index < to ? trie.walk(this.vocabulary.term(this.words.at(index)), node) : ROOT;
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
