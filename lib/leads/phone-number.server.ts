import 'server-only';
import parsePhoneNumber from 'libphonenumber-js/max';
import { plainDashes } from '../i18n/plain-dashes';
import { westernDigits } from '../i18n/western-digits';

const ABROAD = /^\s*00/;

function read(text: string): string | null {
  const number = parsePhoneNumber(text, { defaultCountry: 'TH', extract: false });
  return number?.isValid() ? number.number : null;
}

/**
 * A telephone number in E.164, `+66812345678`, from what a visitor typed: Thai or Western digits, blanks, any dashes, the
 * marks of direction that address books copy along, with or without the country; Thai where it names none. Null for what no
 * telephone has (ITU-T E.164, by Google's tables).
 *
 * Most of the world writes `00` for `+` (ITU-T E.123). Thai telephones dial `001` to `009` and by those tables alone
 * `0033 6 …` of France would lose its `003` and be somebody's in Hungary: it is read so only where it is no number else.
 */
export function phoneNumber(typed: string): string | null {
  const text = plainDashes(westernDigits(typed)).replace(/\p{Cf}/gu, '');
  return (ABROAD.test(text) ? read(text.replace(ABROAD, '+')) : null) ?? read(text);
}
