import { expect, it } from 'vitest';
import { CATALOGUE, type Entry, VIEW } from './catalogue';
import { eventFaults } from './event-faults';

const ENTRIES: readonly (readonly [string, Entry])[] = [['VIEW', VIEW], ...Object.entries<Entry>(CATALOGUE)];

it.each(ENTRIES)('the example of %s is as the catalogue says', (_, { example }) => {
  expect(eventFaults(example)).toEqual([]);
});

it.each(ENTRIES)('%s says all of its parameters, so that nothing of an earlier event is left', (name, entry) => {
  const { event: _, ...given } = entry.example;
  const always = Object.entries(entry.parameters).filter(([, rule]) => !rule.isOptional);
  expect(Object.keys(given)).toEqual(expect.arrayContaining(always.map(([parameter]) => parameter)));
  if (name !== 'VIEW') expect(always).toHaveLength(Object.keys(given).length);
});

it('no two kinds of event are told by the same name', () => {
  const names = ENTRIES.flatMap(([, { example, parameters }]) => {
    const actions = Object.entries(parameters).find(([parameter]) => parameter === 'action')?.[1].allowed ?? '';
    return actions.split(', ').map((action) => `${example.event} ${example.target} ${action}`);
  });
  expect(new Set(names).size).toBe(names.length);
});
