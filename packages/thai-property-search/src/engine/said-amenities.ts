import { AMENITIES, type Amenity } from '../listing-choices';
import type { WordList } from './number-lists';
import type { Vocabulary } from './vocabulary';

/** Without words that may be about the surroundings, and sayings that begin with a frequent word: they cost time. */
export const SAYINGS: Readonly<Partial<Record<Amenity, string>>> = {
  'swimming-pool': 'สระว่ายน้ำส่วนตัว|สระส่วนตัว|private pool|private swimming pool',
  fitness: 'ห้องออกกำลังกาย|fitness room|fitness centre',
  garden: 'สวนรอบบ้าน|private garden',
  'security-24h': 'รปภ. 24 ชั่วโมง|24-hour security',
  cctv: 'กล้องวงจรปิด|cctv',
  lift: 'ลิฟต์โดยสาร|passenger lift|elevator',
  'ev-charger': 'ev charger included',
  'parking-covered': 'ที่จอดรถในร่ม|โรงจอดรถ|covered parking|carport|garage',
  'pet-friendly':
    'เลี้ยงสัตว์ได้|เลี้ยงสัตว์เลี้ยงได้|เลี้ยงสัตว์ขนาดเล็กได้|เลี้ยงแมวได้|เลี้ยงหมาได้|เลี้ยงสุนัขได้|เลี้ยงสุนัขหรือแมวได้|เลี้ยงแมวหรือสุนัขได้|' +
    'pet friendly|pets allowed|pets are allowed|pet is allowed|pets welcome|pets are welcome|dogs or cats allowed|cats allowed|dogs allowed',
  'built-in-kitchen': 'ครัวบิลต์อิน|ครัวบิวท์อิน|built in kitchen|fitted kitchen',
  bathtub: 'อ่างอาบน้ำ|อ่างจากุซซี่|bathtub|jacuzzi',
  'maid-room': 'ห้องแม่บ้าน|maid room|maid s room',
  'solar-roof': 'โซลาร์รูฟ|โซลาร์เซลล์|แผงโซลาร์|solar panels|solar roof',
  'smart-home': 'สมาร์ทโฮม|สมาร์ตโฮม|smart home',
  'river-view': 'วิวแม่น้ำ|river view',
  'city-view': 'วิวเมือง|city view',
  'sea-view': 'วิวทะเล|เห็นทะเล|sea view|sea views|ocean view',
  'mountain-view': 'วิวเขา|วิวภูเขา|mountain view|mountain views',
};

const NEGATION = /^(?:ไม่.*|ห้าม|งด|ยกเว้น|no|not|without)$/;
const WORDS_TO_NEGATION = 3;

type Saying = { readonly words: readonly string[]; readonly mask: number };

const UNKNOWN = 0;
const NO_START = 1;
const START = 2;

/** Finds the amenities in the words of texts. Each word costs one look into a table. */
export class SaidAmenities {
  private readonly byStart = new Map<string, Saying[]>();
  private starts = new Uint8Array(4_096);

  constructor(
    private readonly vocabulary: Vocabulary,
    split: (text: string) => readonly string[],
  ) {
    for (const [bit, amenity] of AMENITIES.entries()) {
      for (const saying of SAYINGS[amenity]?.split('|') ?? []) {
        const words = split(saying);
        const sayings = this.byStart.get(words[0] ?? '') ?? [];
        this.byStart.set(words[0] ?? '', [...sayings, { words, mask: 1 << bit }]);
      }
    }
  }

  in({ values, count }: WordList): number {
    let mask = 0;
    for (let index = 0; index < count; index++) {
      const start = this.starts[values[index] ?? 0] ?? UNKNOWN;
      if (start === NO_START) continue;
      if (start === START || this.isStart(values[index] ?? 0)) mask |= this.saidAt(values, index, count);
    }
    return mask;
  }

  private isStart(term: number): boolean {
    if (term >= this.starts.length) {
      const larger = new Uint8Array(term * 2);
      larger.set(this.starts);
      this.starts = larger;
    }
    const isStart = this.byStart.has(this.vocabulary.term(term));
    this.starts[term] = isStart ? START : NO_START;
    return isStart;
  }

  private saidAt(terms: Uint32Array, index: number, count: number): number {
    let mask = 0;
    for (const saying of this.byStart.get(this.vocabulary.term(terms[index] ?? 0)) ?? []) {
      if (this.continues(saying.words, terms, index, count) && !this.isDenied(terms, index)) mask |= saying.mask;
    }
    return mask;
  }

  private continues(words: readonly string[], terms: Uint32Array, index: number, count: number): boolean {
    if (index + words.length > count) return false;
    for (let at = 1; at < words.length; at++) {
      if (this.vocabulary.term(terms[index + at] ?? 0) !== words[at]) return false;
    }
    return true;
  }

  private isDenied(terms: Uint32Array, index: number): boolean {
    for (let before = Math.max(0, index - WORDS_TO_NEGATION); before < index; before++) {
      if (NEGATION.test(this.vocabulary.term(terms[before] ?? 0))) return true;
    }
    return false;
  }
}
