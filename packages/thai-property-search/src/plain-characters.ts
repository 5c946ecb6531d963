/** Replaces every Unicode dash and the minus sign with `-`, because phones and word processors substitute them. */
export const plainDashes = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');

/** Replaces ๐–๙ and ０–９ with 0–9. Thai keyboards type the former, East Asian ones the full-width digits. */
export const westernDigits = (text: string): string =>
  // The last four bits of these characters are their values (Unicode blocks Thai and Halfwidth and Fullwidth Forms).
  text.replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
