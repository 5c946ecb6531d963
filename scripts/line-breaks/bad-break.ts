import { MONTHS, NUMBERED, PREFIXES, UNBROKEN_WORDS, UNITS } from '../../lib/i18n/line-breaks';
import type { LineBreak } from './breaks-in-page';

/** Of one or two letters. Every other fragment so short is the rest of a word. */
const SHORT_WORDS = 'ไป|มา|ดู|ใจ|ใน|ให|พอ|รอ|ขอ|ละ|จะ|ณ|สี|ตา|มี|ดี|ที|ปี|คู|ตัว|งา|ขา|เอา|อา|ถม|ไฟ|ปู|ทำ';
const THAI = '[ก-ฺเ-๎]';
const FRAGMENT = `(?!(?:${SHORT_WORDS})(?!${THAI}))${THAI}{1,2}`;
const BEGINS_WITH_FRAGMENT = new RegExp(`^${FRAGMENT}(?!${THAI})`);
const ENDS_WITH_FRAGMENT = new RegExp(`(?<!${THAI})${FRAGMENT}$`);
const BEGINS_IN_THAI = new RegExp(`^${THAI}`);
const ENDS_IN_THAI = new RegExp(`${THAI}$`);

/** What must not be separated: the end of one line and the begin of the next. */
const PAIRS: readonly { readonly why: string; readonly end: RegExp; readonly begin: RegExp }[] = [
  { why: 'number and unit', end: /\d$/, begin: new RegExp(`^(?:${UNITS})`) },
  { why: 'day and month', end: /\d$/, begin: new RegExp(`^(?:${MONTHS})`) },
  { why: 'number and what it counts', end: new RegExp(`(?:${NUMBERED})$`), begin: /^\d/ },
  { why: '฿ and amount', end: /฿$/, begin: /^/ },
  { why: 'amount and period', end: /\d$/, begin: /^\// },
  { why: 'amount and period', end: /\/$/, begin: /^เดือน/ },
  { why: 'unit and ละ', end: /ตร\.[มว]\.$/, begin: /^ละ/ },
  { why: 'range', end: /\d[–-]$/, begin: /^[\d฿]/ },
  { why: 'range', end: /[ก-๎]-$/, begin: /^[ก-๎]/ },
  { why: 'paragraph of a law', end: /./, begin: /^\((?:\d|[ก-ฮ])\)/ },
  { why: 'station and its system', end: /(?:BTS|MRT|ARL)$/, begin: /^[ก-ฮเ-ไ]/ },
  { why: 'ณ at the end of a line', end: /(?:^|[ (])ณ$/, begin: /^/ },
  { why: 'name of a title deed', end: /น\.ส\.\d$/, begin: /^[กจ]\./ },
  { why: 'sign at the start of a line', end: /./, begin: /^[ๆฯ%,.:;!?)\]”’…]/ },
  { why: 'bracket at the end of a line', end: /[([“‘]$/, begin: /./ },
  { why: 'syllable', end: /[เ-ไ]$/, begin: /./ },
  { why: 'syllable', end: /./, begin: /^[ะ-ฺๅ-๎]/ },
];

const PREFIX = new RegExp(`(?:${PREFIXES})$`);

const isInside = (word: string, before: string, after: string): boolean =>
  Array.from({ length: word.length - 1 }, (_, index) => index + 1).some(
    (at) => before.endsWith(word.slice(0, at)) && after.startsWith(word.slice(at)),
  );

/** Why a line break hinders a Thai reader. `names`, of places and projects, may break at their spaces only. */
export function faultOf({ before, after, isSpaced }: LineBreak, names: readonly string[]): string | undefined {
  const pair = PAIRS.find(({ end, begin }) => end.test(before) && begin.test(after));
  if (pair !== undefined || isSpaced) return pair?.why;
  const word = [...UNBROKEN_WORDS, ...names].find((each) => isInside(each, before, after));
  if (word !== undefined) return `inside ${word}`;
  if (PREFIX.test(before) && BEGINS_IN_THAI.test(after)) return 'prefix';
  if (!ENDS_IN_THAI.test(before) || !BEGINS_IN_THAI.test(after)) return undefined;
  return BEGINS_WITH_FRAGMENT.test(after) || ENDS_WITH_FRAGMENT.test(before) ? 'fragment' : undefined;
}
