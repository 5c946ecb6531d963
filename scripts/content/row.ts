import { cellValue } from './cell';
import { cellOf, isWordList } from './columns';
import { type Field, isFields } from './field';
import { trimmed } from './sheet-cell';

export type Fields = Record<string, unknown>;

/** The document of a row, and the column from which each value came, by the value's path. */
export type RowDocument = { readonly document: Fields; readonly columns: ReadonlyMap<string, string> };

/** Sets the value at a path. Lists are objects with numeric keys here, such as `media.2`, until `closeGaps`. */
function put(document: Fields, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    document[name] = value;
    return;
  }
  const inner = document[name];
  const next: Fields = isFields(inner) ? inner : {};
  document[name] = next;
  put(next, rest, value);
}

/** Converts objects with numeric keys to lists without gaps. Maps the new path of each value to the old in `moved`. */
function closeGaps(field: Field, value: unknown, from: string, to: string, moved: Map<string, string>): unknown {
  moved.set(to, from);
  const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (!isFields(value)) return value;
  if (field.kind === 'list') {
    const entries = Object.entries(value).sort(([a], [b]) => Number(a) - Number(b));
    return entries.map(([index, item], at) => closeGaps(field.item, item, below(from, index), below(to, at), moved));
  }
  if (field.kind !== 'parts') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const part = field.parts.get(name) ?? { kind: 'text', canBeNull: false };
      return [name, closeGaps(part, inner, below(from, name), below(to, name), moved)];
    }),
  );
}

const words = (text: string) =>
  text
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/**
 * Converts a row to a document. An empty cell is null in a nullable field, and otherwise left out.
 * @param cells text by column; columns that `cellOf` does not know are ignored
 */
export function documentOfRow(fields: ReadonlyMap<string, Field>, cells: ReadonlyMap<string, string>): RowDocument {
  const sparse: Fields = {};
  for (const [column, raw] of cells) {
    const field = cellOf(fields, column);
    const text = trimmed(raw);
    const path = column.split('.');
    if (field === undefined || field.kind === 'parts') continue;
    if (field.kind === 'list') {
      const { item } = field;
      if (!isWordList(field) || item.kind === 'list' || item.kind === 'parts') continue;
      for (const [index, word] of words(text).entries())
        put(sparse, [...path, String(index)], cellValue(item.kind, word, column));
    } else if (text !== '') put(sparse, path, cellValue(field.kind, text, column));
    else if (field.canBeNull && path.length === 1) put(sparse, path, null);
  }
  const columns = new Map<string, string>();
  const document = closeGaps({ kind: 'parts', parts: fields }, sparse, '', '', columns);
  for (const [path, column] of columns) {
    // The entries of a list within one cell share its column.
    if (!cells.has(column) && cells.has(column.replace(/\.\d+$/, ''))) columns.set(path, column.replace(/\.\d+$/, ''));
  }
  return { document: isFields(document) ? document : {}, columns };
}

function* cellsBelow(field: Field | undefined, value: unknown, path: string): Generator<[string, string]> {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    const fitsOneCell = field !== undefined && isWordList(field) && !value.some((word) => String(word).includes('|'));
    if (fitsOneCell && value.length > 0) yield [path, value.join('|')];
    else
      for (const [index, item] of value.entries())
        yield* cellsBelow(field?.kind === 'list' ? field.item : undefined, item, `${path}.${index}`);
  } else if (isFields(value)) {
    const parts = field?.kind === 'parts' ? field.parts : undefined;
    for (const [name, inner] of Object.entries(value))
      yield* cellsBelow(parts?.get(name), inner, path === '' ? name : `${path}.${name}`);
  } else yield [path, typeof value === 'boolean' ? String(value).toUpperCase() : String(value)];
}

/** Converts a document to cells by column. Missing and empty values have no cell. */
export const rowOfDocument = (fields: ReadonlyMap<string, Field>, document: Fields): Map<string, string> =>
  new Map(cellsBelow({ kind: 'parts', parts: fields }, document, ''));
