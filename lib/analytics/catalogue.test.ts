import { expect, it } from 'vitest';
import { CATALOGUE, type Entry, VIEW } from './catalogue';
import { eventFaults } from './event-faults';

const ENTRIES: readonly (readonly [string, Entry])[] = [['VIEW', VIEW], ...Object.entries<Entry>(CATALOGUE)];

it.each(ENTRIES)('the example of %s matches the catalogue', (_, { example }) => {
  expect(eventFaults(example)).toEqual([]);
});

it.each(ENTRIES)('%s sets all of its parameters, so that none of an earlier event remains', (name, entry) => {
  const { event: _, ...given } = entry.example;
  const always = Object.entries(entry.parameters).filter(([, rule]) => !rule.isOptional);
  expect(Object.keys(given)).toEqual(expect.arrayContaining(always.map(([parameter]) => parameter)));
  if (name !== 'VIEW') expect(always).toHaveLength(Object.keys(given).length);
});

it('every kind of event has its own combination of name, target and action', () => {
  const names = ENTRIES.flatMap(([, { example, parameters }]) => {
    const actions = Object.entries(parameters).find(([parameter]) => parameter === 'action')?.[1].allowed ?? '';
    return actions.split(', ').map((action) => `${example.event} ${example.target} ${action}`);
  });
  expect(new Set(names).size).toBe(names.length);
});
