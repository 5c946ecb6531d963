import { plainDashes } from './plain-dashes';
import { westernDigits } from './western-digits';

/** A typed telephone number without the blanks, dashes, dots, brackets and invisible marks between its digits. */
export const plainPhone = (typed: string): string =>
  plainDashes(westernDigits(typed)).replace(/\(0\)|[-\s().\p{Cf}]/gu, '');
