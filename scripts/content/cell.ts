import { westernDigits } from '../../lib/i18n/western-digits';
import type { CellKind } from './field';

/** `4590000`, `4,590,000`, `๔,๕๙๐,๐๐๐`, `฿4,590,000`, `4590000 บาท`; a comma only between thousands. */
const NUMBER = /^(?:฿\s*)?(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:\s*(?:฿|บาท))?$/;

function numberIn(text: string): number | string {
  const match = NUMBER.exec(westernDigits(text));
  return match?.[1] === undefined ? text : Number(match[1].replaceAll(',', ''));
}

function yesNoIn(text: string): boolean | string {
  const word = text.toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : text;
}

/**
 * The value that a cell's text says, already trimmed. What cannot be read stays the text that it is, so that the
 * collection's schema refuses it with its value.
 */
export function cellValue(kind: CellKind, text: string): unknown {
  if (kind === 'number') return numberIn(text);
  if (kind === 'yes-no') return yesNoIn(text);
  if (kind === 'time' || kind === 'day') return westernDigits(text);
  // An address may have Thai digits of its own; a code is nothing but digits.
  return kind === 'pattern' && /^\+?[๐-๙]+$/.test(text) ? westernDigits(text) : text;
}
