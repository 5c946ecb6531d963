import { type Fault, faultAt } from './fault';
import type { PageText } from './page-tree';

const LEFTOVERS = [
  /\bundefined\b/,
  /\bnull\b/,
  /\bNaN\b/,
  /\bInfinity\b/,
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  // A placeholder of a message.
  /\{\s*[a-z]\w*\s*[,}]/i,
  // An ISO timestamp.
  /\b\d{4}-\d{2}-\d{2}T\d/,
  // Markdown, HTML tags and entities.
  /\]\(|\*\*|<\/?[a-z]+>|&[a-z]+;|&#\d+;/,
];

/** Reports programming leftovers in texts: missing values, placeholders, markup and message keys. */
export function leftoverFaults(words: readonly PageText[], namespaces: readonly string[]): Fault[] {
  const key = new RegExp(`(?:^|[\\s(“"])(?:${namespaces.join('|')})\\.[a-z][\\w-]*`);
  return words.flatMap(({ text, element }) =>
    [...LEFTOVERS, key].some((leftover) => leftover.test(text)) ? [faultAt('leftover', element, text)] : [],
  );
}
