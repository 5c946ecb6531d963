import { expect, it } from 'vitest';
import english from '../../messages/en-us.json';
import thai from '../../messages/th-th.json';
import { EXAMPLES, examplesOfDay } from './examples.server';

const DAY_MS = 86_400_000;
/** Midnight in Bangkok. */
const START = Date.UTC(2026, 10, 20, 17);

it.each([
  ['Thai', thai.Suggest.example],
  ['English', english.Suggest.example],
])('%s examples change each day, find homes, and are understood', async (_, texts) => {
  const textOf = (name: (typeof EXAMPLES)[number]) => texts[name];
  const seen = new Set<string>();
  for (let day = 0; day < EXAMPLES.length; day += 1) {
    const now = START + day * DAY_MS;
    const examples = await examplesOfDay(textOf, now);
    expect(examples).toHaveLength(3);
    expect(await examplesOfDay(textOf, now + DAY_MS - 1)).toEqual(examples);
    expect(await examplesOfDay(textOf, now + DAY_MS)).not.toEqual(examples);
    for (const { q, search } of examples) {
      expect([q, search.q]).toEqual([q, '']);
      seen.add(q);
    }
  }
  expect(seen.size).toBe(EXAMPLES.length);
});

it('leaves out an example that no home fits', async () => {
  const ofDay = await examplesOfDay((name) => (name === 'land' ? 'land under 5000 baht' : name), START);
  expect(await examplesOfDay(() => 'land under 5000 baht', START)).toEqual([]);
  expect(ofDay.map(({ q }) => q)).not.toContain('land under 5000 baht');
});
