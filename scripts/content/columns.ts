import type { Field } from './field';

/** How many of a list of parts a template offers; a sheet may have more (`media.7.url`). */
const OFFERED = 2;

/** The cell that a column names, or undefined. A number takes the place of each list's entry. */
export function cellOf(fields: ReadonlyMap<string, Field>, column: string): Field | undefined {
  let field: Field | undefined = { kind: 'parts', parts: fields };
  for (const name of column.split('.')) {
    if (field?.kind === 'parts') field = field.parts.get(name);
    else if (field?.kind === 'list' && /^(0|[1-9]\d{0,3})$/.test(name)) field = field.item;
    else return undefined;
  }
  return field;
}

/** A list of plain words, which fits one cell as `a|b|c`. */
export const isWordList = (field: Field): boolean =>
  field.kind === 'list' && field.item.kind !== 'list' && field.item.kind !== 'parts';

/** How many entries of the list at a path have columns. */
type Entries = (path: string) => number;

function* columnsBelow(field: Field, path: string, entries: Entries): Generator<string> {
  if (field.kind === 'parts') {
    for (const [name, part] of field.parts) yield* columnsBelow(part, `${path}.${name}`, entries);
  } else if (field.kind === 'list' && !isWordList(field)) {
    const count = entries(path);
    for (let index = 0; index < count; index += 1) yield* columnsBelow(field.item, `${path}.${index}`, entries);
  } else yield path;
}

/** The columns of a collection's sheet, in the order of its schema, without the stamp that the import writes. */
export const columnsOf = (fields: ReadonlyMap<string, Field>, entries: Entries = () => OFFERED): string[] =>
  [...fields]
    .filter(([name]) => name !== 'updated_at')
    .flatMap(([name, field]) => [...columnsBelow(field, name, entries)]);
