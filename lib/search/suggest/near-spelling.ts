/** The length of the prefix that each key shares with the key before it. The keys must be sorted. */
export function sharedBeginnings(keys: readonly string[]): Uint8Array {
  return Uint8Array.from(keys, (key, index) => {
    const before = keys[index - 1] ?? '';
    let shared = 0;
    while (shared < 255 && shared < key.length && key[shared] === before[shared]) shared += 1;
    return shared;
  });
}

/** More edits than any search allows. */
const FAR = 100;

/**
 * The edit distance table. `rows` compares each prefix of the key with each prefix of the text; `best` compares it with
 * the whole text.
 */
type Table = { readonly rows: readonly Uint8Array[]; readonly letters: Uint16Array; readonly best: number[] };

function emptyTable(text: string, atMost: number): Table {
  const rows = Array.from({ length: text.length + atMost + 1 }, () => new Uint8Array(text.length + 2).fill(FAR));
  for (let column = 0; column <= atMost; column += 1) (rows[0] ?? [])[column] = column;
  return { rows, letters: new Uint16Array(rows.length), best: [text.length <= atMost ? text.length : FAR] };
}

/**
 * Fills the row for the first `depth` letters of a key (Damerau's optimal string alignment), only as far from the
 * diagonal as edits are allowed. Returns the smallest value in the row.
 */
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

/**
 * Calls `onFound` for each key that is within `atMost` edits of the text, or has a prefix that is. `edits` is the
 * distance of the whole key, or more than `atMost`. The keys are sorted, so the rows of a shared prefix are computed
 * once.
 */
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
