import { editsAllowed } from 'thai-property-search/edits-allowed';
import { fold, spellingKey } from 'thai-property-search/fold';
import { nearKeys, sharedBeginnings } from './near-spelling';

/** How well a name matches the typed text, best first. A full match in another spelling ranks above a prefix match. */
export const FITS = [
  'exact',
  'spelling',
  'prefix',
  'word',
  'spelling-prefix',
  'spelling-word',
  'typo',
  'near',
] as const;
export type Fit = (typeof FITS)[number];

/** Shorter spelling keys match too many names. */
const SPELLING_FROM = 3;
/** The maximum length of an indexed name. Longer text matches nothing. */
const NAME_AT_MOST = 80;

const compact = (folded: string) => folded.replace(/[\s.,'’()/-]+/g, '');

/** One of the keys of a name: the whole name, or the rest of it from a later word on. */
export type Term = { readonly key: string; readonly spelling: string; readonly word: boolean };

export function termsOf(name: string): Term[] {
  const parts = fold(name)
    .split(/[\s.()/-]+/)
    .filter(Boolean)
    .slice(0, 8);
  return parts.map((_, index) => {
    const key = compact(parts.slice(index).join('')).slice(0, NAME_AT_MOST);
    return { key, spelling: spellingKey(key), word: index > 0 };
  });
}

type Column = { keys: string[]; owners: Uint32Array; words: Uint8Array };

function column(terms: readonly (readonly [Term, number])[], keyOf: (term: Term) => string): Column {
  const rows = terms.map(([term, owner]) => ({ key: keyOf(term), owner, word: term.word })).filter(({ key }) => key);
  rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner));
  return {
    keys: rows.map(({ key }) => key),
    owners: Uint32Array.from(rows, ({ owner }) => owner),
    words: Uint8Array.from(rows, ({ word }) => Number(word)),
  };
}

/** The index of the first key in a sorted list that is not less than `text`. */
export function lowerBound(keys: readonly string[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Visit = (owner: number, fit: Fit) => void;

function visitPrefixes({ keys, owners, words }: Column, text: string, fits: readonly [Fit, Fit, Fit], visit: Visit) {
  for (let index = lowerBound(keys, text); keys[index]?.startsWith(text); index += 1) {
    const [exact, prefix, word] = fits;
    visit(owners[index] ?? 0, words[index] ? word : keys[index] === text ? exact : prefix);
  }
}

export type NameIndex = {
  /** Visits every owner of a name that begins with the folded text, by spelling or by sound. */
  readonly byPrefix: (folded: string, visit: Visit) => void;
  /** Visits the owners of names that begin with the text if typing errors are allowed. */
  readonly mistyped: (folded: string, visit: Visit) => void;
};

/** An index of names in sorted arrays, searched by binary search. Each term comes with the number of its owner. */
export function nameIndex(terms: readonly (readonly [Term, number])[]): NameIndex {
  const keyColumn = column(terms, ({ key }) => key);
  const soundColumn = column(terms, ({ spelling }) => spelling);
  const shared = sharedBeginnings(soundColumn.keys);
  return {
    byPrefix: (folded, visit) => {
      const text = compact(folded);
      if (text === '' || text.length > NAME_AT_MOST) return;
      visitPrefixes(keyColumn, text, ['exact', 'prefix', 'word'], visit);
      const sound = spellingKey(text);
      if (sound.length < SPELLING_FROM) return;
      visitPrefixes(soundColumn, sound, ['spelling', 'spelling-prefix', 'spelling-word'], visit);
    },
    mistyped: (folded, visit) => {
      const sound = spellingKey(compact(folded));
      const edits = editsAllowed(sound.length);
      if (edits === 0 || sound.length > NAME_AT_MOST) return;
      nearKeys(soundColumn.keys, shared, sound, edits, (index, found) =>
        visit(soundColumn.owners[index] ?? 0, found <= 1 ? 'typo' : 'near'),
      );
    },
  };
}
