import { plainDashes } from './plain-dashes';
import { westernDigits } from './western-digits';

/** A typed phone number without separators and invisible characters. */
export const plainPhone = (typed: string): string =>
  plainDashes(westernDigits(typed)).replace(/\(0\)|[-\s().\p{Cf}]/gu, '');
