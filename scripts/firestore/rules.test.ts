import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { publicStatuses } from '../../lib/content/public-statuses';
import { LARGEST_AMOUNTS, LEAD_COLLECTIONS, LEAD_RULES, LONGEST_TEXTS, MOST_TEXTS } from './lead-rules';
import { MOST_PHOTO_BYTES, PHOTO_COLLECTIONS, PHOTO_FIELDS } from './photo-rules';

const rules = readFileSync('firestore.rules', 'utf8');
const words = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word);
const all = (pattern: RegExp) => [...rules.matchAll(pattern)];

it('the rules open the collections of the content in the statuses that may be public, and nothing else', () => {
  const reads = all(/match \/(\w+)\/\{id\} \{ allow read: if (?:true|hasStatus\(\[(.*)\]\)); \}/g);
  const opened = reads.map(([, name, statuses]) => [name, statuses === undefined ? null : words(statuses)]);
  const expected = COLLECTION_NAMES.map((name) => [name, publicStatuses(name)]);
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(expected));
  const creates = all(/match \/(\w+)\/\{id\} \{\s+allow create: if isLeadId\(id\) && (.*);/g);
  const kinds = creates.map(([, name, kind = '']) => [name, [...kind.matchAll(/is\w+Lead/g)].map(([rule]) => rule)]);
  expect(Object.fromEntries(kinds)).toEqual(LEAD_COLLECTIONS);
  const isOne =
    /^(is\w+Lead)\(request\.resource\.data\)$|^\(is\w+Lead\(request\.resource\.data\) \|\| is\w+Lead\(request\.resource\.data\)\)$/;
  for (const [, , kind] of creates) expect(kind).toMatch(isOne);
  const photos = all(
    /match \/(\w+)\/\{id\}\/photos\/\{number\} \{\s+allow create: if isLeadId\(id\) && isPhoto\(number, request\.resource\.data\);/g,
  );
  expect(photos.map(([, name]) => name)).toEqual(PHOTO_COLLECTIONS);
  const written = kinds.length + PHOTO_COLLECTIONS.length;
  expect(all(/allow update: if request\.resource\.data == resource\.data;/g)).toHaveLength(written);
  expect(all(/allow /g)).toHaveLength(COLLECTION_NAMES.length + 2 * written);
  expect(all(/match /g)).toHaveLength(COLLECTION_NAMES.length + written + 1);
});

it('the rules of enquiries name the fields and lengths of their mirror', () => {
  for (const [name, { checks, required }] of Object.entries(LEAD_RULES)) {
    const [, body = ''] = new RegExp(`function ${name}\\(lead\\) \\{([^}]*)\\}`).exec(rules) ?? [];
    expect(words(/hasOnly\(\[([^\]]*)\]/.exec(body)?.[1] ?? '').sort(), name).toEqual(Object.keys(checks).sort());
    expect(words(/hasAll\(\[([^\]]*)\]/.exec(body)?.[1] ?? ''), name).toEqual(required);
  }
  const limits = (check: string) =>
    all(new RegExp(`^ +&& ${check}\\((\\w+), '(\\w+)', (\\d+)\\)`, 'gm'))
      .map(([, of, field, most]) => `${of}.${field} ${most}`)
      .sort();
  const expected = (mirror: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
    Object.entries(mirror)
      .flatMap(([of, fields]) => Object.entries(fields).map(([field, most]) => `${of}.${field} ${most}`))
      .sort();
  expect(limits('isText')).toEqual(expected(LONGEST_TEXTS));
  expect(limits('isAmount')).toEqual(expected(LARGEST_AMOUNTS));
  const texts = all(/areTexts\(([\w.()]+), (\d+), (\d+)\)/g);
  const found = texts.map(([, of, most, longest]) => [of, [Number(most), Number(longest)]]);
  expect(Object.fromEntries(found)).toEqual(MOST_TEXTS);
});

it('the rules of photographs name the fields and the size of their mirror', () => {
  const [, isPhoto = ''] = /function isPhoto\(number, photo\) \{([^;]*);/.exec(rules) ?? [];
  for (const names of ['hasAll', 'hasOnly'])
    expect(words(new RegExp(`${names}\\(\\[([^\\]]*)\\]`).exec(isPhoto)?.[1] ?? '')).toEqual(PHOTO_FIELDS);
  expect(/bytes\.size\(\) <= (\d+)/.exec(isPhoto)?.[1]).toBe(String(MOST_PHOTO_BYTES));
});

it('each collection whose documents have a status has the index that changes are asked for with', () => {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
  const fields = ['record_status', 'updated_at'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  const expected = COLLECTION_NAMES.filter((name) => publicStatuses(name) !== null);
  expect(indexes).toEqual(
    expect.arrayContaining(expected.map((collectionGroup) => ({ collectionGroup, queryScope: 'COLLECTION', fields }))),
  );
  expect(indexes).toHaveLength(expected.length);
});
