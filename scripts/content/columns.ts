import type { Field } from './field';

/** The number of entries per list of objects that have columns in a template. A sheet may have more (`media.7.url`). */
const OFFERED = 2;

/** The field of a column, or undefined for an unknown column. A number in the name is the index of a list entry. */
export function cellOf(fields: ReadonlyMap<string, Field>, column: string): Field | undefined {
  let field: Field | undefined = { kind: 'parts', parts: fields };
  for (const name of column.split('.')) {
    if (field?.kind === 'parts') field = field.parts.get(name);
    else if (field?.kind === 'list' && /^(0|[1-9]\d{0,3})$/.test(name)) field = field.item;
    else return undefined;
  }
  return field;
}

/** Whether a field is a list of simple values, which fits into one cell as `a|b|c`. */
export const isWordList = (field: Field): boolean =>
  field.kind === 'list' && field.item.kind !== 'list' && field.item.kind !== 'parts';

/** The number of entries that get columns, for the list at a path. */
type Entries = (path: string) => number;

function* columnsBelow(field: Field, path: string, entries: Entries): Generator<string> {
  if (field.kind === 'parts') {
    for (const [name, part] of field.parts) yield* columnsBelow(part, `${path}.${name}`, entries);
  } else if (field.kind === 'list' && !isWordList(field)) {
    const count = entries(path);
    for (let index = 0; index < count; index += 1) yield* columnsBelow(field.item, `${path}.${index}`, entries);
  } else yield path;
}

/** The columns of a collection's sheet, in the order of its schema, without `updated_at`, which the import writes. */
export const columnsOf = (fields: ReadonlyMap<string, Field>, entries: Entries = () => OFFERED): string[] =>
  [...fields]
    .filter(([name]) => name !== 'updated_at')
    .flatMap(([name, field]) => [...columnsBelow(field, name, entries)]);
