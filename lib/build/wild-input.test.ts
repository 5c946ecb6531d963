import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createEngine } from 'thai-property-search/engine/create-engine';
import { factsReader } from 'thai-property-search/facts';
import { interpret } from 'thai-property-search/interpret';
import { PARAM_NAMES, paramKey, parseSearchParams } from 'thai-property-search/params';
import { sentenceReader } from 'thai-property-search/understand';
import { withRightKeyboard } from 'thai-property-search/wrong-keyboard';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import type { CollectionName } from '../content/collections';
import { parseCollection } from '../content/parse-collection';
import { places } from '../content/places.server';
import { matchRedirectPattern } from '../content/redirect-pattern';
import { readPolicyReport } from '../http/policy-report';
import { detectLocale } from '../i18n/detect-locale';
import { readIconRequest } from '../icons/icon-answer.server';
import { readFormFields } from '../leads/form-body.server';
import { readLeadForm } from '../leads/lead-form';
import { leadFromForm } from '../leads/lead-of-form.server';
import { parseLeadForm } from '../leads/lead-schemas';
import { spamScore } from '../leads/spam-score';
import { received } from '../leads/testing/received';
import { parseModifiers } from '../media/modifiers';
import { readSource } from '../media/source.server';
import { resolvePathWithoutLocale } from '../navigation/path-without-locale';
import { findRedirect } from '../navigation/redirects';
import { suggester } from '../search/suggest/suggester';
import { parseTypedParams } from '../search/typed-params';
import { drawable, markupOf } from '../seo/card/text-block.server';

const KB = 1024;
const embedded = <Name extends CollectionName>(name: Name): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));

const known = await places();
const listings = [...parseCollection('listings', embedded('listings')).values()];
const understand = sentenceReader(known);
const suggest = suggester(listings, known);
const rules = [...parseCollection('redirects', embedded('redirects')).values()];
const factsOf = factsReader(known.stations.values());
const engine = createEngine(
  listings.map((listing) => factsOf(listing, 0)),
  known,
);
const routing = { defaultLocale: 'th-th', prefix: 'always' } as const;

function search(text: string): void {
  const { q } = withRightKeyboard(parseSearchParams({ q: text }).q, engine.known);
  engine.search(interpret(parseSearchParams({ q }), understand).parsed, 20);
}

function readFilters(text: string): void {
  engine.search(parseTypedParams(Object.fromEntries(PARAM_NAMES.map((name) => [paramKey(name), text]))), 20);
}

const visit = (text: string) =>
  resolvePathWithoutLocale({ path: `/${text}`, search: `?${text}`, cookie: text, acceptLanguage: text, routing });

function readForm(text: string): void {
  const values = readLeadForm({ get: (field) => (field === 'kind' ? 'sell' : text) });
  parseLeadForm(values, received.today);
  leadFromForm(values, received);
  spamScore({ ...values, hiddenFieldFilled: false, tokenAgeMs: null, otherNames: 0 });
}

function readListing(text: string): void {
  const [listing] = embedded('listings');
  const words = { th: text, en: text };
  // The schema rejects longer lines.
  const line = { th: text.slice(0, 500), en: text.slice(0, 500) };
  const changed = {
    ...listing,
    title: line,
    description: words,
    highlights: [line],
    project: line,
    price_note: line,
  };
  for (const found of parseCollection('listings', [changed], () => {}).values()) {
    createEngine([factsOf(found, 0)], known).search(parseSearchParams({ q: text }), 20);
    suggester([found], known)('a', 'th-th');
    markupOf(drawable(found.title.th ?? ''));
  }
}

/** Every parser of external input, with the maximum number of characters that can reach it. */
const READERS: readonly (readonly [name: string, atMost: number, read: (text: string) => unknown])[] = [
  ['a sentence', 8 * KB, search],
  ['the text of the search field', 200, (text) => suggest(text, 'th-th')],
  ['the filters of a search', 8 * KB, readFilters],
  ['a path without a locale', 8 * KB, visit],
  ['Accept-Language', 16 * KB, (text) => detectLocale({ cookie: text, acceptLanguage: text }, 'th-th')],
  ['a path and the redirect rules', 8 * KB, (text) => findRedirect(rules, `/${text}`, '')],
  ['a redirect rule', 8 * KB, (text) => matchRedirectPattern(`/${text}`, `/${text}`)],
  ['the modifiers of a picture', 8 * KB, (text) => parseModifiers(text)],
  ['the source of a picture', 8 * KB, (text) => readSource(text, '', { hosts: new Set(), bucket: undefined })],
  ['icon names', 8 * KB, (text) => readIconRequest('lucide.json', new URLSearchParams({ icons: text }))],
  ['a content policy report', 64 * KB, (text) => readPolicyReport(text)],
  ['the fields of an enquiry', 64 * KB, readForm],
  ['a listing of the content', 50_000, readListing],
];

const SIGNS = [
  'a',
  'A',
  '1',
  '0',
  ' ',
  '-',
  ',',
  '.',
  ':',
  ';',
  '/',
  '&',
  '=',
  '_',
  '@',
  '+',
  '(',
  '[',
  '{',
  '"',
  '%',
  '\\',
  '<',
];
const PAIRS = [
  'a-',
  '1,',
  '.a',
  'a.',
  ';q=',
  'q=0.',
  '%41',
  '%25',
  '/:a',
  '/*',
  '[[',
  '{"a":',
  '[1,',
  '":"',
  'https:/',
  'www.',
];
const WORDS = [
  'ก',
  'เก',
  'ๆ',
  '๑',
  'บ้าน',
  'ห้อง',
  '3 ล้าน ',
  '2-',
  'ไม่เกิน',
  'ใกล้ BTS ',
  'bts',
  '\u200b',
  '\u0e33',
  'ß',
  '\ud800',
  '😀',
];

const repeated = fc.tuple(fc.constantFrom(...SIGNS, ...PAIRS, ...WORDS), fc.constantFrom(1, 2, 30, 1_000, 70_000));
const anyText = fc.array(repeated, { minLength: 1, maxLength: 4 }).map(
  (parts) => (atMost: number) =>
    parts
      .map(([sign, times]) => sign.repeat(times))
      .join('')
      .slice(0, atMost),
);

/** Milliseconds of CPU time that a text may take. A long text of Thai is split into words in half a second. */
const mostMs = (characters: number) => Math.max(1_000, characters * 0.04);

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch (error) {
    // A rejection by an exception is fine, but a stack overflow is not.
    if (error instanceof RangeError || error instanceof ReferenceError) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each(READERS)('reads %s of %i characters quickly, whatever repeats in it', (_, atMost, read) => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(millisecondsOf(() => read(text(atMost)))).toBeLessThan(mostMs(atMost));
    }),
    { numRuns: runs(60) },
  );
});

it('rejects deeply nested JSON in an enquiry', async () => {
  for (const open of ['[', '{"a":']) {
    const body = open.repeat(Math.floor((64 * KB) / open.length)).slice(0, 64 * KB);
    const request = new Request('http://localhost', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(await readFormFields(request)).toBe('unreadable');
  }
});
