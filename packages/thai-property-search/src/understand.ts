import type { Places } from './documents';
import { fold } from './fold';
import { readAmount } from './understand/amounts';
import { readOtherMoney, readRoomsBackwards } from './understand/amounts-apart';
import { dictionary } from './understand/dictionary';
import type { Filters, Meaning } from './understand/meaning';
import { readPercentage } from './understand/percentages';
import { placeNames } from './understand/place-names';
import type { Context, Reading } from './understand/reading';
import { type Fate, restOf } from './understand/rest';
import { foldSentence } from './understand/sentence';
import { combineFindings, type Finding, isDealGuessed, withoutContradictions } from './understand/settle';
import { readStations } from './understand/stations';
import { meaningOf, type Token, tokens } from './understand/tokens';
import { vocabulary } from './understand/vocabulary';
import { readPlace, readRoad } from './understand/whereabouts';
import { negation, readBeside, readLetting, readWish } from './understand/wishes';

/** The meaning of a sentence: filters, and the words that remain a text query. */
export type Understanding = {
  readonly rest: string;
  readonly filters: Filters;
  /** True if only a price that is more often a rent suggests the deal. */
  readonly guessesDeal: boolean;
};

/** The first reader that matches wins. Readers that need more context come first. */
const READERS = [
  readOtherMoney,
  readPercentage,
  readStations,
  readAmount,
  readRoomsBackwards,
  readBeside,
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
const readNegation = negation(readFirst);

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

/**
 * Returns a parser for sentences in Thai (with or without spaces), English, or both, which knows the names of these
 * places. Words that become filters are removed from the text. If a filter could hide matching listings, the words stay
 * text. `projects` are names that always stay text: `Villa Asoke` may be a condominium. Deterministic, linear in the
 * length of the sentence, never throws.
 */
export function sentenceReader(places: Places, projects: readonly string[] = []): (q: string) => Understanding {
  const { names, bySound } = placeNames(places);
  const named = names.map(([word, name]): [string, Meaning] => [word, { kind: 'name', name }]);
  const whole = projects.map((name): [string, Meaning] => [fold(name), { kind: 'text' }]);
  const lookUp = dictionary([...vocabulary(), ...named, ...whole]);
  return (q) => {
    const sentence = foldSentence(q);
    const words = tokens(sentence.text, lookUp);
    const { fates, findings } = readAll({
      tokens: words,
      provinces: new Set(words.flatMap((token) => meaningOf(token, 'name')?.name.provinces ?? [])),
      rent: words.some(speaksOfRent),
      purpose: words.some((token) => meaningOf(token, 'purpose')),
      bySound,
    });
    if (findings.length === 0) return { rest: q.trim(), filters: {}, guessesDeal: false };
    const either = words.some((token) => meaningOf(token, 'or'));
    return {
      rest: restOf(sentence, words, fates),
      filters: combineFindings(findings, either),
      guessesDeal: isDealGuessed(findings),
    };
  };
}
