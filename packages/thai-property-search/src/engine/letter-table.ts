import { fold } from '../fold';

const [SARA_E, SARA_AE] = [0x0e40, 0x0e41];
const NOTHING = 0;
const NEEDS_FOLD = 0xffff;

/** Single-letter folds. Covers every UTF-16 unit: an out-of-bounds read makes a typed array several times slower. */
const FOLDED = Uint16Array.from({ length: 0x10000 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (!/[\n -~\u0e01-\u0e4c]/.test(letter)) return NEEDS_FOLD;
  const folded = fold(letter);
  return folded.length <= 1 ? folded.charCodeAt(0) || NOTHING : NEEDS_FOLD;
});

const unitsOf = ({ buffer, byteOffset, length }: Buffer) => new Uint16Array(buffer, byteOffset, length / 2);

/** A text as UTF-16 units, which are faster to read one by one than a string. */
export class Letters {
  private bytes = Buffer.alloc(2_048);
  units: Uint16Array = unitsOf(this.bytes);
  count = 0;

  write(text: string): void {
    if (text.length > this.units.length) {
      this.bytes = Buffer.alloc(text.length * 4);
      this.units = unitsOf(this.bytes);
    }
    // A single bulk write: reading a string letter by letter is sometimes three times as slow.
    this.bytes.write(text, 'utf16le');
    this.count = text.length;
  }

  writeFolded(text: string): void {
    this.write(text);
    const { units } = this;
    let count = 0;
    for (let index = 0; index < text.length; index++) {
      const unit = FOLDED[units[index] ?? 0] ?? NEEDS_FOLD;
      if (unit === NEEDS_FOLD) {
        this.write(fold(text));
        return;
      }
      if (unit === SARA_E && count > 0 && units[count - 1] === SARA_E) units[count - 1] = SARA_AE;
      else if (unit !== NOTHING) units[count++] = unit;
    }
    this.count = count;
  }
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The high bits mixed into the low ones, which select the slot. */
const mixed = (hash: number) => (hash ^ (hash >>> 15)) >>> 0;

/** FNV-1a over UTF-16 units. */
function hashOf(units: Uint16Array, from: number, to: number): number {
  let hash = FNV_OFFSET;
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ (units[index] ?? 0), FNV_PRIME);
  return mixed(hash);
}

function isPart(text: string, units: Uint16Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let index = from; index < to; index++) if (text.charCodeAt(index - from) !== units[index]) return false;
  return true;
}

/** The number of arguments that a single call safely accepts. */
const AT_ONCE = 1_000;

function textOf(units: Uint16Array, from: number, to: number): string {
  if (to - from > AT_ONCE) return textOf(units, from, from + AT_ONCE) + textOf(units, from + AT_ONCE, to);
  const letters: number[] = [];
  for (let index = from; index < to; index++) letters.push(units[index] ?? 0);
  // `apply` with an array is many times as fast as spreading a typed array.
  return String.fromCharCode.apply(null, letters);
}

/** Numbers texts in order of appearance. Unlike a `Map`, it looks up a part of a text without a slow substring. */
export class LetterTable {
  readonly texts: string[] = [];
  /** A hash table, at most half full. Each slot holds a text's number plus one (or 0) and its hash. */
  private slots = new Uint32Array(2 * 1_024);
  private readonly query = new Letters();

  private slotOf(hash: number, units: Uint16Array, from: number, to: number): number {
    const { slots } = this;
    let slot = (hash * 2) & (slots.length - 1);
    for (;;) {
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0) return slot;
      if (slots[slot + 1] === hash && isPart(this.texts[number] ?? '', units, from, to)) return slot;
      slot = (slot + 2) & (slots.length - 1);
    }
  }

  find(text: string): number | undefined {
    this.query.write(text);
    const { units, count } = this.query;
    const number = this.slots[this.slotOf(hashOf(units, 0, count), units, 0, count)] ?? 0;
    return number === 0 ? undefined : number - 1;
  }

  add(text: string): number {
    this.query.write(text);
    return this.addPart(this.query.units, 0, text.length);
  }

  addPart(units: Uint16Array, from: number, to: number, hash: number = hashOf(units, from, to)): number {
    const slot = this.slotOf(hash, units, from, to);
    const known = this.slots[slot] ?? 0;
    if (known !== 0) return known - 1;
    const count = this.texts.push(textOf(units, from, to));
    this.slots[slot] = count;
    this.slots[slot + 1] = hash;
    if (count * 4 > this.slots.length) this.grow();
    return count - 1;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    const mask = this.slots.length - 1;
    for (let index = 0; index < before.length; index += 2) {
      if (before[index] === 0) continue;
      let slot = ((before[index + 1] ?? 0) * 2) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 2) & mask;
      this.slots.set([before[index] ?? 0, before[index + 1] ?? 0], slot);
    }
  }
}

const LETTER = /\p{L}/u;
const THAI_FROM = 0x0e00;
const THAI_TO = 0x0e80;

export const isThaiCode = (code: number): boolean => code >= THAI_FROM && code < THAI_TO;

const KIND = { none: 0, thai: 1, letter: 2, digit: 3 } as const;

function kindOf(code: number): number {
  if (isThaiCode(code)) return KIND.thai;
  if (code >= 0x30 && code <= 0x39) return KIND.digit;
  return LETTER.test(String.fromCodePoint(code)) ? KIND.letter : KIND.none;
}

/** A lookup table for Latin and Thai, nearly all of the text. */
const KINDS = Uint8Array.from({ length: THAI_TO }, (_, code) => kindOf(code));

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000;

function codeAt(units: Uint16Array, index: number, to: number): number {
  const unit = units[index] ?? 0;
  const next = index + 1 < to ? (units[index + 1] ?? 0) : 0;
  return isHigh(unit) && isLow(next) ? 0x10000 + (unit - 0xd800) * 0x400 + next - 0xdc00 : unit;
}

/** A match of `RUN`: its end, which is its start if nothing matches, and its hash. */
export class Run {
  end = 0;
  hash = 0;

  read(units: Uint16Array, from: number, to: number): void {
    let index = from;
    let kind: number = KIND.none;
    let hash = FNV_OFFSET;
    while (index < to) {
      const unit = units[index] ?? 0;
      const code = unit < THAI_TO ? unit : codeAt(units, index, to);
      const next = code < THAI_TO ? (KINDS[code] ?? KIND.none) : kindOf(code);
      if (index === from) kind = next;
      if (next !== kind || kind === KIND.none) break;
      hash = Math.imul(hash ^ unit, FNV_PRIME);
      index++;
      if (code > 0xffff) hash = Math.imul(hash ^ (units[index++] ?? 0), FNV_PRIME);
    }
    this.end = index;
    this.hash = mixed(hash);
  }
}
