import { isAttached } from './reading';
import type { Sentence } from './sentence';
import { meaningOf, type Token } from './tokens';

/** The state of a word: turned into a filter, recognized but kept as text, or unknown. */
export type Fate = 'taken' | 'kept' | 'open';

const isWord = (token: Token) => /[^\s\p{P}\p{S}]/u.test(token.word);

/** Removes filler words next to removed words, other fillers or the ends of the sentence. */
function withoutFillers(tokens: readonly Token[], fates: readonly Fate[]): readonly boolean[] {
  const isRemoved = fates.map((fate) => fate === 'taken');
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
export function restOf(sentence: Sentence, tokens: readonly Token[], fates: readonly Fate[]): string {
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
