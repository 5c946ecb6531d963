import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';

/** Normalizes a typed listing code, such as `rm_1001` or `RM – 1001`, to `RM-1001`. Returns other text unchanged. */
export const listingCode = (typed: string): string => {
  const [, letters = '', digits] =
    /^\s*([a-z]{2,4})[\s._-]*(\d{3,6})\s*$/i.exec(plainDashes(westernDigits(typed))) ?? [];
  return digits === undefined ? typed : `${letters.toUpperCase()}-${digits}`;
};
