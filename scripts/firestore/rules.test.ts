import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { publicStatuses } from '../../lib/content/public-statuses';
import { LEAD_FIELDS, LEAD_REQUIRED, LONGEST_TEXTS } from './lead-rules';

const rules = readFileSync('firestore.rules', 'utf8');
const words = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word);
const all = (pattern: RegExp) => [...rules.matchAll(pattern)];

it('the rules open the collections of the content in the statuses that may be public, and nothing else', () => {
  const reads = all(/match \/(\w+)\/\{id\} \{ allow read: if (?:true|hasStatus\(\[(.*)\]\)); \}/g);
  const opened = reads.map(([, name, statuses]) => [name, statuses === undefined ? null : words(statuses)]);
  const expected = COLLECTION_NAMES.map((name) => [name, publicStatuses(name)]);
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(expected));
  expect(all(/allow /g)).toHaveLength(COLLECTION_NAMES.length + 2);
  expect(all(/match /g)).toHaveLength(COLLECTION_NAMES.length + 2);
});

it('the rules of enquiries name the fields and lengths of their mirror', () => {
  const [, isLead = ''] = /function isLead\(lead\) \{([^}]*)\}/.exec(rules) ?? [];
  expect(words(/hasOnly\(\[([^\]]*)\]/.exec(isLead)?.[1] ?? '').sort()).toEqual([...LEAD_FIELDS].sort());
  expect(words(/hasAll\(\[([^\]]*)\]/.exec(isLead)?.[1] ?? '')).toEqual(LEAD_REQUIRED);
  const lengths = all(/^ +&& isText\((\w+), '(\w+)', (\d+)\)/gm).map(([, of, field, most]) => `${of}.${field} ${most}`);
  const expected = Object.entries(LONGEST_TEXTS).flatMap(([of, fields]) =>
    Object.entries(fields).map(([field, most]) => `${of}.${field} ${most}`),
  );
  expect(lengths.sort()).toEqual(expected.sort());
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
