import { isAttached } from './reading';
import type { Sentence } from './sentence';
import { meant, type Token } from './tokens';

/** The state of a word: turned into a filter, recognized but kept as text, or unknown. */
export type Fate = 'taken' | 'kept' | 'open';

const isWord = (token: Token) => /[^\s\p{P}\p{S}]/u.test(token.word);

/** Removes filler words next to removed words, other fillers or the ends of the sentence. */
function withoutFillers(tokens: readonly Token[], fates: readonly Fate[]): readonly boolean[] {
  const gone = fates.map((fate) => fate === 'taken');
  const canGo = (at: number) => {
    const token = tokens[at];
    // The full stop of an abbreviation stays.
    if (token?.word === '.' && isAttached(tokens[at - 1], token) && !gone[at - 1]) return false;
    return fates[at] === 'open' && token !== undefined && (meant(token, 'filler') !== undefined || !isWord(token));
  };
  for (let at = 0; at < tokens.length; at += 1) {
    if (canGo(at) && (at === 0 || gone[at - 1])) gone[at] = true;
  }
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (canGo(at) && (at === tokens.length - 1 || gone[at + 1])) gone[at] = true;
  }
  return gone;
}

/** The words that were not understood, in order and as typed. */
export function restOf({ typed, at }: Sentence, tokens: readonly Token[], fates: readonly Fate[]): string {
  const gone = withoutFillers(tokens, fates);
  const runs: { from: number; to: number }[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    const last = runs.at(-1);
    if (gone[index]) continue;
    if (last && index > 0 && !gone[index - 1]) last.to = end;
    else runs.push({ from: start, to: end });
  }
  const texts = runs.map(({ from, to }) => typed.slice(at[from], at[to]).trim());
  return texts.filter((text) => /[^\s\p{P}\p{S}]/u.test(text)).join(' ');
}
