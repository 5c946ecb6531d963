import { expect, it } from 'vitest';
import { WORDS } from './message-words';
import { sameWords } from './same-words';

it('reports untranslated messages, and ignores messages without words', () => {
  const english = { label: '{label} ({count, number})', unit: '{value} m²', same: 'Rooms: {count}' };
  expect(sameWords(english, english)).toEqual(['same: Rooms: {count}']);
});

it('finds no untranslated messages of the site', () => {
  expect(sameWords(WORDS['en-us'], WORDS['th-th'])).toEqual([]);
});
