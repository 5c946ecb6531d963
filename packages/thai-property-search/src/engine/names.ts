import type { Places } from '../documents';
import { fold, RUN, soundKey, spellingKey, THAI, withDigits } from '../fold';
import { PLACE_ALIASES, PLACES_WITHIN } from '../place-aliases';
import { LetterTrie, ROOT } from './letter-trie';
import { LANDMARK_WORDS } from './listing-text';

/** Real estate loanwords and compounds that the dictionary of `Intl.Segmenter` splits wrongly or does not know. */
const TRADE_WORDS =
  'คอนโด คอนโดมิเนียม ทาวน์เฮ้าส์ ทาวน์เฮาส์ ทาวน์โฮม ทาวน์วิลล์ โฮมออฟฟิศ พูลวิลล่า วิลล่า วิลลา เพนท์เฮ้าส์ เพนต์เฮาส์ ดูเพล็กซ์ ลอฟท์ ' +
  'ลอฟต์ สตูดิโอ อพาร์ตเมนต์ อพาร์ทเม้นท์ อพาร์ทเมนท์ มือสอง มือหนึ่ง รีโนเวท รีโนเวต ฟูลเฟอร์ เฟอร์นิเจอร์ บิวท์อิน บิวต์อิน บิลต์อิน บีทีเอส เอ็มอาร์ที ' +
  'หลุดจอง หลุดดาวน์ ขายดาวน์ ห้องมุม แอร์พอร์ตลิงก์ แอร์พอร์ตลิงค์ อาคารพาณิชย์ ฟิตเนส ฟรีโฮลด์ ลีสโฮลด์ โฉนด สุขุมวิท พหลโยธิน รัชดา รัชดาภิเษก วิภาวดี พระราม แจ้งวัฒนะ รามคำแหง เพชรบุรี ทองหล่อ ' +
  'ครัวปิด ครัวเปิด ทิศเหนือ ทิศใต้ ทิศตะวันออก ทิศตะวันตก ทิศตะวันออกเฉียงเหนือ ทิศตะวันออกเฉียงใต้ ทิศตะวันตกเฉียงเหนือ ทิศตะวันตกเฉียงใต้';

const MAX_COMPLETIONS = 20;

/** Marks the term of a name, independent of its spelling. No word of a text begins with this character. */
export const NAME_MARK = '~';

export const isName = (term: string | undefined): term is `~${string}` => term?.startsWith(NAME_MARK) ?? false;

/** `โชคชัยสี่` and `โชคชัย4`, `Rama IX` and `Phra Ram 9` are one name. */
const asNumbered = (joined: string) =>
  THAI.test(joined) ? withDigits(joined) : joined.replace(/^ramaix$/, 'rama9').replace(/^rama(?=\d)/, 'phraram');

/** Names that are matched as one word however they are written, by their folded letters without spaces. */
export class Names {
  readonly trie = new LetterTrie();
  /** Terms by number, from 1: the marked spelling key of a name, or the word itself. */
  readonly terms: string[] = [''];
  private readonly sounds = new Map<string, string>();
  /** The first words of Latin names of several words, with the word count of the longest such name. */
  private readonly starts = new Map<string, number>();

  constructor({ provinces, districts, stations, landmarks }: Places) {
    for (const { name } of [...provinces.values(), ...districts.values()]) this.addAll([name.th, name.en]);
    for (const { name, aliases } of stations.values()) this.addAll([name.th, name.en, ...aliases]);
    for (const aliases of Object.values({ ...PLACE_ALIASES, ...PLACES_WITHIN })) this.addAll(aliases);
    for (const word of TRADE_WORDS.split(' ')) this.addWholeWord(fold(word));
    const landmarkNames = Array.from(landmarks?.values() ?? [], ({ name }) => name.th);
    for (const text of [...Object.values(LANDMARK_WORDS), ...landmarkNames]) {
      for (const word of fold(text).match(RUN) ?? []) if (word.length > 3 && THAI.test(word)) this.addWholeWord(word);
    }
  }

  addAll(names: Iterable<string | undefined>): void {
    for (const name of names) {
      const words = fold(name ?? '').match(RUN) ?? [];
      const joined = words.join('');
      const first = words[0];
      if (first === undefined || joined.length < 3 || /^\d+$/.test(joined)) continue;
      if (isName(this.termOf(joined))) continue;
      const term = NAME_MARK + spellingKey(asNumbered(joined));
      this.addTerm(joined, term);
      const sound = soundKey(joined);
      if (!this.sounds.has(sound)) this.sounds.set(sound, term);
      if (THAI.test(first)) for (const word of words) if (word.length > 3) this.addWholeWord(word);
      this.starts.set(first, Math.max(words.length, this.starts.get(first) ?? 0));
    }
  }

  private addTerm(joined: string, term: string): void {
    this.trie.put(joined, this.terms.push(term) - 1);
  }

  private addWholeWord(word: string): void {
    if (this.termOf(word) === undefined) this.addTerm(word, word);
  }

  /** The terms of a few names that begin with these letters and are longer, shorter names first. */
  termsFrom(letters: string): string[] {
    const node = this.trie.walk(letters);
    if (node === 0) return [];
    const terms = this.trie.valuesBeyond(node, MAX_COMPLETIONS).map((value) => this.terms[value]);
    return [...new Set(terms.filter(isName))];
  }

  /** The term of a name by its folded letters without spaces. An unsplit word is its own term. */
  termOf(joined: string): string | undefined {
    return this.terms[this.trie.valueAt(this.trie.walk(joined))] || undefined;
  }

  termLike(joined: string): string | undefined {
    const sound = soundKey(joined);
    return sound.length > 2 ? this.sounds.get(sound) : undefined;
  }

  wordsAfter(first: string): number {
    return this.starts.get(first) ?? 0;
  }
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

export function thaiWordEnds(run: string): number[] {
  const segments = segmenter.segment(run);
  const ends: number[] = [];
  // Iterating over the segments takes half as long again.
  for (let at = 0; at < run.length; ) {
    const { index, segment } = segments.containing(at) ?? { index: at, segment: run.slice(at) };
    at = index + segment.length;
    ends.push(at);
  }
  return ends;
}

function lastPiece(run: string, from: number, ends: readonly number[], first: number, trie: LetterTrie): number {
  let last = first;
  if (!trie.mayBegin(run, from)) return last;
  let node: number = ROOT;
  let at = from;
  for (let piece = first; piece < ends.length; piece++) {
    for (const end = ends[piece] ?? at; at < end; at++) {
      node = trie.step(node, run.charCodeAt(at));
      if (node === ROOT) return last;
    }
    if (trie.valueAt(node) !== 0) last = piece;
  }
  return last;
}

/** The word boundaries of a Thai run. Names and real estate terms that the dictionary splits stay whole. */
export function wordEnds(run: string, { trie }: Names): number[] {
  const ends = thaiWordEnds(run);
  let count = 0;
  let from = 0;
  for (let piece = 0; piece < ends.length; piece++) {
    piece = lastPiece(run, from, ends, piece, trie);
    from = ends[piece] ?? run.length;
    ends[count] = from;
    count++;
  }
  ends.length = count;
  return ends;
}

/** Shorter names appear inside other words too often. */
const INNER_NAME_LETTERS = 5;

/** The names anywhere in a Thai run: บ้านลาดพร้าว contains บ้านลาด and ลาดพร้าว, and means the second. */
export function namesInside(run: string, { trie }: Names): string[] {
  const found: string[] = [];
  for (let from = 0; from < run.length; from++) {
    if (!trie.mayBegin(run, from)) continue;
    let node = trie.step(ROOT, run.charCodeAt(from));
    for (let to = from + 1; node !== ROOT; to++) {
      if (to - from >= INNER_NAME_LETTERS && trie.valueAt(node) !== 0) found.push(run.slice(from, to));
      node = to < run.length ? trie.step(node, run.charCodeAt(to)) : ROOT;
    }
  }
  return found;
}
