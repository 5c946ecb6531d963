import { SQWAH_PER_NGAN, SQWAH_PER_RAI } from './area';
import type { AmountUnit } from './money-words';
import { plainDashes, westernDigits } from './plain-characters';

/** An amount with its unit applied. `bare` means that the text has no unit. */
export type Amount = { readonly value: number; readonly bare: boolean };

/** A longer text is not an amount. */
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

/** Converts the rai-ngan-wah notation of a deed, `12-3-45`, to square wah. */
function deedArea(text: string): Amount | undefined {
  const [, rai, ngan, wah] = DEED.exec(text) ?? [];
  if (rai === undefined) return undefined;
  return { value: exact(Number(rai) * SQWAH_PER_RAI + Number(ngan) * SQWAH_PER_NGAN + Number(wah)), bare: false };
}

/**
 * Sums parts such as `3 ล้าน 5 แสน` or `1 ไร่ 2 งาน 50 วา`, whose units get smaller. Square wah at the end need no
 * unit.
 */
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

/**
 * Parses an amount from a field, a sheet or a URL, with or without a unit. Digits may be Thai or full-width, and any
 * dash is a minus. `4,500,000.-`, `฿4.5 ล้าน` and `45 แสนบาท` are THB; `1 ไร่ 2 งาน 50 วา` and `12-3-45` are square
 * wah; `45 sqm` and `1,000 sq ft` are m². Returns null for anything else, including an amount in another unit.
 */
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
