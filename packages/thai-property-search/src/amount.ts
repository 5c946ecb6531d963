import { plainDashes, westernDigits } from './plain-characters';

/** Thai units of land: 1 rai = 4 ngan = 400 square wah; 1 square wah = 4 m². */
export const SQWAH_PER_RAI = 400;
export const SQWAH_PER_NGAN = 100;
export const SQM_PER_SQWAH = 4;

/** Converts square wah to rai, ngan and square wah, with the fraction in the square wah. */
export function raiNganWah(sqwah: number): { rai: number; ngan: number; wah: number } {
  // Rounds to hundredths first, as in deeds. Rounding last could give 100 square wah.
  const hundredths = Math.round(sqwah * 100);
  const [inRai, inNgan] = [SQWAH_PER_RAI * 100, SQWAH_PER_NGAN * 100];
  const ngan = Math.floor((hundredths % inRai) / inNgan);
  return { rai: Math.floor(hundredths / inRai), ngan, wah: (hundredths % inNgan) / 100 };
}

/** Separated by `|`. In sentences, a short Thai word with `!` also matches beside unknown words, one with `~` never. */
export type Spellings = string;

export type AmountUnit = {
  readonly words: readonly (readonly [number, Spellings])[];
  /** Its name may also come before the number, or after a scale: `฿4 ล้าน`, `4 ล้านบาท`. */
  readonly isMoney?: true;
  /** Accepts deed notation, `12-3-45`, and the last part may have no unit. */
  readonly isLand?: true;
};

export const BAHT_WORDS: Spellings = 'บาท|บ.|thb|baht|bt|bht|฿';

export const SCALE_WORDS: readonly (readonly [number, Spellings])[] = [
  [1_000_000, '!ล้าน|ลบ.|ลบ|ล้านบาท|ล.|m|mb|mil|mill|mn|million|millions|mio|mthb'],
  [100_000, 'แสน|แสนบาท'],
  [10_000, 'หมื่น|หมื่นบาท'],
  [1_000, 'พัน|พันบาท|k|thousand|thousands|kb|kthb'],
  [100, 'ร้อย'],
];

export const BAHT: AmountUnit = { words: [[1, BAHT_WORDS], ...SCALE_WORDS], isMoney: true };

export const PERCENT: AmountUnit = { words: [[1, '%|เปอร์เซ็นต์|เปอร์เซ็น|percent|pct|เปอเซ็น']] };

export type Amount = { readonly value: number; readonly bare: boolean };

const MAX_LENGTH = 60;

/** Commas or spaces separate thousands. A comma before one or two digits is a decimal comma, as in most of Europe. */
const NUMERAL = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])(?:\.\d*)?|\d{1,3}(?: \d{3})+(?!\d)(?:\.\d*)?|\d+,\d{1,2}(?![\d,])|\d+(?:\.\d*)?`;
const PART = new RegExp(`^(${NUMERAL})(\\D*)`);
const DEED = /^(\d+)-([0-3])-(\d{1,2}(?:\.\d+)?)(?:\s*(?:ไร่|rai))?$/;
const MONEY_BEFORE = /^(?:฿|thb|baht|บาท)\s*/;
const MONEY_AFTER = /(?:฿|thb|baht|bath|บาท|บ)$/;

const compact = (word: string) => word.replace(/[\s.]/g, '');

const factorCache = new Map<AmountUnit, ReadonlyMap<string, number>>();

function factorsOf(unit: AmountUnit): ReadonlyMap<string, number> {
  const factors =
    factorCache.get(unit) ??
    new Map(
      unit.words.flatMap(([factor, spellings]) =>
        spellings.split('|').map((word) => [compact(word.replace('!', '')), factor]),
      ),
    );
  factorCache.set(unit, factors);
  return factors;
}

function factorOf(word: string, unit: AmountUnit | undefined): number | undefined {
  if (word === '') return 1;
  if (unit === undefined) return undefined;
  const factor = factorsOf(unit).get(word);
  return factor === undefined && unit.isMoney && MONEY_AFTER.test(word)
    ? factorOf(word.replace(MONEY_AFTER, ''), unit)
    : factor;
}

const plain = (typed: string) =>
  plainDashes(westernDigits(typed))
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    // `.-` in `4,500,000.-` means "no satang".
    .replace(/[.,/] ?[-=]+(?! ?\d)/, '')
    .replace(/(?:sq)?(m|wah)[2²]|㎡/g, (_, measure = 'm') => `sq${measure}`)
    .replace(/[.,\s]+$/, '')
    .trim();

const numberOf = (numeral: string) =>
  Number(/^\d+,\d{1,2}$/.test(numeral) ? numeral.replace(',', '.') : numeral.replace(/[,\s]/g, ''));

/** Removes floating-point noise after a multiplication: `4.59 ล้าน` is 4590000. */
const exact = (value: number) => Number(value.toPrecision(15));

function deedArea(text: string): Amount | undefined {
  const [, rai, ngan, wah] = DEED.exec(text) ?? [];
  if (rai === undefined) return undefined;
  return { value: exact(Number(rai) * SQWAH_PER_RAI + Number(ngan) * SQWAH_PER_NGAN + Number(wah)), bare: false };
}

/** Sums parts such as `3 ล้าน 5 แสน`, whose units get smaller. Square wah at the end need no unit. */
function sumOfParts(text: string, unit: AmountUnit | undefined): Amount | null {
  let [rest, value, step, bare] = [text, 0, Number.POSITIVE_INFINITY, false];
  while (rest !== '') {
    const [part = '', numeral = '', unitText = ''] = PART.exec(rest) ?? [];
    const word = compact(unitText);
    const factor = factorOf(word, unit);
    const isFirst = step === Number.POSITIVE_INFINITY;
    if (part === '' || factor === undefined || factor >= step || (word === '' && !isFirst && !unit?.isLand))
      return null;
    [rest, value, step, bare] = [rest.slice(part.length), value + numberOf(numeral) * factor, factor, word === ''];
    if (!isFirst) bare = false;
  }
  return step === Number.POSITIVE_INFINITY ? null : { value: exact(value), bare };
}

/** Parses an amount as people type it: `฿4.5 ล้าน`, `12-3-45`, `1,000 sq ft`. Null also for another unit. */
export function readAmount(typed: string, unit?: AmountUnit): Amount | null {
  if (typed.length > MAX_LENGTH) return null;
  const text = plain(typed);
  const isNegative = text.startsWith('-');
  const whole = text.slice(isNegative ? 1 : 0).trim();
  const amount =
    (unit?.isLand ? deedArea(whole) : undefined) ??
    sumOfParts(unit?.isMoney ? whole.replace(MONEY_BEFORE, '') : whole, unit);
  // Avoids negative zero.
  return amount && isNegative ? { ...amount, value: -amount.value || 0 } : amount;
}
