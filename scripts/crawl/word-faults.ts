import type { Locale } from '../../lib/i18n/locales';
import { dateFaults } from './date-faults';
import type { Fault } from './fault';
import { languageFaults } from './language-faults';
import { leftoverFaults } from './leftover-faults';
import { NAMESPACES } from './message-words';
import type { PageTree } from './page-tree';
import { wordsOf } from './words-of';

/**
 * Reports faulty texts of a page: programming leftovers, words of the other language, and dates. Ignores the search
 * query in `path`, because visitors may type it in any language.
 */
export function wordFaults(tree: PageTree, locale: Locale, path: string): Fault[] {
  const words = wordsOf(tree);
  const typed = new URL(path, 'http://site').searchParams.get('q') ?? '';
  return [...leftoverFaults(words, NAMESPACES), ...languageFaults(words, typed), ...dateFaults(words, locale)];
}
