import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import { lineContact } from '../content/line-contact';
import { plainPhone } from '../i18n/numbers';

export type Reach = {
  readonly phone?: string;
  readonly line_id?: string;
  readonly email?: string;
  readonly note?: string;
};

const MAX_LENGTH = 300;

const LINE_LINK = /\S*(?:line\.me|lin\.ee)\/[^\s,;]+/i;
const EMAIL = /[^\s@,;:/]+@[^\s@,;/]+\.[^\s@,;/]+/;
const NUMBER = String.raw`\+?[\d(][\d ().-]{6,}\d`;
const PHONE = new RegExp(String.raw`(?<![\w@.+-])${NUMBER}(?![\w@])`);
const NAMED_LINE = new RegExp(
  String.raw`(?<![\w.@])(?:line|ไลน์)(?: ?(?:id|ไอดี))?(?:\s*[:=]\s*|\s+|(?<=[ก-๙])|(?=@))(${NUMBER}|@?[a-z0-9._-]{2,40})(?=\s*(?:$|[,;/|]|หรือ|และ|or\b|and\b|โทร|เบอร์|tel\b))`,
  'i',
);
const LABELS =
  /(?<![\w@.])(?:line|id|tel|phone|mobile|e-?mail|or|and)(?![\w@-]|\.\w)|ไลน์|ไอดี|โทรศัพท์|โทร|เบอร์|มือถือ|อีเมล|หรือ|และ|[\s,;:/|=]+|\.(?=\s|$)/gi;
const DIGITS_ONLY = /^[\d\s+().-]+$/;

/** Sorts the contacts in a text, also faulty ones. If it says more, `note` is the whole text. */
export function parseReach(typed: string): Reach {
  if (typed.length > MAX_LENGTH) return {};
  let rest = plainDashes(westernDigits(typed))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (DIGITS_ONLY.test(rest)) return { phone: rest };
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found !== null) rest = rest.replace(found[0], ' , ');
    return found?.[1] ?? found?.[0];
  };
  const link = take(LINE_LINK);
  const email = take(EMAIL);
  const named = take(NAMED_LINE);
  const phone = take(PHONE);
  const line = link ?? (named !== undefined && DIGITS_ONLY.test(named) ? plainPhone(named) : named);
  const words = rest.replace(LABELS, ' ').trim();
  const isId = words !== '' && line === undefined && (words.startsWith('@') || (email ?? phone) === undefined);
  const id = isId && /[a-z]/i.test(words) ? lineContact(words) : null;
  const found = { phone, line_id: line ?? id ?? undefined, email };
  const isFound = Object.values(found).some((value) => value !== undefined);
  if (isFound) return { ...found, note: words === '' || id !== null ? undefined : typed };
  return /\S@/.test(words) ? { email: words } : {};
}
