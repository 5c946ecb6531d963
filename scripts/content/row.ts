import { type AmountUnit, BAHT, readAmount } from 'thai-property-search/amount';
import { BATHS, BEDS, SQM, SQWAH } from 'thai-property-search/amount-words';
import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import type { Message } from '../../lib/content/check/fault';
import { isRecord } from '../../lib/http/json';
import { BANGKOK_OFFSET_MS, commonYear } from '../../lib/i18n/dates';
import { type CellKind, cellOf, type Field, type Fields, isTextList } from './field';

type Unusable = { readonly reason: Message };

/** A cell: text, a local date and time (stored as if it were UTC), or an unusable value. */
export type Cell = string | Date | Unusable;

/** Excel's calendar starts in 1900, so a time without a date has that year or the one before. */
const FIRST_REAL_YEAR = 1901;

/** Trims spaces and invisible marks. Keeps zero-width spaces inside the text, because they separate Thai words. */
export const trimmed = (text: string): string =>
  text.replace(/^[\s\u200b\u200e\u200f\u2060]+|[\s\u200b\u200e\u200f\u2060]+$/g, '');

const NO_DAY: Message = { en: 'is a time without a day', th: 'เป็นเวลาที่ไม่มีวันที่' };

const becameDate = (day: string): Message => ({
  en: `the program changed the typed text to the date ${day}; set the column to text and type it again`,
  th: `โปรแกรมแปลงค่าที่พิมพ์เป็นวันที่ ${day} ให้ตั้งคอลัมน์เป็นข้อความแล้วพิมพ์ใหม่`,
});

function dateText(date: Date, kind: CellKind | undefined): string | Unusable {
  const moment = new Date(Math.round(date.getTime() / 1_000) * 1_000);
  if (moment.getUTCFullYear() < FIRST_REAL_YEAR) return { reason: NO_DAY };
  const day = moment.toISOString().slice(0, 10);
  if (kind === 'day') return day;
  if (kind === 'time') return new Date(moment.getTime() - BANGKOK_OFFSET_MS).toISOString().replace('.000Z', 'Z');
  return { reason: becameDate(day) };
}

/** The text of a cell. A date becomes a day, or the UTC time of that local time in Thailand, depending on the kind. */
export const cellText = (cell: Cell, kind: CellKind | undefined): string | Unusable =>
  cell instanceof Date ? dateText(cell, kind) : cell;

/** Units by column; all other columns are in baht. */
const UNITS: readonly (readonly [column: RegExp, unit: AmountUnit])[] = [
  [/_sqm$/, SQM],
  [/_sqwah$/, SQWAH],
  [/^bedrooms$/, BEDS],
  [/^bathrooms$/, BATHS],
];

const PART = String.raw`(\d{1,3}(?:\.\d+)?)`;
const DEGREES = new RegExp(`^([NSEW])? *${PART} *°(?: *${PART} *['′’](?: *${PART} *(?:["″”]|''))?)? *([NSEW])?$`, 'i');

/** Converts `13°42'25.6"N`, the notation of maps, to decimal degrees with six decimals: a tenth of a metre. */
function degreesIn(text: string): number | undefined {
  const [, before, degrees, minutes = '0', seconds = '0', after] = DEGREES.exec(text) ?? [];
  if (degrees === undefined || Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3_600;
  return (Math.round(size * 1e6) / 1e6) * (/[SW]/i.test(before ?? after ?? '') ? -1 : 1);
}

function numberIn(column: string, text: string): number | string {
  const unit = UNITS.find(([pattern]) => pattern.test(column))?.[1] ?? BAHT;
  const number = /(?:^|\.)(?:lat|lng)$/.test(column) ? degreesIn(westernDigits(text)) : undefined;
  const value = number ?? readAmount(text, unit)?.value;
  return value !== undefined && /(?:^|[._])year(?:_|$)/.test(column) ? commonYear(value) : (value ?? text);
}

/** Reads a date with the year first, and converts years of the Buddhist era. */
function dayIn(text: string): string {
  const plain = plainDashes(westernDigits(text));
  return plain.replace(/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=$|T)/, (_, year, month, date) =>
    [commonYear(Number(year)), month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  );
}

function yesNoIn(text: string): boolean | string {
  const word = text.toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : text;
}

/** Parses the trimmed text of a cell. Keeps invalid text, so that the schema rejects and reports it. */
export function cellValue(kind: CellKind, text: string, column: string): unknown {
  if (kind === 'number') return numberIn(column, text);
  if (kind === 'yes-no') return yesNoIn(text);
  if (kind === 'time' || kind === 'day') return dayIn(text);
  // URLs and paths keep their Thai digits and long dashes.
  return kind === 'pattern' && !text.includes('/') ? plainDashes(westernDigits(text)) : text;
}

export type RowDocument = { readonly document: Fields; readonly columns: ReadonlyMap<string, string> };

/** Sets the value at a path. Lists are objects with numeric keys here, such as `media.2`, until `closeGaps`. */
function put(document: Fields, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    document[name] = value;
    return;
  }
  const inner = document[name];
  const next: Fields = isRecord(inner) ? inner : {};
  document[name] = next;
  put(next, rest, value);
}

/** Converts objects with numeric keys to lists without gaps. Maps the new path of each value to the old in `moved`. */
function closeGaps(field: Field, value: unknown, from: string, to: string, moved: Map<string, string>): unknown {
  moved.set(to, from);
  const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (!isRecord(value)) return value;
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

/** Converts a row (text by column) to a document. An empty cell is null in a nullable field, and otherwise left out. */
export function documentOfRow(fields: ReadonlyMap<string, Field>, cells: ReadonlyMap<string, string>): RowDocument {
  const sparse: Fields = {};
  for (const [column, raw] of cells) {
    const field = cellOf(fields, column);
    const text = trimmed(raw);
    const path = column.split('.');
    if (field === undefined || field.kind === 'parts') continue;
    if (field.kind === 'list') {
      const { item } = field;
      if (!isTextList(field) || item.kind === 'list' || item.kind === 'parts') continue;
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
  return { document: isRecord(document) ? document : {}, columns };
}

function* cellsBelow(field: Field | undefined, value: unknown, path: string): Generator<[string, string]> {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    const fitsOneCell = field !== undefined && isTextList(field) && !value.some((word) => String(word).includes('|'));
    if (fitsOneCell && value.length > 0) yield [path, value.join('|')];
    else
      for (const [index, item] of value.entries())
        yield* cellsBelow(field?.kind === 'list' ? field.item : undefined, item, `${path}.${index}`);
  } else if (isRecord(value)) {
    const parts = field?.kind === 'parts' ? field.parts : undefined;
    for (const [name, inner] of Object.entries(value))
      yield* cellsBelow(parts?.get(name), inner, path === '' ? name : `${path}.${name}`);
  } else yield [path, typeof value === 'boolean' ? String(value).toUpperCase() : String(value)];
}

export const rowOfDocument = (fields: ReadonlyMap<string, Field>, document: Fields): Map<string, string> =>
  new Map(cellsBelow({ kind: 'parts', parts: fields }, document, ''));
