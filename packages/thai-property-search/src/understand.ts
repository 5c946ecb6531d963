import type { Places } from './documents';
import { fold } from './fold';
import { readAmount, readOtherMoney, readPercentage, readRoomsBackwards } from './understand/amounts';
import { type Dictionary, dictionary, type Filters, type Meaning } from './understand/dictionary';
import { placeNames } from './understand/place-names';
import { combineFindings, type Finding, isDealGuessed, withoutContradictions } from './understand/settle';
import { readStations } from './understand/stations';
import {
  type Context,
  isAttached,
  isEastAsian,
  meaningOf,
  type NameReading,
  type Reading,
  type Token,
  tokens,
} from './understand/tokens';
import { vocabulary } from './understand/vocabulary';
import { readPlace, readRoad } from './understand/whereabouts';
import { createNegationReader, readLetting, readNearAmenity, readWish } from './understand/wishes';

export type Understanding = {
  readonly rest: string;
  readonly filters: Filters;
  /** True if only a price that is more often a rent suggests the deal. */
  readonly guessesDeal: boolean;
  /** True if it has the name of a place, which another `NameReading` may read differently. */
  readonly hasName?: true;
};

export type SentenceReader = (q: string, nameReading?: NameReading) => Understanding;

/** A folded sentence, and the index in the typed text of each of its letters (and of its end). */
type Sentence = { readonly typed: string; readonly text: string; readonly typedIndexes: readonly number[] };

/** The units that `fold` transforms: a letter with its marks, เ typed twice, and the two signs that can form ำ. */
const CLUSTER = /เเ|[\s\S][\p{M}\u200b-\u200f\u2060\ufeff\u00ad]*(?:(?<=\u0e4d[\u0e48-\u0e4b]?)\u0e32)?/gu;

/** Matches clusters that are already folded, which most are. Saves calls to `fold`, a microsecond each. */
const FOLDED = /^(?:[ -@[-~]|[\u0e01-\u0e2e\u0e40-\u0e45][\u0e31\u0e34-\u0e3a\u0e47-\u0e4c]?|[\u0e30\u0e32\u0e33])$/;

/** Folds a sentence cluster by cluster, so that understood words can be removed from the typed text. */
function foldSentence(typed: string): Sentence {
  const typedIndexes: number[] = [];
  const parts: string[] = [];
  let start = 0;
  for (const [cluster] of typed.matchAll(CLUSTER)) {
    const folded = FOLDED.test(cluster) ? cluster : fold(cluster);
    for (let index = 0; index < folded.length; index += 1) typedIndexes.push(start);
    parts.push(folded);
    start += cluster.length;
  }
  return { typed, text: parts.join(''), typedIndexes: [...typedIndexes, start] };
}

/** Turned into a filter, recognized but kept as text, or unknown. */
type Fate = 'taken' | 'kept' | 'open';

/** The first reader that matches wins. Readers that need more context come first. */
const READERS = [
  readOtherMoney,
  readPercentage,
  readStations,
  readAmount,
  readRoomsBackwards,
  readNearAmenity,
  readRoad,
  readPlace,
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

function readAll(context: Context): { fates: Fate[]; findings: readonly Finding[] } {
  const fates: Fate[] = context.tokens.map(() => 'open');
  const findings: Finding[] = [];
  for (let from = 0; from < fates.length; from += 1) {
    const reading = readNegation(context, from) ?? readFirst(context, from);
    if (!reading) continue;
    if (reading.staysText) fates.fill('kept', from, reading.to);
    else findings.push({ ...reading, from });
    from = reading.to - 1;
  }
  const consistent = withoutContradictions(findings);
  for (const { from, to } of consistent) fates.fill('taken', from, to);
  return { fates, findings: consistent };
}

const withProjects = (lookUp: Dictionary, isText: (project: string) => boolean): Dictionary => {
  const isKept = (meaning: Meaning) =>
    meaning.kind !== 'text' || meaning.project === undefined || isText(meaning.project);
  return (text, ignored, start) => {
    const matches = lookUp(text, ignored, start).map((match) => ({
      ...match,
      meanings: match.meanings.filter(isKept),
    }));
    return matches.filter(({ meanings }) => meanings.length > 0);
  };
};

/**
 * Words become filters and leave the text unless that could hide homes. The names of `projects` stay text, unless all
 * their words are understood: `Pool Villa Hua Hin` may be a project. Linear; never throws.
 */
export function sentenceReader(places: Places, projects: readonly string[] = []): SentenceReader {
  const { names, bySound } = placeNames(places);
  const named = names.map(([word, name]): [string, Meaning] => [word, { kind: 'name', name }]);
  const whole = projects.map((project): [string, Meaning] => [fold(project), { kind: 'text', project }]);
  const lookUp = dictionary([...vocabulary(), ...named, ...whole]);
  const plain = readerWith(
    withProjects(lookUp, () => false),
    bySound,
  );
  const isText = new Map<string, boolean>();
  const reads = withProjects(lookUp, (project) => {
    const known = isText.get(project) ?? plain(project).rest !== '';
    isText.set(project, known);
    return known;
  });
  return readerWith(reads, bySound);
}

function readerWith(lookUp: Dictionary, bySound: Context['bySound']): SentenceReader {
  return (q, nameReading = 'careful') => {
    const sentence = foldSentence(q);
    const words = tokens(sentence.text, lookUp);
    const { fates, findings } = readAll({
      tokens: words,
      provinces: new Set(words.flatMap((token) => meaningOf(token, 'name')?.name.provinces ?? [])),
      rent: words.some(speaksOfRent),
      purpose: words.some((token) => meaningOf(token, 'purpose')),
      bySound,
      nameReading,
    });
    const name = words.some((token) => meaningOf(token, 'name')) ? ({ hasName: true } as const) : {};
    if (findings.length === 0) return { ...name, rest: q.trim(), filters: {}, guessesDeal: false };
    const either = words.some((token) => meaningOf(token, 'or'));
    return {
      ...name,
      rest: restOf(sentence, words, fates),
      filters: combineFindings(findings, either),
      guessesDeal: isDealGuessed(findings),
    };
  };
}

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

/** The words that were not understood, in order and as typed. */
function restOf(sentence: Sentence, tokens: readonly Token[], fates: readonly Fate[]): string {
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
