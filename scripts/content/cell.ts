import { readAmount } from 'thai-property-search/amount';
import { BATHS, BEDS, SQM, SQWAH } from 'thai-property-search/amount-words';
import { type AmountUnit, BAHT } from 'thai-property-search/money-words';
import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import { commonYear } from '../../lib/i18n/input-date';
import type { CellKind } from './field';

/** Units by column; all other columns are in baht. */
const UNITS: readonly (readonly [column: RegExp, unit: AmountUnit])[] = [
  [/_sqm$/, SQM],
  [/_sqwah$/, SQWAH],
  [/^bedrooms$/, BEDS],
  [/^bathrooms$/, BATHS],
];

const PART = String.raw`(\d{1,3}(?:\.\d+)?)`;
const DEGREES = new RegExp(`^([NSEW])? *${PART} *°(?: *${PART} *['′’](?: *${PART} *(?:["″”]|''))?)? *([NSEW])?$`, 'i');

/**
 * Converts `13°42'25.6"N`, the notation of maps, to decimal degrees. It rounds to six decimals: a tenth of a metre.
 * Returns undefined for any other text.
 */
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
  return value !== undefined && /(?:^|_)year(?:_|$)/.test(column) ? commonYear(value) : (value ?? text);
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

/**
 * Parses the trimmed text of a cell. Returns invalid text unchanged, so that the collection's schema rejects it and
 * reports it.
 */
export function cellValue(kind: CellKind, text: string, column: string): unknown {
  if (kind === 'number') return numberIn(column, text);
  if (kind === 'yes-no') return yesNoIn(text);
  if (kind === 'time' || kind === 'day') return dayIn(text);
  // URLs and paths keep their Thai digits and long dashes.
  return kind === 'pattern' && !text.includes('/') ? plainDashes(westernDigits(text)) : text;
}
