type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/** A row without `json` is a module, a long text, or a hint to the browser. */
type Row = { readonly id: string; readonly text: string; readonly json?: Json };

const ROW_HEAD = /([0-9a-f]*):(?:T([0-9a-f]+),|([A-Z]+)|)/y;

/** The value of a row. Undefined if it is no JSON. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Splits React's data into rows. Undefined if it is cut. A long text states its bytes; any other row is a line. */
function rowsOf(data: string): Row[] | undefined {
  const rows: Row[] = [];
  for (let start = 0; start < data.length; ) {
    ROW_HEAD.lastIndex = start;
    const [head = '', id = '', length, tag] = ROW_HEAD.exec(data) ?? [];
    const from = start + head.length;
    const end = length === undefined ? data.indexOf('\n', from) + 1 : from + Number.parseInt(length, 16);
    if (head === '' || end <= start || end > data.length) return undefined;
    const text = data.slice(start, end);
    start = end;
    if (length !== undefined || tag !== undefined) {
      rows.push({ id, text });
      continue;
    }
    const json = parsed(data.slice(from, end));
    if (json === undefined) return undefined;
    rows.push({ id, text, json });
  }
  return rows;
}

const isLongText = ({ id, text }: Row) => text.startsWith(`${id}:T`);

const isRecord = (value: Json | undefined): value is { [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another row, as a value or as the type of an element. */
const REFERENCE = /^\$[L@]?([0-9a-f]+)$/;
const REFERENCES = /"\$[L@]?([0-9a-f]+)[":]/g;

/** A value inside another row, as `b:props:children:0:props:home`. */
const PATHS = /"\$([0-9a-f]+:[^"]+)"/g;

/** Strings that begin with `$` but are no references: escaped text, nothing, and a fragment. */
const PLAIN = /^\$(?:\$|$|undefined$|Sreact\.fragment$)/;

const referencesIn = (text: string): string[] => [...text.matchAll(REFERENCES)].map(([, id = '']) => id);

/** An element is `["$", type, key, props]`. */
const ELEMENT_KEYS: readonly string[] = ['', 'type', 'key', 'props'];

const isElement = (value: Json | undefined): value is Json[] => Array.isArray(value) && value[0] === '$';

/** The ids that the markup has once. */
function idsIn(markup: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const once = new Set<string>();
  for (const [, id = ''] of markup.matchAll(/ id="([^"]+)"/g)) {
    if (seen.has(id)) once.delete(id);
    else once.add(id);
    seen.add(id);
  }
  return once;
}

class PageData {
  private readonly rowById: ReadonlyMap<string, Row>;
  private readonly partRows: ReadonlySet<string>;
  private readonly linkRows: ReadonlySet<string>;
  private readonly paths: readonly string[];
  private readonly uniqueMarkupIds: ReadonlySet<string>;
  private readonly dropped: string[] = [];
  private readonly changed = new Set<string>();
  /** The path of the value that `drop` visits. */
  private currentPath: string[] = [];

  constructor(
    private readonly rows: readonly Row[],
    markup: string,
  ) {
    this.uniqueMarkupIds = idsIn(markup);
    this.rowById = new Map(rows.map((row) => [row.id, row]));
    this.partRows = this.modules('StaticPart');
    this.linkRows = this.modules('LocalLink');
    this.paths = rows.flatMap(({ text }) => [...text.matchAll(PATHS)].map(([, path = '']) => path));
  }

  private modules(exportName: string): ReadonlySet<string> {
    const isExport = ({ id, text }: Row) => text.startsWith(`${id}:I[`) && text.includes(`,"${exportName}"`);
    return new Set(this.rows.filter(isExport).map(({ id }) => id));
  }

  private isStatic(value: Json | undefined): boolean {
    // A part navigates as its links do by default.
    if (isElement(value) && isRecord(value[3]) && ('replace' in value[3] || 'scroll' in value[3])) return false;
    if (typeof value === 'object' && value !== null) return Object.values(value).every((child) => this.isStatic(child));
    if (typeof value !== 'string' || !value.startsWith('$') || PLAIN.test(value)) return true;
    const row = this.rowById.get(REFERENCE.exec(value)?.[1] ?? '');
    if (row === undefined) return false;
    if (row.json !== undefined) return this.isStatic(row.json);
    return this.partRows.has(row.id) || this.linkRows.has(row.id) || isLongText(row);
  }

  /** Whether the children of an element are in the markup, and needed nowhere else. */
  private canDrop([, type, , props]: readonly Json[]): boolean {
    const module = typeof type === 'string' ? REFERENCE.exec(type)?.[1] : undefined;
    if (module === undefined || !this.partRows.has(module) || !isRecord(props)) return false;
    if (props.children === undefined || !this.uniqueMarkupIds.has(String(props.id)) || !this.isStatic(props.children))
      return false;
    const path = [...this.currentPath, 'props', 'children'].join(':');
    return !this.paths.some((other) => other.startsWith(path));
  }

  /** `JSON.stringify` writes no undefined properties, and is slow for objects with deleted ones. */
  private leaveOut(from: { [key: string]: Json | undefined }, key: string): void {
    from[key] = undefined;
    this.changed.add(this.currentPath[0] ?? '');
  }

  private drop(value: Json | undefined): void {
    if (typeof value !== 'object' || value === null) return;
    const props = isElement(value) ? value[3] : undefined;
    if (isElement(value) && isRecord(props) && this.canDrop(value)) {
      this.dropped.push(JSON.stringify(props.children));
      this.leaveOut(props, 'children');
    }
    for (const [key, child] of Object.entries(value)) {
      if (child === '$undefined' && isRecord(value)) this.leaveOut(value, key);
      if (typeof child !== 'object' || child === null) continue;
      this.currentPath.push(isElement(value) ? (ELEMENT_KEYS[Number(key)] ?? '') : key);
      this.drop(child);
      this.currentPath.pop();
    }
  }

  withoutStaticParts(): string {
    for (const { id, json } of this.rows) {
      this.currentPath = [id];
      if (json !== undefined) this.drop(json);
    }
    const written = this.rows.map((row) => ({
      ...row,
      text: this.changed.has(row.id) ? `${row.id}:${JSON.stringify(row.json)}\n` : row.text,
    }));
    const texts = new Map(written.map(({ id, text }) => [id, text]));
    const withReferenced = (ids: readonly string[]): ReadonlySet<string> => {
      const found = new Set(ids);
      for (const id of found) for (const next of referencesIn(texts.get(id) ?? '')) found.add(next);
      return found;
    };
    const loose = withReferenced(this.dropped.flatMap(referencesIn));
    const others = written.filter((row) => !loose.has(row.id) || (row.json === undefined && !isLongText(row)));
    const kept = new Set(others.map(({ id }) => id));
    const needed = withReferenced(others.flatMap(({ text }) => referencesIn(text)).filter((id) => loose.has(id)));
    return written
      .filter(({ id }) => kept.has(id) || needed.has(id))
      .map(({ text }) => text)
      .join('');
  }
}

/**
 * React's data without the children of each `StaticPart` that has no client components other than links: the browser
 * finds them in `markup`, by an id that must occur there once. Also without undefined properties. `data` is latin1, the
 * bytes of its UTF-8 text. Data that cannot be read is returned as it is.
 */
export function withoutStaticParts(data: string, markup: string): string {
  const rows = rowsOf(data);
  return rows === undefined ? data : new PageData(rows, markup).withoutStaticParts();
}
