import type { PropertyType } from '../listing-choices';
import {
  type Dictionary,
  EAST_ASIAN,
  type Filters,
  type Intent,
  ignorableLetters,
  isDependent,
  isLeadingVowel,
  type Kind,
  letterClass,
  type Match,
  type Meaning,
  type PlaceName,
} from './dictionary';

/** A word, number or symbol of folded text. An unknown word has no meanings. */
export type Token = {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly meanings: readonly Meaning[];
  readonly number?: { readonly value: number; readonly grouped: boolean };
};

/** The filters of the words up to `to`. If `staysText`, the words were recognized together and stay text. */
export type Reading = {
  readonly to: number;
  readonly filters: Filters;
  readonly staysText?: boolean;
  /** The deal is only a guess from a price at which most listings are for rent. */
  readonly guessesDeal?: boolean;
  readonly intent?: Intent;
  readonly refusedTypes?: readonly PropertyType[];
  readonly instalments?: readonly Instalment[];
  /** The tokens of an amount in another currency than baht. */
  readonly foreign?: readonly [from: number, to: number];
};

/** What a buyer can pay each month, and the price that this means. `income` is the salary it is a share of. THB. */
export type Instalment = { readonly monthly: number; readonly price: number; readonly income?: number };

/** How buyers usually borrow. THB, monthly payments. */
export type UsualLoan = {
  readonly priceOfInstalment: (monthly: number) => number;
  readonly instalmentOfIncome: (income: number) => number;
};

/** How to read a name that no word announces: if it may mean several things, always as text, or always as a place. */
export type NameReading = 'careful' | 'text' | 'place';

export type Context = {
  readonly tokens: readonly Token[];
  readonly provinces: ReadonlySet<string>;
  readonly rent: boolean;
  /** It mentions buying or the purpose of a home. */
  readonly purpose: boolean;
  readonly currency: boolean;
  readonly loan: UsualLoan | undefined;
  readonly bySound: (latin: string) => PlaceName | undefined;
  readonly nameReading: NameReading;
};

export type Reader = (context: Context, from: number) => Reading | undefined;

export const isUnknown = (token: Token | undefined): boolean =>
  token?.meanings.length === 0 && /\p{L}/u.test(token.word);

export const isEastAsian = (token: Token | undefined): boolean => EAST_ASIAN.test(token?.word ?? '');

export function meaningOf<K extends Kind>(
  token: Token | undefined,
  kind: K,
): Extract<Meaning, { kind: K }> | undefined {
  return token?.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
}

export const keepAsText = (to: number): Reading => ({ to, filters: {}, staysText: true });

export const isAttached = (before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && after !== undefined && before.end === after.start;

const NUMBER =
  /\d{1,3}(?:,\d{3}){1,4}(?![\d,])(?:\.\d+)?|\d{1,3}(?: 000){2,3}(?!\d)|\d{1,3} 000(?= ?(?:[$€£]|usd|eur|gbp))|\d+(?:\.\d+)?/y;
/** The ending of `4,500,000.-`, which means "no satang". */
const NO_SATANG = /[.,/]-+(?! ?\d)/y;
const LISTING_CODE = /[a-z]{2,4}[-._]?\d{3,6}(?![a-z\d])/y;
const NOTHING: readonly Meaning[] = [];

const matchAt = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
};

/** The state before an index: after a known word or the start, an unknown Thai word, a short word, or a number. */
const [KNOWN, UNKNOWN, SHORT, NUMERAL] = [0, 1, 2, 3] as const;
const STATES = [KNOWN, UNKNOWN, SHORT, NUMERAL] as const;
type State = (typeof STATES)[number];

type Step = Pick<Token, 'end' | 'meanings' | 'number'> & {
  readonly cost: number;
  readonly weak?: boolean;
  readonly state: State;
  readonly silent?: boolean;
};

const knownStep = ({ end, weak, meanings }: Match): Step => ({ end, weak, meanings, cost: 0.01, state: KNOWN });

function unknownEnd(text: string, start: number, isThai: boolean): number {
  let end = start + 1;
  if (isThai) {
    if (isLeadingVowel(text.charCodeAt(start)) && letterClass(text.charCodeAt(end)) === 'thai') end += 1;
    while (end < text.length && isDependent(text.charCodeAt(end))) end += 1;
  } else while (end < text.length && letterClass(text.charCodeAt(end)) === 'letter') end += 1;
  return end;
}

function stepsFrom(text: string, start: number, ignored: Uint8Array, lookUp: Dictionary): readonly Step[] {
  const kind = letterClass(text.charCodeAt(start));
  const before = start === 0 ? 'space' : letterClass(text.charCodeAt(start - 1));
  const single = { end: start + 1, meanings: NOTHING, cost: 0, state: KNOWN };
  if (kind === 'space') return [{ ...single, silent: true }];
  const matches = lookUp(text, ignored, start).map(knownStep);
  if (kind === 'mark') return [{ ...single, cost: 0.02 }, ...matches];
  if (kind === 'thai') {
    const inside = isDependent(text.charCodeAt(start)) || (start > 0 && isLeadingVowel(text.charCodeAt(start - 1)));
    return [
      { ...single, end: unknownEnd(text, start, true), cost: 1, state: UNKNOWN },
      ...(inside ? [] : matches.map((step) => (step.weak ? { ...step, state: SHORT } : step))),
    ];
  }
  if (kind === 'east-asian') return [{ ...single, cost: 1 }, ...matches];
  if (kind === 'digit') {
    const typed = matchAt(NUMBER, text, start) ?? '0';
    const number = { value: Number(typed.replace(/[,\s]/g, '')), grouped: /[,\s]/.test(typed) };
    const end = start + typed.length;
    const whole = {
      ...single,
      end: end + (matchAt(NO_SATANG, text, end) ?? '').length,
      number,
      cost: 0.01,
      state: NUMERAL,
    };
    return before === 'digit' || before === 'letter' ? [whole] : [whole, ...matches];
  }
  const end = unknownEnd(text, start, false);
  const word = { ...single, end, cost: 0.5 };
  if (before === 'letter') return [word];
  const code = matches.length === 0 ? matchAt(LISTING_CODE, text, start) : undefined;
  return [word, ...matches, ...(code ? [{ ...single, end: start + code.length }] : [])];
}

type Arrival = { readonly from: number; readonly fromState: State; readonly step: Step };

/** Whether a token may follow: a short word must be between known words. */
const canFollow = (before: State, { state }: Step) =>
  !(before === SHORT && state === UNKNOWN) && !(before === UNKNOWN && state === SHORT);

/** The split of the text with the fewest unknown letters, and then the fewest words (dynamic programming). */
function bestSplit(text: string, lookUp: Dictionary): readonly (Step & { start: number })[] {
  const ignored = ignorableLetters(text);
  const size = STATES.length;
  const arrivals: (Arrival | undefined)[] = new Array((text.length + 1) * size);
  const costs = new Float64Array(arrivals.length).fill(Number.POSITIVE_INFINITY);
  const costAt = (place: number, state: State) => costs[place * size + state] ?? Number.POSITIVE_INFINITY;
  costs[KNOWN] = 0;
  for (let from = 0; from < text.length; from += 1) {
    const states = STATES.filter((state) => Number.isFinite(costAt(from, state)));
    for (const step of states.length === 0 ? [] : stepsFrom(text, from, ignored, lookUp)) {
      for (const fromState of states) {
        // A short word after a number is its unit.
        const state = fromState === NUMERAL && step.state === SHORT ? KNOWN : step.state;
        const cost = costAt(from, fromState) + step.cost;
        if (!canFollow(fromState, step) || cost >= costAt(step.end, state)) continue;
        costs[step.end * size + state] = cost;
        arrivals[step.end * size + state] = { from, fromState, step };
      }
    }
  }
  const ends = STATES.map((state) => costAt(text.length, state));
  return walkBack(arrivals, text.length * size + ends.indexOf(Math.min(...ends)));
}

function walkBack(arrivals: readonly (Arrival | undefined)[], end: number) {
  const path: (Step & { start: number })[] = [];
  for (let arrival = arrivals[end]; arrival !== undefined; ) {
    path.push({ ...arrival.step, start: arrival.from });
    arrival = arrivals[arrival.from * STATES.length + arrival.fromState];
  }
  return path.reverse();
}

/** Splits folded text into words, including Thai without spaces. Deterministic: depends on the dictionary only. */
export function tokens(text: string, lookUp: Dictionary): readonly Token[] {
  const found: Token[] = [];
  for (const { start, end, meanings, number, silent, state } of bestSplit(text, lookUp)) {
    if (silent) continue;
    const last = found.at(-1);
    const isContinued = state === UNKNOWN && last?.end === start && last.meanings.length === 0 && endsThai(last.word);
    if (isContinued) found.pop();
    const from = isContinued ? last.start : start;
    found.push({ start: from, end, word: text.slice(from, end), meanings, number });
  }
  return found.flatMap((token, index) => numberLeftFree(token, found[index + 1]));
}

/** `รามอินทรา 3 ห้องนอน` means three bedrooms, not the station รามอินทรา 3. */
function numberLeftFree(token: Token, next: Token | undefined): readonly Token[] {
  const counts = meaningOf(next, 'unit')?.unit;
  const isNumbered = meaningOf(token, 'name') && !meaningOf(token, 'text') && /\D\d{1,2}$/.test(token.word);
  if (!isNumbered || (counts !== 'beds' && counts !== 'baths')) return [token];
  const number = /\d+$/.exec(token.word)?.[0] ?? '';
  const name = token.word.slice(0, -number.length).trimEnd();
  const numeral = { start: token.end - number.length, end: token.end, word: number, meanings: NOTHING };
  return [
    { start: token.start, end: token.start + name.length, word: name, meanings: NOTHING },
    { ...numeral, number: { value: Number(number), grouped: false } },
  ];
}

const endsThai = (word: string) => letterClass(word.charCodeAt(word.length - 1)) === 'thai';
