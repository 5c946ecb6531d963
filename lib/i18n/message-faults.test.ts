import { expect, it } from 'vitest';
import { messageFaults } from './message-faults';

const compare = (english: unknown, thai: unknown) => messageFaults({ 'en-us': english, 'th-th': thai });

it('reports nothing if keys and placeholders match', () => {
  const english = { A: { b: '{count, plural, one {# bed} other {# beds}} by <name></name>' } };
  expect(compare(english, { A: { b: '{count, plural, other {# เตียง}} โดย <name></name>' } })).toEqual([]);
});

it('reports a key that is missing or empty in either language', () => {
  expect(compare({ a: 'x', c: 'y' }, { b: 'x', c: ' ' })).toEqual([
    'th-th\ta\tis missing',
    'th-th\tc\tis missing',
    'en-us\tb\tis missing',
  ]);
});

it('reports different placeholders and texts that cannot be parsed', () => {
  expect(compare({ a: '{count}' }, { a: '{number}' })).toEqual(['a\thas other placeholders: count / number']);
  expect(compare({ a: '{count' }, { a: 'x' })[0]).toMatch(/^a\tcannot be read/);
});
