import { plainDashes } from './plain-dashes';
import { westernDigits } from './western-digits';

/** A number as it was typed, without what stands between its digits: blanks, dashes, dots, brackets, invisible marks. */
export const plainPhone = (typed: string): string =>
  plainDashes(westernDigits(typed)).replace(/\(0\)|[-\s().\p{Cf}]/gu, '');
