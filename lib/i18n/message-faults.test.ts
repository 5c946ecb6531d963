import { expect, it } from 'vitest';
import { messageFaults } from './message-faults';

const compare = (english: unknown, thai: unknown) => messageFaults({ 'en-us': english, 'th-th': thai });

it('finds nothing where keys and placeholders agree', () => {
  const english = { A: { b: '{count, plural, one {# bed} other {# beds}} by <name></name>' } };
  expect(compare(english, { A: { b: '{count, plural, other {# เตียง}} โดย <name></name>' } })).toEqual([]);
});

it('names a key that is missing or empty on either side', () => {
  expect(compare({ a: 'x', c: 'y' }, { b: 'x', c: ' ' })).toEqual([
    'th-th\ta\tis missing',
    'th-th\tc\tis missing',
    'en-us\tb\tis missing',
  ]);
});

it('names other placeholders and texts that cannot be read', () => {
  expect(compare({ a: '{count}' }, { a: '{number}' })).toEqual(['a\thas other placeholders: count / number']);
  expect(compare({ a: '{count' }, { a: 'x' })[0]).toMatch(/^a\tcannot be read/);
});
