import { westernDigits } from './western-digits';

/** `45,5`, as most of Europe writes it: without its comma it would be ten times as much. */
const DECIMAL_COMMA = /,\d{1,2}(?![\d,])/;

/**
 * A number that somebody typed, without what people write between its digits: ๐–๙ as 0–9, no blanks, ฿ or commas between
 * thousands. A comma where a decimal point belongs stays, and with it the text is no number.
 */
export function plainNumber(typed: string): string {
  const text = westernDigits(typed).replace(/[\s฿]/g, '');
  return DECIMAL_COMMA.test(text) ? text : text.replaceAll(',', '');
}
