import { expect, it } from 'vitest';
import { createMessageMemory } from './message-memory';

const MESSAGE = 'I can bring a thousand buyers to your website this week';
const HOUR = 3_600_000;

it('counts the other names that sent a message within a day, whatever its case and spacing', () => {
  const memory = createMessageMemory();
  expect(memory.otherNames(MESSAGE, 'Ann', 0)).toBe(0);
  expect(memory.otherNames(MESSAGE, 'Ann', 1)).toBe(0);
  expect(memory.otherNames(`  ${MESSAGE.toUpperCase()} `, 'Ben', HOUR)).toBe(1);
  expect(memory.otherNames(MESSAGE, 'Cyd', 2 * HOUR)).toBe(2);
  expect(memory.otherNames('Something else that is as long as that', 'Dan', 2 * HOUR)).toBe(0);
  expect(memory.otherNames(MESSAGE, 'Eve', 24 * HOUR + 2)).toBe(2);
  expect(memory.otherNames(MESSAGE, 'Eve', 50 * HOUR)).toBe(0);
});

it('ignores short messages, which many people send', () => {
  const memory = createMessageMemory();
  memory.otherNames('please call me', 'Ann', 0);
  memory.otherNames(undefined, 'Ann', 0);
  expect(memory.otherNames('please call me', 'Ben', 0)).toBe(0);
  expect(memory.otherNames(undefined, 'Ben', 0)).toBe(0);
});
