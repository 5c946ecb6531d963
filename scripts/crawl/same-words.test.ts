import { expect, it } from 'vitest';
import { WORDS } from './message-words';
import { sameWords } from './same-words';

it('finds what nobody translated, and leaves what has no words', () => {
  const english = { label: '{label} ({count, number})', unit: '{value} m²', same: 'Rooms: {count}' };
  expect(sameWords(english, english)).toEqual(['same: Rooms: {count}']);
});

it('finds nothing among the words of the site', () => {
  expect(sameWords(WORDS['en-us'], WORDS['th-th'])).toEqual([]);
});
