import { plainDashes } from '../i18n/plain-dashes';
import { westernDigits } from '../i18n/western-digits';

/** A home's code as documents have it, `RM-1001`, from what people type: `rm_1001`, `RM – 1001`; other text as it is. */
export const listingCode = (typed: string): string => {
  const [, letters = '', digits] =
    /^\s*([a-z]{2,4})[\s._-]*(\d{3,6})\s*$/i.exec(plainDashes(westernDigits(typed))) ?? [];
  return digits === undefined ? typed : `${letters.toUpperCase()}-${digits}`;
};
