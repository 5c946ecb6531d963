import { expect, it, vi } from 'vitest';
import { mayDelete, withoutControlCharacters } from './terminal';

it.each([
  ['red \u001b[31mtext\u001b[0m', 'red  [31mtext [0m'],
  ['\u009b2J\rline\b\u0000\u007f', ' 2J line   '],
  ['abc\u202ecba\u2066\u{e0041}', 'abc cba  '],
  ['เก็บ\u200bไว้ 👨\u200d👩\u200d👧\ttab\nline', 'เก็บ\u200bไว้ 👨\u200d👩\u200d👧\ttab\nline'],
])('prints %j as %j', (text, expected) => expect(withoutControlCharacters(text)).toBe(expected));

it.each([
  ['the name is typed', { confirmed: [], answer: 'listings' }, true],
  ['the name is typed with spaces around it', { confirmed: [], answer: ' listings\n' }, true],
  ['another name is typed', { confirmed: [], answer: 'Listings' }, false],
  ['nothing is typed', { confirmed: [], answer: '' }, false],
  ['"yes" is typed', { confirmed: [], answer: 'yes' }, false],
  ['another collection is confirmed', { confirmed: ['works'], answer: '' }, false],
] as const)('requires the typed or confirmed name: %s', async (_, { confirmed, answer }, expected) => {
  const ask = vi.fn(async () => answer);
  expect(await mayDelete('listings', 3, { confirmed, ask }, 'en')).toBe(expected);
  expect(ask).toHaveBeenCalledWith(
    "3 documents of listings will be deleted for good. Type the collection's name to go on: ",
  );
});

it('does not ask if the collection is confirmed, and refuses to delete if it cannot ask', async () => {
  const ask = vi.fn(async () => '');
  expect(await mayDelete('listings', 3, { confirmed: ['works', 'listings'], ask }, 'en')).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(await mayDelete('listings', 3, { confirmed: [], ask: undefined }, 'en')).toBe(false);
});
