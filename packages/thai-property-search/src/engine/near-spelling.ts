import { spellingKey, THAI } from '../fold';
import { isName, NAME_MARK } from './names';
import { joinedText, type Lexicon, type Piece, type QueryTerm, type Span, segmentQuery } from './query-pieces';

export type Respelling = Span & { readonly taken: string };

export type NearSpelling = {
  /** The number of pieces that it includes before the unknown one, and from it on. */
  readonly before: number;
  readonly count: number;
  readonly queryTerms: readonly QueryTerm[];
  readonly corrections: readonly Respelling[];
};

const BY_EDITS = [1, 0.7, 0.5] as const;
const MAX_CANDIDATES = 12;
/** Longer adjacent pieces are no fragments. Thai is split wherever a shorter word is found in it. */
const FRAGMENT_LETTERS = { thai: 7, other: 4 } as const;
const FRAGMENTS_BEFORE = 2;
const FRAGMENTS_AFTER = 4;

/** Consecutive pieces that may be one misspelt word. If all are words, only a name can be meant. */
type Window = Span & {
  readonly before: number;
  readonly count: number;
  readonly text: string;
  readonly isOfWords: boolean;
};

function windowOf(all: readonly Piece[], index: number, before: number, count: number): Window {
  const parts = all.slice(index - before, index + count);
  return {
    before,
    count,
    text: joinedText(parts, 0, parts.length),
    from: parts[0]?.from ?? 0,
    to: parts.at(-1)?.to ?? 0,
    isOfWords: parts.every(({ kind }) => kind === 'word' || kind === 'ordinary'),
  };
}

function windows(all: readonly Piece[], index: number): Window[] {
  const pieceText = all[index]?.text ?? '';
  const isFragment = (piece: Piece | undefined) =>
    piece !== undefined &&
    THAI.test(piece.text) === THAI.test(pieceText) &&
    !/\d/.test(piece.text) &&
    (piece.kind !== 'word' || piece.text.length <= FRAGMENT_LETTERS[THAI.test(pieceText) ? 'thai' : 'other']);
  let before = 0;
  while (before < FRAGMENTS_BEFORE && isFragment(all[index - before - 1])) before++;
  let after = 0;
  while (after < FRAGMENTS_AFTER && isFragment(all[index + after + 1])) after++;
  const found: Window[] = [];
  for (let back = before; back >= 0; back--) {
    for (let forward = after; forward >= 0; forward--) found.push(windowOf(all, index, back, forward + 1));
  }
  return found.sort((a, b) => b.text.length - a.text.length);
}

const isAlone = ({ before, count }: Window) => before === 0 && count === 1;

/** A name is also a term that all its spellings share. */
function nameOf(number: number, { names, vocabulary }: Lexicon): readonly number[] {
  const term = names.termOf(vocabulary.term(number));
  const name = isName(term) ? vocabulary.numberOf(term) : undefined;
  return name === undefined ? [] : [name];
}

function asOne(window: Window, numbers: readonly number[], factor: number, lexicon: Lexicon): NearSpelling {
  const [first = 0] = numbers;
  const { before, count, text, from, to } = window;
  if (lexicon.vocabulary.isJoining(first)) return { before, count, queryTerms: [], corrections: [] };
  const terms = numbers.flatMap((number) => [number, ...nameOf(number, lexicon)]).map((number) => ({ number, factor }));
  const corrections = factor === 1 ? [] : [{ from, to, taken: lexicon.vocabulary.term(first) }];
  return { before, count, queryTerms: [{ typed: text, terms }], corrections };
}

/** The term of a name that is spelt or sounds like a text. An ordinary word only counts as the same spelling. */
export function nameLike(text: string, { names, isOrdinary }: Lexicon): string | undefined {
  const term = names.termLike(text);
  if (term === undefined || !isOrdinary(text)) return term;
  return THAI.test(text) && term === NAME_MARK + spellingKey(text) ? term : undefined;
}

function written(all: readonly Window[], lexicon: Lexicon): NearSpelling | undefined {
  const { vocabulary } = lexicon;
  for (const window of all) {
    if (window.text.length < 2) continue;
    const number = vocabulary.numberOf(window.text) ?? vocabulary.numberOf(nameLike(window.text, lexicon) ?? '');
    if (number !== undefined) return asOne(window, [number], 1, lexicon);
  }
  return undefined;
}

const SOUND_ALIKE = 0.9;
const SOUND_PIECES = 2;

function sounding(all: readonly Window[], lexicon: Lexicon): NearSpelling | undefined {
  for (const window of all) {
    if (window.before + window.count > SOUND_PIECES || window.isOfWords) continue;
    const numbers = lexicon.vocabulary.sounding(window.text);
    if (numbers.length > 0) return asOne(window, numbers, SOUND_ALIKE, lexicon);
  }
  return undefined;
}

/** A word in at least one listing in fifty is likely to be meant. */
const LIKELY_SHARE = 0.02;
/** One edit in fewer letters changes most words into others. */
const LETTERS_OF_ONE_EDIT = 5;
const LETTERS_OF_TWO_EDITS = 7;
/** A long word with one edit is hardly another word. */
const LONG = 7;
/** People rarely mistype how a word begins. */
const SAME_START = 2;

const editsOf = (letters: number): number =>
  letters >= LETTERS_OF_TWO_EDITS ? 2 : letters >= LETTERS_OF_ONE_EDIT - 1 ? 1 : 0;

type Guess = { readonly window: Window; readonly edits: number; readonly numbers: readonly number[] };

const isNamed = (number: number, { names, vocabulary }: Lexicon) => names.termOf(vocabulary.term(number)) !== undefined;

function closest(all: readonly Window[], lexicon: Lexicon): Guess | undefined {
  const { vocabulary, shareOf } = lexicon;
  let best: Guess | undefined;
  for (const window of all) {
    const allowed = Math.min(editsOf(window.text.length), (best?.edits ?? 3) - 1);
    if (allowed < 1 || (isAlone(window) && window.isOfWords) || /\d/.test(window.text)) continue;
    const { edits, numbers } = vocabulary.near(window.text, allowed);
    const fitting = window.isOfWords ? numbers.filter((number) => isNamed(number, lexicon)) : numbers;
    if (fitting.length > 0 && fitting.length <= MAX_CANDIDATES) {
      best = { window, edits, numbers: fitting.toSorted((a, b) => shareOf(b) - shareOf(a)) };
    }
  }
  return best;
}

function isLikely(number: number, { window: { text }, edits }: Guess, lexicon: Lexicon): boolean {
  const named = isNamed(number, lexicon);
  const likely = named || text.length >= LONG || lexicon.shareOf(number) >= LIKELY_SHARE;
  if (edits === 1) return text.length >= LETTERS_OF_ONE_EDIT && likely;
  return named && lexicon.vocabulary.term(number).startsWith(text.slice(0, SAME_START));
}

function misspelt(guess: Guess | undefined, lexicon: Lexicon): NearSpelling | undefined {
  const numbers = guess?.numbers.filter((number) => isLikely(number, guess, lexicon)) ?? [];
  if (guess === undefined || numbers.length === 0) return undefined;
  return asOne(guess.window, numbers, BY_EDITS[guess.edits] ?? BY_EDITS[2], lexicon);
}

function runTogether(text: string, lexicon: Lexicon): NearSpelling | undefined {
  if (!/^[a-z]{6,}$/.test(text)) return undefined;
  const { vocabulary } = lexicon;
  const parts = segmentQuery(text, lexicon, false);
  if (parts.length > 5 || parts.some((part) => part.kind !== 'word' || part.text.length < 3)) return undefined;
  const queryTerms = parts.flatMap((part) => {
    const number = vocabulary.numberOf(part.text);
    if (number === undefined || vocabulary.isJoining(number)) return [];
    return { typed: part.text, terms: [{ number, factor: 1 }] };
  });
  return { before: 0, count: 1, queryTerms, corrections: [] };
}

const PAIRS_SHARED = 0.6;
const PAIRS_FROM_LETTERS = 5;
const OFFERED_LETTERS = 4;

function offered(guess: Guess | undefined, alone: Window, { vocabulary }: Lexicon): Respelling | undefined {
  const window = guess?.window ?? alone;
  const alike = alone.text.length < PAIRS_FROM_LETTERS ? [] : vocabulary.alike(alone.text, PAIRS_SHARED);
  const taken = (guess?.numbers ?? alike)
    .filter((number) => !vocabulary.isJoining(number))
    .map((number) => vocabulary.term(number))
    .find((term) => term.length >= OFFERED_LETTERS && term.startsWith(window.text.slice(0, SAME_START)));
  return taken === undefined ? undefined : { from: window.from, to: window.to, taken };
}

/** The words that an unknown piece and its neighbours mean, or else a word to offer. Ordinary words stay what they are. */
export function findNearSpelling(
  all: readonly Piece[],
  index: number,
  lexicon: Lexicon,
): { readonly near?: NearSpelling | undefined; readonly offered?: Respelling | undefined } {
  const around = windows(all, index);
  const alone = windowOf(all, index, 0, 1);
  const guess = closest(around, lexicon);
  const near =
    written(around, lexicon) ??
    sounding(around, lexicon) ??
    misspelt(guess, lexicon) ??
    runTogether(alone.text, lexicon);
  if (near !== undefined || alone.isOfWords) return { near };
  return { offered: offered(guess, alone, lexicon) };
}
