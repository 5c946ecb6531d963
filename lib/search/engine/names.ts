import type { Places } from '../../content/places.server';
import { fold, RUN, soundKey, spellingKey, THAI } from '../fold';
import { PLACE_ALIASES, PLACES_WITHIN } from '../place-aliases';

/** The trade's loanwords and compounds, which the dictionary of `Intl.Segmenter` cuts in the wrong place or not at all. */
const TRADE_WORDS =
  'คอนโด คอนโดมิเนียม ทาวน์เฮ้าส์ ทาวน์เฮาส์ ทาวน์โฮม ทาวน์วิลล์ โฮมออฟฟิศ พูลวิลล่า วิลล่า วิลลา เพนท์เฮ้าส์ เพนต์เฮาส์ ดูเพล็กซ์ ลอฟท์ ' +
  'ลอฟต์ สตูดิโอ อพาร์ตเมนต์ อพาร์ทเม้นท์ อพาร์ทเมนท์ มือสอง มือหนึ่ง รีโนเวท รีโนเวต ฟูลเฟอร์ เฟอร์นิเจอร์ บิวท์อิน บิวต์อิน บีทีเอส เอ็มอาร์ที ' +
  'แอร์พอร์ตลิงก์ แอร์พอร์ตลิงค์ อาคารพาณิชย์ ฟิตเนส ฟรีโฮลด์ ลีสโฮลด์ โฉนด สุขุมวิท พหลโยธิน รัชดา รัชดาภิเษก วิภาวดี พระราม แจ้งวัฒนะ รามคำแหง เพชรบุรี ทองหล่อ';

const COMPLETED_AT_MOST = 20;
const pairOf = (text: string, at: number) => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);

/** A term beside the words of a text: a name in whatever spelling. No word of a text begins like this. */
const keyTerm = (joined: string) => `~${spellingKey(joined)}`;

/**
 * The names that are one word however they are written: places, stations with their aliases, projects. By their folded
 * letters without blanks.
 */
export class Names {
  private readonly terms = new Map<string, string>();
  /** The terms of names by their sound. */
  private readonly sounds = new Map<string, string>();
  /** The beginnings of all names. */
  private readonly beginnings = new Set<string>();
  private readonly firstPairs = new Set<number>();
  /** First words of Latin names of several words, and how many words the longest has. */
  private readonly starts = new Map<string, number>();

  constructor({ provinces, districts, stations }: Places) {
    for (const { name } of [...provinces.values(), ...districts.values()]) this.addAll([name.th, name.en]);
    for (const { name, aliases } of stations.values()) this.addAll([name.th, name.en, ...aliases]);
    for (const aliases of Object.values({ ...PLACE_ALIASES, ...PLACES_WITHIN })) this.addAll(aliases);
    // Not names: only kept whole.
    for (const word of TRADE_WORDS.split(' ')) this.keep(fold(word), this.terms.get(fold(word)) ?? fold(word));
  }

  addAll(names: readonly (string | undefined)[]): void {
    for (const name of names) {
      const words = fold(name ?? '').match(RUN) ?? [];
      const joined = words.join('');
      const first = words[0];
      if (first === undefined || joined.length < 3 || /^\d+$/.test(joined)) continue;
      if (this.terms.get(joined)?.startsWith('~')) continue;
      this.keep(joined, keyTerm(joined));
      if (!this.sounds.has(soundKey(joined))) this.sounds.set(soundKey(joined), keyTerm(joined));
      const parts = THAI.test(first) ? words.filter((word) => word.length > 3) : [];
      for (const part of parts) this.keep(part, this.terms.get(part) ?? part);
      this.starts.set(first, Math.max(words.length, this.starts.get(first) ?? 0));
    }
  }

  private keep(joined: string, term: string): void {
    this.terms.set(joined, term);
    this.firstPairs.add(pairOf(joined, 0));
    for (let length = 1; length <= joined.length; length++) this.beginnings.add(joined.slice(0, length));
  }

  /** The terms of names that begin with these letters and go on; a few of them. */
  termsFrom(letters: string): string[] {
    const found = new Set<string>();
    if (!this.beginnings.has(letters)) return [];
    for (const [joined, term] of this.terms) {
      if (joined.length > letters.length && joined.startsWith(letters) && term.startsWith('~')) found.add(term);
      if (found.size >= COMPLETED_AT_MOST) break;
    }
    return [...found];
  }

  /** Whether a name may begin at a place of a text: a look at two letters, for most places enough. */
  mayBegin(text: string, at: number): boolean {
    return this.firstPairs.has(pairOf(text, at));
  }

  /** Whether a name, or a word kept whole, begins with these letters. */
  hasBeginning(letters: string): boolean {
    return this.beginnings.has(letters);
  }

  /** The term of a name by its folded letters without blanks; a word kept whole is its own term. */
  termOf(joined: string): string | undefined {
    return this.terms.get(joined);
  }

  /** The term of a name that sounds the same. */
  termLike(joined: string): string | undefined {
    const sound = soundKey(joined);
    return sound.length > 2 ? this.sounds.get(sound) : undefined;
  }

  /** How many words a name that begins with this one may have. */
  wordsAfter(first: string): number {
    return this.starts.get(first) ?? 0;
  }
}
