import { spellingKey } from '../fold';
import { LetterTable } from './letter-table';
import { isName } from './names';

/** Stop words: they connect other words or only phrase a question, so they are not searched for. */
export const STOP_WORDS = new Set(
  (
    'a an the in at of for to with near and or by from is it that this my me i we our us you your want need looking find ' +
    'please some any something anything hi hello do does have has can could would like show there around something one who about what where ' +
    'ที่ ใน ดู และ กับ ของ มี ใกล้ แถว ย่าน หรือ ได้ เป็น ให้ จาก ครับ ค่ะ คะ นะ หา อยาก ต้องการ เขต อำเภอ จังหวัด บริเวณ โซน ติด มั้ย ไหม บ้าง ด้วย หน่อย สนใจ รบกวน สอบถาม ขอ มา แล้ว อยู่ คือ ว่า สำหรับ ทาง'
  ).split(' '),
);

/** Optimal string alignment: a swap of neighbours is one edit. Returns `atMost + 1` if there are more. */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > atMost) return atMost + 1;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? 0, atMost + 1);
}

/** A bit mask of the letters in a term. Terms one edit apart differ in at most two bits. */
function letterBits(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index++) bits |= 1 << (term.charCodeAt(index) % 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

type WordsOfLength = { readonly numbers: number[]; readonly hashes: number[] };

const MAX_ALIKE = 3;
/** In letters. Too many words share a shorter sound. */
const SOUND_LETTERS = 4;
const SOUND_EDITS = 2;
const pairAt = (word: string, index: number) => word.charCodeAt(index) * 65_536 + word.charCodeAt(index + 1);
const pairs = (word: string) => new Set(Array.from({ length: word.length - 1 }, (_, index) => pairAt(word, index)));

function commonPairs(word: string, others: ReadonlySet<number>): number {
  let count = 0;
  for (let index = 0; index < word.length - 1; index++) if (others.has(pairAt(word, index))) count++;
  return count;
}

const MAX_COMPLETIONS = 500;
const START_LETTERS = 2;

/** Terms with the same first letters. A query sorts only the list that it needs. */
type Start = { readonly numbers: number[]; isSorted: boolean };

/** Excludes names and words joined with numbers, which are not typed as such. */
const isTyped = (term: string) => !isName(term) && !/\D\d/.test(term);

/** All terms of the index by number. It only grows. */
export class Vocabulary {
  private readonly table = new LetterTable();
  /** Words that may be misspelt, by length. Excludes names and words with digits. */
  private readonly words: WordsOfLength[] = [];
  /** The terms for `completions`, by their first letters. */
  private readonly starts = new Map<string, Start>();
  private readonly firstTerm: number;

  constructor() {
    for (const word of STOP_WORDS) this.table.add(word);
    this.firstTerm = this.size;
  }

  isJoining(number: number): boolean {
    return number < this.firstTerm;
  }

  get size(): number {
    return this.table.texts.length;
  }

  numberOf(term: string): number | undefined {
    return this.table.find(term);
  }

  term(number: number): string {
    return this.table.texts[number] ?? '';
  }

  add(term: string): number {
    return this.added(this.size, this.table.add(term));
  }

  addPart(units: Uint16Array, from: number, to: number, hash?: number): number {
    return this.added(this.size, this.table.addPart(units, from, to, hash));
  }

  private added(before: number, number: number): number {
    if (number === before) this.addWord(this.term(number), number);
    return number;
  }

  private addWord(term: string, number: number): void {
    if (isTyped(term)) this.addStart(term, number);
    if (isName(term) || /\d/.test(term)) return;
    this.words[term.length] ??= { numbers: [], hashes: [] };
    this.words[term.length]?.numbers.push(number);
    this.words[term.length]?.hashes.push(letterBits(term));
  }

  private addStart(term: string, number: number): void {
    const letters = term.slice(0, START_LETTERS);
    const start = this.starts.get(letters);
    if (start === undefined) this.starts.set(letters, { numbers: [number], isSorted: true });
    else {
      start.numbers.push(number);
      start.isSorted = false;
    }
  }

  private sortedFrom(letters: string): readonly number[] {
    const start = this.starts.get(letters);
    if (start === undefined) return [];
    if (!start.isSorted) start.numbers.sort((a, b) => (this.term(a) < this.term(b) ? -1 : 1));
    start.isSorted = true;
    return start.numbers;
  }

  /** The first terms in alphabetical order that begin with at least two letters and are longer. */
  completions(start: string): number[] {
    const sorted = this.sortedFrom(start.slice(0, START_LETTERS));
    const found: number[] = [];
    for (let index = this.firstFrom(start, sorted); index < sorted.length && found.length < MAX_COMPLETIONS; index++) {
      const number = sorted[index] ?? 0;
      if (!this.term(number).startsWith(start)) break;
      if (this.term(number) !== start) found.push(number);
    }
    return found;
  }

  hasCompletion(start: string): boolean {
    return this.completions(start).length > 0;
  }

  private firstFrom(start: string, sorted: readonly number[]): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.term(sorted[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The words with the smallest edit distance, up to `atMost`. Words with digits are never a correction. */
  near(word: string, atMost: number): { edits: number; numbers: number[] } {
    const wordBits = letterBits(word);
    let edits = atMost;
    let numbers: number[] = [];
    for (let length = Math.max(1, word.length - atMost); length <= word.length + atMost; length++) {
      const words = this.words[length];
      for (let index = 0; words !== undefined && index < words.numbers.length; index++) {
        if (bitCount(wordBits ^ (words.hashes[index] ?? 0)) > 2 * edits) continue;
        const number = words.numbers[index] ?? 0;
        const distance = editDistance(word, this.term(number), edits);
        if (distance > edits) continue;
        if (distance < edits) numbers = [];
        edits = distance;
        numbers.push(number);
      }
    }
    return { edits, numbers: numbers.sort((a, b) => a - b) };
  }

  /** The words that sound like a typed word, such as `condo` like `khondo`, and differ in at most two edits. */
  sounding(word: string): number[] {
    const key = spellingKey(word);
    const wordBits = letterBits(word);
    const found: number[] = [];
    const from = key.length < SOUND_LETTERS ? Number.POSITIVE_INFINITY : word.length - SOUND_EDITS;
    for (let length = from; length <= word.length + SOUND_EDITS; length++) {
      const words = this.words[length];
      for (let index = 0; words !== undefined && index < words.numbers.length; index++) {
        if (bitCount(wordBits ^ (words.hashes[index] ?? 0)) > 2 * SOUND_EDITS) continue;
        const number = words.numbers[index] ?? 0;
        const term = this.term(number);
        if (editDistance(word, term, SOUND_EDITS) <= SOUND_EDITS && spellingKey(term) === key) found.push(number);
      }
    }
    return found;
  }

  /** A few words that share the most letter pairs with this one (Dice's coefficient), most similar first. */
  alike(word: string, atLeast: number): number[] {
    const wordPairs = pairs(word);
    const wordBits = letterBits(word);
    const found: { number: number; shared: number }[] = [];
    for (let length = Math.ceil(word.length * 0.6); length <= word.length * 1.5; length++) {
      const words = this.words[length];
      for (let index = 0; words !== undefined && index < words.numbers.length; index++) {
        // Words that share most letter pairs also share most letters, so the mask rules out the others.
        if (bitCount(wordBits & ~(words.hashes[index] ?? 0)) > word.length / 2) continue;
        const number = words.numbers[index] ?? 0;
        const shared = (2 * commonPairs(this.term(number), wordPairs)) / (wordPairs.size + length - 1);
        if (shared >= atLeast) found.push({ number, shared });
      }
    }
    const best = found.sort((a, b) => b.shared - a.shared || a.number - b.number).slice(0, MAX_ALIKE);
    return best.map(({ number }) => number);
  }
}
