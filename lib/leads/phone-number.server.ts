import 'server-only';
import parsePhoneNumber from 'libphonenumber-js/max';
import { westernDigits } from '../i18n/western-digits';

/**
 * A telephone number in E.164, `+66812345678`, from what a visitor typed: Thai or Western digits, blanks, dashes, with or
 * without the country; Thai where it names none. Null for what no telephone has (ITU-T E.164, by Google's tables).
 */
export function phoneNumber(typed: string): string | null {
  const number = parsePhoneNumber(westernDigits(typed), { defaultCountry: 'TH', extract: false });
  return number?.isValid() ? number.number : null;
}
