import { editsAllowed, fold, spellingKey } from 'thai-property-search/fold';
import { isAmount } from './known-words';

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
const MAX_NAME_LENGTH = 80;

const compact = (folded: string) => folded.replace(/[\s.,'’()/-]+/g, '');

export type Term = { readonly key: string; readonly spelling: string; readonly word: boolean };

export function termsOf(name: string): Term[] {
  const parts = fold(name)
    .split(/[\s.()/-]+/)
    .filter(Boolean)
    .slice(0, 8);
  return parts.map((_, index) => {
    const key = compact(parts.slice(index).join('')).slice(0, MAX_NAME_LENGTH);
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
  readonly mistyped: (folded: string, visit: Visit) => void;
};

export function nameIndex(terms: readonly (readonly [Term, number])[]): NameIndex {
  const keyColumn = column(terms, ({ key }) => key);
  const soundColumn = column(terms, ({ spelling }) => spelling);
  const shared = sharedPrefixLengths(soundColumn.keys);
  return {
    byPrefix: (folded, visit) => {
      const text = compact(folded);
      if (text === '' || text.length > MAX_NAME_LENGTH) return;
      visitPrefixes(keyColumn, text, ['exact', 'prefix', 'word'], visit);
      const sound = spellingKey(text);
      if (sound.length < SPELLING_FROM || isAmount(text)) return;
      visitPrefixes(soundColumn, sound, ['spelling', 'spelling-prefix', 'spelling-word'], visit);
    },
    mistyped: (folded, visit) => {
      const sound = spellingKey(compact(folded));
      const edits = editsAllowed(sound.length);
      if (edits === 0 || sound.length > MAX_NAME_LENGTH || isAmount(compact(folded))) return;
      nearKeys(soundColumn.keys, shared, sound, edits, (index, found) =>
        visit(soundColumn.owners[index] ?? 0, found <= 1 ? 'typo' : 'near'),
      );
    },
  };
}

/** The length of the prefix that each key shares with the key before it. The keys must be sorted. */
export function sharedPrefixLengths(keys: readonly string[]): Uint8Array {
  return Uint8Array.from(keys, (key, index) => {
    const before = keys[index - 1] ?? '';
    let shared = 0;
    while (shared < 255 && shared < key.length && key[shared] === before[shared]) shared += 1;
    return shared;
  });
}

/** More edits than any search allows. */
const FAR = 100;

/** `rows` compares each prefix of a key with each prefix of the text; `best` compares it with the whole text. */
type Table = { readonly rows: readonly Uint8Array[]; readonly letters: Uint16Array; readonly best: number[] };

function emptyTable(text: string, atMost: number): Table {
  const rows = Array.from({ length: text.length + atMost + 1 }, () => new Uint8Array(text.length + 2).fill(FAR));
  for (let column = 0; column <= atMost; column += 1) (rows[0] ?? [])[column] = column;
  return { rows, letters: new Uint16Array(rows.length), best: [text.length <= atMost ? text.length : FAR] };
}

/** Optimal string alignment, only as far from the diagonal as edits are allowed. Returns the smallest value. */
function fillRow({ rows, letters, best }: Table, depth: number, text: Uint16Array, atMost: number): number {
  const [row, above, twoAbove] = [rows[depth], rows[depth - 1], rows[depth - 2]];
  if (row === undefined || above === undefined) return FAR;
  const [letter, letterBefore] = [letters[depth - 1], letters[depth - 2]];
  const from = Math.max(1, depth - atMost);
  const to = Math.min(text.length, depth + atMost);
  row[from - 1] = from === 1 ? depth : FAR;
  row[to + 1] = FAR;
  let least = row[from - 1] ?? FAR;
  for (let column = from; column <= to; column += 1) {
    const typed = text[column - 1];
    const changed = (above[column - 1] ?? FAR) + (typed === letter ? 0 : 1);
    const swapped =
      twoAbove && column > 1 && typed === letterBefore && text[column - 2] === letter
        ? (twoAbove[column - 2] ?? FAR) + 1
        : FAR;
    const edits = Math.min((above[column] ?? FAR) + 1, (row[column - 1] ?? FAR) + 1, changed, swapped);
    row[column] = edits;
    least = Math.min(least, edits);
  }
  best[depth] = Math.min(best[depth - 1] ?? FAR, to === text.length && from <= to ? (row[to] ?? FAR) : FAR);
  return least;
}

/** Finds sorted keys within `atMost` edits of the text, or with such a prefix. Shared prefixes are computed once. */
export function nearKeys(
  keys: readonly string[],
  shared: Uint8Array,
  text: string,
  atMost: number,
  onFound: (index: number, edits: number) => void,
): void {
  const table = emptyTable(text, atMost);
  // Indexing a string creates a new string for every Thai letter.
  const typed = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const deepest = text.length + atMost;
  /** The rows up to `validRows` are still valid from the previous key. `hopeless` means no longer key can match. */
  let [validRows, hopeless] = [0, false];
  for (let index = 0; index < keys.length; index += 1) {
    const common = shared[index] ?? 0;
    if (hopeless && common >= validRows && (table.best[validRows] ?? FAR) > atMost) continue;
    if (common < validRows) hopeless = false;
    const key = keys[index] ?? '';
    validRows = Math.min(validRows, common);
    while (validRows < Math.min(key.length, deepest) && !hopeless) {
      table.letters[validRows] = key.charCodeAt(validRows);
      validRows += 1;
      hopeless = fillRow(table, validRows, typed, atMost) > atMost;
    }
    if ((table.best[validRows] ?? FAR) > atMost) continue;
    onFound(index, validRows === key.length ? (table.rows[validRows]?.[text.length] ?? FAR) : FAR);
  }
}
