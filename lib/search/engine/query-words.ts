import { fold } from '../fold';
import type { Correction } from '../result';
import type { Names } from './names';
import { type Piece, segmentQuery } from './segment-query';
import { spelledNear } from './spelled-near';
import type { Vocabulary } from './vocabulary';

/** One thing that a home must have: any of these terms, each counting by its factor. */
export type Wanted = {
  readonly typed: string;
  readonly terms: readonly { readonly number: number; readonly factor: number }[];
};

export type QueryWords = {
  readonly wanted: readonly Wanted[];
  readonly corrections: readonly Correction[];
  readonly missed: readonly string[];
};

export type Lexicon = { readonly names: Names; readonly vocabulary: Vocabulary };

const RUN = /[\u0e00-\u0e7f]+|\p{L}+|\d+/gu;
const THAI = /[\u0e00-\u0e7f]/;

/** Words that join others: asked for only when nothing else is. */
const JOINING = new Set(
  (
    'a an the in at of for to with near and or by from is it that this my me i we our us you your want need looking find ' +
    'please some any hi hello do does have has can could would like show there around something one who about what where ' +
    'ที่ ใน และ กับ ของ มี ใกล้ แถว ย่าน หรือ ได้ เป็น ให้ จาก ครับ ค่ะ คะ นะ หา อยาก ต้องการ เขต อำเภอ จังหวัด บริเวณ โซน ติด มั้ย ไหม บ้าง ด้วย หน่อย สนใจ รบกวน สอบถาม ขอ มา แล้ว อยู่ คือ ว่า สำหรับ ทาง'
  ).split(' '),
);

/** More is no question of a visitor. */
const PIECES_AT_MOST = 40;
const NAME_WORDS_AT_MOST = 5;
/** A word begun, or one letter more or less at its end, counts less than the word. */
const BEGUN = 0.15;
const PLURAL = 0.8;
/** A number right after the word it was typed after says more than one anywhere. */
const TOGETHER = 3;

/** The query in pieces: Latin words and numbers as they stand, Thai cut into words of the index. */
function pieces(q: string, { vocabulary }: Lexicon): Piece[] {
  const runs = fold(q).match(RUN) ?? [];
  return runs
    .slice(0, PIECES_AT_MOST)
    .flatMap((run, at) => {
      const isLast = at === runs.length - 1;
      if (THAI.test(run)) return segmentQuery(run.slice(0, 100), vocabulary, isLast);
      if (vocabulary.numberOf(run) !== undefined) return { text: run, kind: 'word' as const };
      const begun = isLast && run.length >= 2 && vocabulary.hasCompletion(run);
      return { text: run, kind: begun ? ('start' as const) : ('unknown' as const) };
    })
    .slice(0, PIECES_AT_MOST);
}

const joinedText = (all: readonly Piece[], at: number, count: number) =>
  all
    .slice(at, at + count)
    .map(({ text }) => text)
    .join('');

/** The longest name that begins at a piece: as it is written somewhere, else one that sounds the same. */
function nameAt(all: readonly Piece[], at: number, names: Names): { term: string; count: number } | undefined {
  const longest = Math.min(NAME_WORDS_AT_MOST, all.length - at);
  for (let count = longest; count > 0; count--) {
    const term = names.termOf(joinedText(all, at, count));
    if (term?.startsWith('~')) return { term, count };
  }
  for (let count = longest; count > 0; count--) {
    const parts = all.slice(at, at + count);
    const isKnown = count === 1 && parts.every(({ kind }) => kind === 'word');
    const term = isKnown ? undefined : names.termLike(joinedText(all, at, count));
    if (term !== undefined) return { term, count };
  }
  return undefined;
}

/** A word as it is, its plural or singular, and, at the end of the query, what it may be the beginning of. */
function wordTerms(text: string, isLast: boolean, vocabulary: Vocabulary): Wanted['terms'] {
  const own = vocabulary.numberOf(text);
  const other = vocabulary.numberOf(text.endsWith('s') ? text.slice(0, -1) : `${text}s`);
  const begun = isLast && text.length >= 2 ? vocabulary.completions(text) : [];
  return [
    ...(own === undefined ? [] : [{ number: own, factor: 1 }]),
    ...(other === undefined || !/^[a-z]{4,}$/.test(text) ? [] : [{ number: other, factor: PLURAL }]),
    ...begun.map((number) => ({ number, factor: own === undefined ? 1 : BEGUN })),
  ];
}

type Step = QueryWords & {
  /** Pieces taken by it, and what was wanted before that belongs to it. */
  readonly count: number;
  readonly before: number;
};

const NOTHING = { wanted: [], corrections: [], missed: [], count: 1, before: 0 } as const satisfies Step;

function nameStep(all: readonly Piece[], at: number, { names, vocabulary }: Lexicon): Step | undefined {
  const name = nameAt(all, at, names);
  if (name === undefined) return undefined;
  const { term, count } = name;
  const parts = all.slice(at, at + count).map(({ text }) => text);
  const typed = parts.join(THAI.test(parts.join('')) ? '' : ' ');
  const number = vocabulary.numberOf(term);
  if (number === undefined) return { ...NOTHING, count, wanted: [{ typed, terms: [] }], missed: [typed] };
  const isLastWord = count === 1 && at === all.length - 1;
  const begun = isLastWord ? vocabulary.completions(typed).map((other) => ({ number: other, factor: BEGUN })) : [];
  return { ...NOTHING, count, wanted: [{ typed, terms: [{ number, factor: 1 }, ...begun] }] };
}

function unknownStep(all: readonly Piece[], at: number, text: string, lexicon: Lexicon): Step {
  const near = spelledNear(all, at, lexicon);
  return near === undefined ? { ...NOTHING, missed: [text] } : { ...near, missed: [] };
}

function stepAt(all: readonly Piece[], at: number, piece: Piece, lexicon: Lexicon): Step {
  const name = nameStep(all, at, lexicon);
  if (name !== undefined) return name;
  if (piece.kind === 'unknown') return unknownStep(all, at, piece.text, lexicon);
  const terms = wordTerms(piece.text, at === all.length - 1, lexicon.vocabulary);
  const together = lexicon.vocabulary.numberOf(`${all[at - 1]?.text}${piece.text}`);
  const isNumbered = /^\d/.test(piece.text) && together !== undefined;
  const numbered = isNumbered ? [{ number: together, factor: TOGETHER }] : [];
  return { ...NOTHING, wanted: [{ typed: piece.text, terms: [...numbered, ...terms] }] };
}

/** What a query asks of the text of a home. Never throws; the work is bounded whatever is typed. */
export function queryWords(q: string, lexicon: Lexicon): QueryWords {
  const all = pieces(q, lexicon);
  const isJoining = ({ text }: Piece) => JOINING.has(text);
  const asksMore = !all.every(isJoining);
  const wanted: Wanted[] = [];
  const corrections: Correction[] = [];
  const missed: string[] = [];
  for (let at = 0; at < all.length; ) {
    const piece = all[at] ?? { text: '', kind: 'unknown' };
    const step =
      asksMore && isJoining(piece) && nameAt(all, at, lexicon.names) === undefined
        ? NOTHING
        : stepAt(all, at, piece, lexicon);
    wanted.splice(wanted.length - step.before, step.before, ...step.wanted);
    corrections.push(...step.corrections);
    missed.push(...step.missed);
    at += step.count;
  }
  return { wanted, corrections, missed };
}
