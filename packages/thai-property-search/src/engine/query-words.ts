import type { Correction } from '../documents';
import { type FoldedText, foldWithIndexes, THAI } from '../fold';
import { FRONT, WIDE } from './document-terms';
import { isOfLandmark } from './listing-text';
import { isName } from './names';
import { findNearSpelling, nameLike, type Respelling } from './near-spelling';
import { joinedText, type Lexicon, type Piece, type QueryTerm, queryPieces, type Span } from './query-pieces';
import { STOP_WORDS, type Vocabulary } from './vocabulary';

/** Folding may lengthen the text. */
const MAX_LETTERS = 400;

export type QueryWords = {
  readonly queryTerms: readonly QueryTerm[];
  readonly corrections: readonly Correction[];
  readonly suggested: readonly Correction[];
  readonly missed: readonly string[];
};

const MAX_NAME_WORDS = 5;
const BEGUN_NAME_LETTERS = 4;
// The weights of a prefix match, of a plural or singular form, and of a name that only appears as a word.
const BEGUN = 0.15;
const PLURAL = 0.8;
const MENTIONED = 0.3;
/** A number directly after the same word as in the query weighs more. */
const TOGETHER = 3;

function nameAt(all: readonly Piece[], index: number, lexicon: Lexicon): { term: string; count: number } | undefined {
  const longest = Math.min(MAX_NAME_WORDS, all.length - index);
  for (let count = longest; count > 0; count--) {
    const term = lexicon.names.termOf(joinedText(all, index, count));
    if (isName(term)) return { term, count };
  }
  for (let count = longest; count > 0; count--) {
    const isKnown = count === 1 && all[index]?.kind === 'word';
    const term = isKnown ? undefined : nameLike(joinedText(all, index, count), lexicon);
    if (term !== undefined) return { term, count };
  }
  return undefined;
}

function wordTerms(text: string, isLast: boolean, vocabulary: Vocabulary): QueryTerm['terms'] {
  const exact = vocabulary.numberOf(text);
  const inflected = vocabulary.numberOf(text.endsWith('s') ? text.slice(0, -1) : `${text}s`);
  // East is a direction, not the beginning of north-east.
  const isWhole = exact !== undefined && text.startsWith('ทิศตะวัน');
  const completions = isLast && text.length >= 2 && !isWhole ? vocabulary.completions(text) : [];
  return [
    ...(exact === undefined ? [] : [{ number: exact, factor: 1 }]),
    ...(inflected === undefined || !/^[a-z]{4,}$/.test(text) ? [] : [{ number: inflected, factor: PLURAL }]),
    ...completions.map((number) => ({ number, factor: exact === undefined ? 1 : BEGUN })),
  ];
}

const EITHER = new Set(['or', 'หรือ']);

type Step = {
  readonly queryTerms: readonly QueryTerm[];
  readonly corrections: readonly Respelling[];
  readonly suggested: readonly Respelling[];
  readonly missed: readonly Span[];
  /** The number of pieces that it includes from its own on, and before it. */
  readonly count: number;
  readonly before: number;
};

const NOTHING: Step = { queryTerms: [], corrections: [], suggested: [], missed: [], count: 1, before: 0 };

/** A place without listings finds nothing, unless its words are those of a landmark or only sound like the place. */
function unlistedName(all: readonly Piece[], index: number, count: number, { names, vocabulary }: Lexicon): Step {
  const parts = all.slice(index, index + count);
  const words = parts.flatMap(({ text }): QueryTerm[] => {
    const number = vocabulary.numberOf(text);
    return number === undefined ? [] : [{ typed: text, terms: [{ number, factor: 1 }] }];
  });
  const typed = joinedText(parts, 0, count);
  const isLandmark = [all[index - 1], ...parts].some((piece) => isOfLandmark(piece?.text ?? ''));
  const isWritten = names.termOf(typed) !== undefined;
  if (words.length === count && (isLandmark || !isWritten)) return { ...NOTHING, count, queryTerms: words };
  const missed = [{ from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 }];
  return { ...NOTHING, count, queryTerms: [{ typed, isName: true, terms: [] }], missed };
}

function nameStep(all: readonly Piece[], index: number, lexicon: Lexicon): Step | undefined {
  const name = nameAt(all, index, lexicon);
  if (name === undefined) return undefined;
  const { vocabulary } = lexicon;
  const { term, count } = name;
  const parts = all.slice(index, index + count);
  const typed = joinedText(parts, 0, count);
  const number = vocabulary.numberOf(term);
  if (number === undefined) {
    // An English word such as `long` is rather itself than a place without listings.
    const isEnglishWord = count === 1 && parts[0]?.kind === 'ordinary' && !THAI.test(typed);
    return isEnglishWord ? undefined : unlistedName(all, index, count, lexicon);
  }
  const isLastWord = count === 1 && index === all.length - 1;
  const completions = isLastWord ? vocabulary.completions(typed).map((number) => ({ number, factor: BEGUN })) : [];
  const word = count === 1 ? vocabulary.numberOf(typed) : undefined;
  const mentioned = word === undefined ? [] : [{ number: word, factor: MENTIONED }];
  const terms = [{ number, factor: 1 }, ...mentioned, ...completions];
  return { ...NOTHING, count, queryTerms: [{ typed, isName: true, terms }] };
}

/** Matches the end of a query as the beginning of a name of several words. */
function begunNameStep(all: readonly Piece[], index: number, { names, vocabulary }: Lexicon): Step | undefined {
  const count = all.length - index;
  const joined = joinedText(all, index, count);
  if (count < 2 || count > MAX_NAME_WORDS || joined.length < BEGUN_NAME_LETTERS) return undefined;
  const numbers = names.termsFrom(joined).flatMap((term) => vocabulary.numberOf(term) ?? []);
  const terms = numbers.map((number) => ({ number, factor: 1 }));
  return terms.length === 0 ? undefined : { ...NOTHING, count, queryTerms: [{ typed: joined, terms }] };
}

/** The maximum number of words to correct. Each correction scans all terms. */
const MAX_CORRECTIONS = 6;

const isMissing = ({ kind }: Piece) => kind === 'unknown' || kind === 'ordinary';

function missingStep(all: readonly Piece[], index: number, piece: Piece, lexicon: Lexicon): Step {
  const { text, kind } = piece;
  const missed = { ...NOTHING, missed: [piece] };
  const inflected = kind === 'ordinary' ? wordTerms(text, false, lexicon.vocabulary) : [];
  if (inflected.length > 0) return { ...NOTHING, queryTerms: [{ typed: text, terms: inflected }] };
  if (all.slice(0, index).filter(isMissing).length >= MAX_CORRECTIONS) return missed;
  const { near, offered } = findNearSpelling(all, index, lexicon);
  if (near !== undefined) return { ...NOTHING, ...near };
  return { ...missed, suggested: offered === undefined ? [] : [offered] };
}

/** The metres of `กว้าง 5.5` as one piece. Elsewhere a decimal is two numbers. */
function withDecimalFrontage(all: readonly Piece[], text: string): readonly Piece[] {
  const index = all.findIndex(({ text }) => text === WIDE);
  const [whole, part] = all.slice(index + 1, index + 3);
  const decimal = text.slice(whole?.from, part?.to);
  if (index < 0 || !whole || !part || !/^\d+\.\d+$/.test(decimal)) return all;
  return [...all.slice(0, index + 1), { ...whole, text: decimal, to: part.to }, ...all.slice(index + 3)];
}

/** The metres of a frontage must follow its word in the listing, too. */
function frontageStep(all: readonly Piece[], index: number, { vocabulary }: Lexicon): Step | undefined {
  const [wide, metres, next] = all.slice(index, index + 3);
  if (wide?.text !== WIDE || !FRONT.test(all[index - 1]?.text ?? '')) return undefined;
  if (!/^\d/.test(metres?.text ?? '') || /^\d+$/.test(next?.text ?? '')) return undefined;
  const typed = joinedText(all, index, 2);
  const number = vocabulary.numberOf(typed);
  const missed = { from: all[index - 1]?.from ?? wide.from, to: metres?.to ?? wide.to };
  if (number === undefined) return { ...NOTHING, count: 2, queryTerms: [{ typed, terms: [] }], missed: [missed] };
  return { ...NOTHING, count: 2, queryTerms: [{ typed, terms: [{ number, factor: 1 }] }] };
}

function stepAt(all: readonly Piece[], index: number, piece: Piece, lexicon: Lexicon): Step {
  const frontage = frontageStep(all, index, lexicon);
  if (frontage !== undefined) return frontage;
  const name = nameStep(all, index, lexicon) ?? begunNameStep(all, index, lexicon);
  if (name !== undefined) return name;
  if (STOP_WORDS.has(piece.text)) return NOTHING;
  if (isMissing(piece)) return missingStep(all, index, piece, lexicon);
  const terms = wordTerms(piece.text, index === all.length - 1, lexicon.vocabulary);
  const together = lexicon.vocabulary.numberOf(`${all[index - 1]?.text}${piece.text}`);
  const isNumbered = /^\d/.test(piece.text) && together !== undefined;
  const numbered = isNumbered ? [{ number: together, factor: TOGETHER }] : [];
  return { ...NOTHING, queryTerms: [{ typed: piece.text, terms: [...numbered, ...terms] }] };
}

const FRAGMENT_LETTERS = 3;

/** Whether a piece is rather a part of the unknown word that it is attached to than a word: วิน in วินเทจ, 3 in 3bhk. */
function isScrap({ text, kind }: Piece, unknown: Piece): boolean {
  if (/^\d+$/.test(text)) return true;
  if (!THAI.test(text)) return kind === 'unknown';
  return kind === 'word' && text.length <= FRAGMENT_LETTERS && !STOP_WORDS.has(text) && THAI.test(unknown.text);
}

function wholeMissed(all: readonly Piece[], index: number, step: Step, before: Step | undefined): Step {
  const [piece, previous] = [all[index], all[index - 1]];
  if (piece?.kind !== 'unknown' || step.missed.length === 0 || step.queryTerms.length + step.suggested.length > 0)
    return step;
  const isOneWord = before?.count === 1 && before.queryTerms.length === 1 && !before.queryTerms[0]?.isName;
  const takesPrevious = isOneWord && previous?.to === piece.from && isScrap(previous, piece);
  let last = index;
  for (let next = all[last + 1]; next?.from === all[last]?.to && next && isScrap(next, piece); next = all[last + 1])
    last++;
  const missed = [{ from: takesPrevious ? previous.from : piece.from, to: all[last]?.to ?? piece.to }];
  return { ...step, missed, before: takesPrevious ? 1 : 0, count: last - index + 1 };
}

const eitherOf = (a: QueryTerm, b: QueryTerm): QueryTerm => ({
  isName: true,
  typed: `${a.typed} ${b.typed}`,
  terms: [...a.terms, ...b.terms],
});

function joined(before: readonly QueryTerm[], step: Step & { readonly either: boolean }): readonly QueryTerm[] {
  const [last, next] = [before.at(-1), step.queryTerms[0]];
  if (step.either && last?.isName && next?.isName) return [...before.slice(0, -1), eitherOf(last, next)];
  return [...before, ...step.queryTerms];
}

function joinedSpans(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans) {
    const isAttached = found.at(-1)?.to === from;
    found.push({ from: (isAttached ? found.pop()?.from : undefined) ?? from, to });
  }
  return found;
}

const typedIn =
  ({ typed, typedIndexes }: FoldedText) =>
  ({ from, to }: Span): string =>
    typed.slice(typedIndexes[from], typedIndexes[to]);

/** Converts a query into terms for the text search. Never throws. The work is bounded for any input. */
export function queryWords(q: string, lexicon: Lexicon): QueryWords {
  const folded = foldWithIndexes(q.slice(0, MAX_LETTERS));
  const text = folded.text.slice(0, MAX_LETTERS);
  const all = withDecimalFrontage(queryPieces(text, lexicon), text);
  const steps: (Step & { readonly start: number; readonly either: boolean })[] = [];
  let either = false;
  for (let index = 0; index < all.length; ) {
    const piece: Piece = all[index] ?? { text: '', kind: 'unknown', from: 0, to: 0 };
    const step = wholeMissed(all, index, stepAt(all, index, piece, lexicon), steps.at(-1));
    const start = index - step.before;
    while ((steps.at(-1)?.start ?? -1) >= start) steps.pop();
    steps.push({ ...step, start, either });
    either = EITHER.has(piece.text) || (either && STOP_WORDS.has(piece.text));
    index += step.count;
  }
  const typed = typedIn(folded);
  const respelt = ({ taken, ...span }: Respelling): Correction => ({ typed: typed(span), taken });
  return {
    queryTerms: steps.reduce<readonly QueryTerm[]>(joined, []),
    corrections: steps.flatMap(({ corrections }) => corrections.map(respelt)),
    suggested: steps.flatMap(({ suggested }) => suggested.map(respelt)),
    missed: [...new Set(joinedSpans(steps.flatMap(({ missed }) => missed)).map(typed))],
  };
}
