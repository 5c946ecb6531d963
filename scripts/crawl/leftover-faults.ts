import { type Fault, faultAt } from './fault';
import type { PageText } from './page-tree';

const LEFTOVERS = [
  /\bundefined\b/,
  /\bnull\b/,
  /\bNaN\b/,
  /\bInfinity\b/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  // A place in a message that nobody filled.
  /\{\s*[a-z]\w*\s*[,}]/i,
  // An instant as machines write it.
  /\b\d{4}-\d{2}-\d{2}T\d/,
  // Markdown and markup that stayed text.
  /\]\(|\*\*|<\/?[a-z]+>|&[a-z]+;|&#\d+;/,
];

/** What a program leaves where a word was meant: values without words, empty places, and keys of messages. */
export function leftoverFaults(words: readonly PageText[], namespaces: readonly string[]): Fault[] {
  const key = new RegExp(`(?:^|[\\s(“"])(?:${namespaces.join('|')})\\.[a-z][\\w-]*`);
  return words.flatMap(({ text, element }) =>
    [...LEFTOVERS, key].some((leftover) => leftover.test(text)) ? [faultAt('leftover', element, text)] : [],
  );
}
