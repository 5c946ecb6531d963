import type { Places } from './documents';
import { type FoldedText, fold, foldWithIndexes } from './fold';
import type { PropertyType } from './listing-choices';
import { readAmount, readPercentage, readRoomsBackwards } from './understand/amounts';
import { type Dictionary, dictionary, type Filters, type Intent, type Meaning } from './understand/dictionary';
import { readFloor, readStoreys } from './understand/floors';
import { readForeignMoney, readInstalment, readOtherMoney } from './understand/other-money';
import { placeNames } from './understand/place-names';
import { readReach } from './understand/reach';
import { combineFindings, type Finding, isDealGuessed, withoutContradictions } from './understand/settle';
import { readStations } from './understand/stations';
import {
  type Context,
  type Instalment,
  isAttached,
  isEastAsian,
  meaningOf,
  type NameReading,
  type Reading,
  type Token,
  tokens,
  type UsualLoan,
} from './understand/tokens';
import { vocabulary } from './understand/vocabulary';
import { readPlace, readRoad } from './understand/whereabouts';
import { createNegationReader, readIntent, readLetting, readNearAmenity, readWish } from './understand/wishes';

export type Understanding = {
  readonly rest: string;
  readonly filters: Filters;
  /** True if only a price that is more often a rent suggests the deal. */
  readonly guessesDeal: boolean;
  readonly intents: readonly Intent[];
  /** The monthly payments from which prices of the filters were computed. */
  readonly instalments: readonly Instalment[];
  /** An amount in another currency as typed. It is no filter. */
  readonly foreignMoney: string | undefined;
  readonly hasName: boolean;
  readonly trace: Trace;
};

type Trace = {
  readonly sentence: FoldedText;
  readonly words: readonly Token[];
  readonly fates: readonly Fate[];
  readonly findings: readonly Finding[];
};

/** A word as typed, all that it can mean, and what it became. `filters` are those of the words that it is read with. */
export type ExplainedWord = {
  readonly word: string;
  readonly meanings: readonly Meaning[];
  readonly became: 'filter' | 'text' | 'filler' | 'unknown';
  readonly filters: Filters;
};

/** Reads a sentence. `types` are those that the visitor has chosen already. */
export type SentenceReader = (q: string, types?: readonly PropertyType[], nameReading?: NameReading) => Understanding;

/** Turned into a filter, recognized but kept as text, or unknown. */
type Fate = 'taken' | 'kept' | 'open';

/** The first reader that matches wins. Readers that need more context come first. */
const READERS = [
  readFloor,
  readStoreys,
  readForeignMoney,
  readInstalment,
  readOtherMoney,
  readPercentage,
  readReach,
  readStations,
  readAmount,
  readRoomsBackwards,
  readNearAmenity,
  readRoad,
  readPlace,
  readIntent,
  readLetting,
  readWish,
] as const;

function readFirst(context: Context, from: number): Reading | undefined {
  for (const read of READERS) {
    const reading = read(context, from);
    if (reading) return reading;
  }
  return undefined;
}
const readNegation = createNegationReader(readFirst);

const speaksOfRent = (token: Token) =>
  token.meanings.some((meaning) => meaning.kind === 'wish' && meaning.filters.deal === 'rent');

function readAll(
  context: Context,
  either: boolean,
  types: readonly PropertyType[],
): { fates: Fate[]; findings: readonly Finding[] } {
  const fates: Fate[] = context.tokens.map(() => 'open');
  const findings: Finding[] = [];
  for (let from = 0; from < fates.length; from += 1) {
    const reading = readNegation(context, from) ?? readFirst(context, from);
    if (!reading) continue;
    if (reading.staysText) fates.fill('kept', from, reading.to);
    else findings.push({ ...reading, from });
    from = reading.to - 1;
  }
  const consistent = withoutContradictions(findings, either, types);
  for (const { from, to } of consistent) fates.fill('taken', from, to);
  return { fates, findings: consistent };
}

const withMeanings = (lookUp: Dictionary, isKept: (meaning: Meaning) => boolean): Dictionary => {
  return (text, ignored, start) => {
    const matches = lookUp(text, ignored, start).map((match) => ({
      ...match,
      meanings: match.meanings.filter(isKept),
    }));
    return matches.filter(({ meanings }) => meanings.length > 0);
  };
};

/**
 * Words become filters and leave the text unless that could hide homes. Names of `projects` stay text unless all their
 * words are understood (`Pool Villa Hua Hin`); without `loan`, so do instalments and incomes. Linear; never throws.
 */
export function sentenceReader(places: Places, projects: readonly string[] = [], loan?: UsualLoan): SentenceReader {
  const { names, bySound, landmarks } = placeNames(places);
  const named = names.map(([word, name]): [string, Meaning] => [word, { kind: 'name', name }]);
  const goals = landmarks.map(([word, id]): [string, Meaning] => [word, { kind: 'goal', id }]);
  const whole = projects.map((project): [string, Meaning] => [fold(project), { kind: 'text', project }]);
  const lookUp = dictionary([...vocabulary(), ...named, ...goals, ...whole]);
  const plain = readerWith(lookUp, () => false, bySound, loan);
  const isText = new Map<string, boolean>();
  const isKept = (project: string) => {
    const known = isText.get(project) ?? plain(project).rest !== '';
    isText.set(project, known);
    return known;
  };
  return readerWith(lookUp, isKept, bySound, loan);
}

/** Names of landmarks stay what they are for the text search, unless a time may lead to them. */
const HAS_TIME = /นาที|ชั่วโมง|ชม|min|hour/;

function readerWith(
  lookUp: Dictionary,
  isText: (project: string) => boolean,
  bySound: Context['bySound'],
  loan: UsualLoan | undefined,
): SentenceReader {
  const isKept = (meaning: Meaning) =>
    meaning.kind !== 'text' || meaning.project === undefined || isText(meaning.project);
  const always = withMeanings(lookUp, (meaning) => meaning.kind !== 'goal' && isKept(meaning));
  const withGoals = withMeanings(lookUp, isKept);
  return (q, types = [], nameReading = 'careful') => {
    const sentence = foldWithIndexes(q);
    const words = tokens(sentence.text, HAS_TIME.test(sentence.text) ? withGoals : always);
    const context = {
      tokens: words,
      provinces: new Set(words.flatMap((token) => meaningOf(token, 'name')?.name.provinces ?? [])),
      rent: words.some(speaksOfRent),
      purpose: words.some((token) => meaningOf(token, 'purpose')),
      currency: words.some((token) => meaningOf(token, 'currency')),
      loan,
      bySound,
      nameReading,
    };
    const either = words.some((token) => meaningOf(token, 'or'));
    const { fates, findings } = readAll(context, either, types);
    const foreign = findings.find((finding) => finding.foreign)?.foreign;
    return {
      hasName: words.some((token) => meaningOf(token, 'name') !== undefined),
      rest: findings.length === 0 ? q.trim() : restOf(sentence, words, fates),
      filters: combineFindings(findings, either),
      guessesDeal: findings.length > 0 && isDealGuessed(findings),
      intents: [...new Set(findings.flatMap(({ intent }) => intent ?? []))],
      instalments: findings.flatMap(({ instalments }) => instalments ?? []),
      foreignMoney: foreign && typedText(sentence, words[foreign[0]], words[foreign[1] - 1]),
      trace: { sentence, words, fates, findings },
    };
  };
}

const typedText = ({ typed, typedIndexes }: FoldedText, first: Token | undefined, last: Token | undefined): string =>
  typed.slice(typedIndexes[first?.start ?? 0], typedIndexes[last?.end ?? 0]).trim();

const isWord = (token: Token) => /[^\s\p{P}\p{S}]/u.test(token.word);

/** No listing has texts in Chinese or Japanese, so that words in them would only hide what the others find. */
const isInNoListing = (token: Token | undefined) => isEastAsian(token) && !meaningOf(token, 'text');

function withoutFillers(tokens: readonly Token[], fates: readonly Fate[]): readonly boolean[] {
  const isRemoved = fates.map((fate, at) => fate === 'taken' || (fate === 'open' && isInNoListing(tokens[at])));
  const canRemove = (at: number) => {
    const token = tokens[at];
    // The full stop of an abbreviation stays.
    if (token?.word === '.' && isAttached(tokens[at - 1], token) && !isRemoved[at - 1]) return false;
    return fates[at] === 'open' && token !== undefined && (meaningOf(token, 'filler') !== undefined || !isWord(token));
  };
  for (let at = 0; at < tokens.length; at += 1) {
    if (canRemove(at) && (at === 0 || isRemoved[at - 1])) isRemoved[at] = true;
  }
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (canRemove(at) && (at === tokens.length - 1 || isRemoved[at + 1])) isRemoved[at] = true;
  }
  return isRemoved;
}

function restOf(sentence: FoldedText, tokens: readonly Token[], fates: readonly Fate[]): string {
  const { typed, typedIndexes } = sentence;
  const isRemoved = withoutFillers(tokens, fates);
  const runs: { from: number; to: number }[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    const last = runs.at(-1);
    if (isRemoved[index]) continue;
    if (last && index > 0 && !isRemoved[index - 1]) last.to = end;
    else runs.push({ from: start, to: end });
  }
  const texts = runs.map(({ from, to }) => typed.slice(typedIndexes[from], typedIndexes[to]).trim());
  return texts.filter((text) => /[^\s\p{P}\p{S}]/u.test(text)).join(' ');
}

/** What each word of a sentence became, in order. */
export function explain({ trace }: Pick<Understanding, 'trace'>): readonly ExplainedWord[] {
  const { sentence, words, fates, findings } = trace;
  const { typed, typedIndexes } = sentence;
  const isRemoved = findings.length === 0 ? [] : withoutFillers(words, fates);
  return words.map((token, at) => {
    const isUnknown = fates[at] === 'open' && token.meanings.length === 0 && token.number === undefined;
    const became = isRemoved[at] ? 'filler' : isUnknown ? 'unknown' : 'text';
    return {
      word: typed.slice(typedIndexes[token.start], typedIndexes[token.end]),
      meanings: token.meanings,
      became: fates[at] === 'taken' ? 'filter' : became,
      filters: findings.find(({ from, to }) => from <= at && at < to)?.filters ?? {},
    };
  });
}
