import { expect, it } from 'vitest';
import { DeadLetterPolicy } from './dead-letter-policy';

/** Whether an enquiry is given up after failing so often, with these successes and failures of others in between. */
function givenUp(tries: number, others: { successes: number; failures: number }): boolean {
  const policy = new DeadLetterPolicy();
  const total = { successes: 0, failures: 0 };
  let isOver = false;
  for (let count = 0; count < tries; count += 1) {
    total.successes += others.successes;
    total.failures += others.failures + 1;
    isOver = policy.failed('a', total, 0);
  }
  return isOver;
}

it('gives up an enquiry that fails alone, the sixth time', () => {
  expect(givenUp(5, { successes: 1, failures: 0 })).toBe(false);
  expect(givenUp(6, { successes: 1, failures: 0 })).toBe(true);
});

it('gives up none that fails with everybody, or with most', () => {
  expect(givenUp(1_000, { successes: 0, failures: 0 })).toBe(false);
  expect(givenUp(1_000, { successes: 0, failures: 3 })).toBe(false);
  expect(givenUp(1_000, { successes: 2, failures: 3 })).toBe(false);
});

it('gives up two that fail alone', () => {
  expect(givenUp(6, { successes: 1, failures: 1 })).toBe(true);
});

it('lets it rest longer with each failure of its own, and not after a failure that all had', () => {
  const policy = new DeadLetterPolicy();
  policy.failed('a', { successes: 0, failures: 1 }, 0);
  expect(policy.restMs('a', 0)).toBe(0);
  policy.failed('a', { successes: 1, failures: 2 }, 0);
  const first = policy.restMs('a', 0);
  policy.failed('a', { successes: 2, failures: 3 }, 0);
  policy.failed('a', { successes: 3, failures: 4 }, 0);
  policy.failed('a', { successes: 4, failures: 5 }, 0);
  expect(first).toBeGreaterThanOrEqual(250);
  expect(policy.restMs('a', 0)).toBeGreaterThan(first);
  policy.forget('a');
  expect(policy.restMs('a', 0)).toBe(0);
});
