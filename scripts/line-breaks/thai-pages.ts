import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MONTHS, NUMBERED, PREFIXES, UNBROKEN_WORDS, UNITS } from '../../lib/i18n/line-breaks';
import { breaksInPage, type LineBreak } from './breaks-in-page';

/** One page of each kind that has texts of more than a line; three listings: a condominium, a house and land. */
const PAGES = [
  ...['', '/search', '/below-market-price/1', '/listings/rm-1001', '/listings/rm-2003', '/listings/rm-3007'],
  ...['/properties/condo/watthana-bangkok', '/contents/buying-costs-explained', '/our-team', '/our-works/1'],
  '/contact-us-for-sell',
];

const WIDTHS = [360, 390, 1440];

export const MOST_BAD_BREAKS = 10;

type Named = { readonly th?: string };
type Document = { readonly name?: Named; readonly project?: Named };

/** The Thai names of places, stations and projects, without the spaces where they may break. */
function thaiNames(): string[] {
  const documents = ['provinces', 'districts', 'stations', 'landmarks', 'listings'].flatMap((collection): Document[] =>
    JSON.parse(readFileSync(`content/${collection}.json`, 'utf8')),
  );
  const names = documents.flatMap(({ name, project }) => [name?.th ?? '', project?.th ?? '']);
  return [...new Set(names.flatMap((name) => name.split(/[^ก-ฺเ-๎]+/)))].filter((name) => name.length > 3);
}

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

export type FoundBreak = LineBreak & {
  readonly path: string;
  readonly width: number;
  readonly fault: string | undefined;
};

export async function thaiBreaks(page: Page, url: string): Promise<FoundBreak[]> {
  const names = thaiNames();
  const found: FoundBreak[] = [];
  for (const path of PAGES) {
    await page.goto(`${url}/th-th${path}`, { waitUntil: 'load' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const each of await page.evaluate(breaksInPage))
        found.push({ ...each, path, width, fault: faultOf(each, names) });
    }
  }
  return found;
}

export const breakText = ({ path, width, before, after, isSpaced, fault = '' }: FoundBreak): string =>
  [fault, `${before.slice(-25)}${isSpaced ? ' ' : ''}|${after.slice(0, 25)}`, `${width} px`, path || '/'].join('\t');
