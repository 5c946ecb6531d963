/** ๐–๙ and ０–９ as 0–9, all else as it is: Thai keyboards write both, those of East Asia have wide ones. */
export const westernDigits = (text: string): string =>
  // The last four bits of each of these letters are its value (Unicode blocks Thai and Halfwidth and Fullwidth Forms).
  text.replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
