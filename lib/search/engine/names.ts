import type { Places } from '../../content/places.server';
import { fold, RUN, soundKey, spellingKey, THAI } from '../fold';
import { PLACE_ALIASES, PLACES_WITHIN } from '../place-aliases';
import { LetterTrie } from './letter-trie';

/** The trade's loanwords and compounds, which the dictionary of `Intl.Segmenter` cuts in the wrong place or not at all. */
const TRADE_WORDS =
  'คอนโด คอนโดมิเนียม ทาวน์เฮ้าส์ ทาวน์เฮาส์ ทาวน์โฮม ทาวน์วิลล์ โฮมออฟฟิศ พูลวิลล่า วิลล่า วิลลา เพนท์เฮ้าส์ เพนต์เฮาส์ ดูเพล็กซ์ ลอฟท์ ' +
  'ลอฟต์ สตูดิโอ อพาร์ตเมนต์ อพาร์ทเม้นท์ อพาร์ทเมนท์ มือสอง มือหนึ่ง รีโนเวท รีโนเวต ฟูลเฟอร์ เฟอร์นิเจอร์ บิวท์อิน บิวต์อิน บิลต์อิน บีทีเอส เอ็มอาร์ที ' +
  'แอร์พอร์ตลิงก์ แอร์พอร์ตลิงค์ อาคารพาณิชย์ ฟิตเนส ฟรีโฮลด์ ลีสโฮลด์ โฉนด สุขุมวิท พหลโยธิน รัชดา รัชดาภิเษก วิภาวดี พระราม แจ้งวัฒนะ รามคำแหง เพชรบุรี ทองหล่อ';

const COMPLETED_AT_MOST = 20;

/** A term beside the words of a text: a name in whatever spelling. No word of a text begins like this. */
const NAME_MARK = '~';

/** Whether a term is a name's. */
export const isName = (term: string | undefined): term is `~${string}` => term?.startsWith(NAME_MARK) ?? false;

/**
 * The names that are one word however they are written: places, stations with their aliases, projects. By their folded
 * letters without blanks.
 */
export class Names {
  /** Names and words kept whole, with the number of their term. */
  readonly trie = new LetterTrie();
  /** Terms by number, from 1: of a name its spelling key with a mark, of a word kept whole the word. */
  readonly terms: string[] = [''];
  /** The terms of names by their sound. */
  private readonly sounds = new Map<string, string>();
  /** First words of Latin names of several words, and how many words the longest has. */
  private readonly starts = new Map<string, number>();

  constructor({ provinces, districts, stations }: Places) {
    for (const { name } of [...provinces.values(), ...districts.values()]) this.addAll([name.th, name.en]);
    for (const { name, aliases } of stations.values()) this.addAll([name.th, name.en, ...aliases]);
    for (const aliases of Object.values({ ...PLACE_ALIASES, ...PLACES_WITHIN })) this.addAll(aliases);
    // Not names: only kept whole.
    for (const word of TRADE_WORDS.split(' ')) this.keepWhole(fold(word));
  }

  addAll(names: Iterable<string | undefined>): void {
    for (const name of names) {
      const words = fold(name ?? '').match(RUN) ?? [];
      const joined = words.join('');
      const first = words[0];
      if (first === undefined || joined.length < 3 || /^\d+$/.test(joined)) continue;
      if (isName(this.termOf(joined))) continue;
      const spelling = spellingKey(joined);
      const term = NAME_MARK + spelling;
      this.keep(joined, term);
      const sound = THAI.test(joined) ? soundKey(joined) : spelling;
      if (!this.sounds.has(sound)) this.sounds.set(sound, term);
      if (THAI.test(first)) for (const word of words) if (word.length > 3) this.keepWhole(word);
      this.starts.set(first, Math.max(words.length, this.starts.get(first) ?? 0));
    }
  }

  private keep(joined: string, term: string): void {
    this.trie.put(joined, this.terms.push(term) - 1);
  }

  private keepWhole(word: string): void {
    if (this.termOf(word) === undefined) this.keep(word, word);
  }

  /** The terms of names that begin with these letters and go on, the shorter names first; a few of them. */
  termsFrom(letters: string): string[] {
    const node = this.trie.walk(letters);
    if (node === 0) return [];
    const terms = this.trie.valuesBeyond(node, COMPLETED_AT_MOST).map((value) => this.terms[value]);
    return [...new Set(terms.filter(isName))];
  }

  /** The term of a name by its folded letters without blanks; a word kept whole is its own term. */
  termOf(joined: string): string | undefined {
    return this.terms[this.trie.valueAt(this.trie.walk(joined))] || undefined;
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
