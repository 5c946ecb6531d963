const THAI_ZERO = 0x0e50;

/** ๐–๙ as 0–9, all else as it is: Thai keyboards write both. */
export const westernDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
