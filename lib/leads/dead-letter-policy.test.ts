import { expect, it } from 'vitest';
import { DeadLetterPolicy } from './delivery-worker';

/** Whether the policy gives an enquiry up after this many tries, with these results of others before each of them. */
function isGivenUp(tries: number, others: { successes: number; failures: number }): boolean {
  const policy = new DeadLetterPolicy();
  const total = { successes: 0, failures: 0 };
  let hasFailedTooOften = false;
  for (let count = 0; count < tries; count += 1) {
    total.successes += others.successes;
    total.failures += others.failures + 1;
    hasFailedTooOften = policy.failed('a', total, 0);
  }
  return hasFailedTooOften;
}

it('gives up an enquiry at its sixth failure while others succeed', () => {
  expect(isGivenUp(5, { successes: 1, failures: 0 })).toBe(false);
  expect(isGivenUp(6, { successes: 1, failures: 0 })).toBe(true);
});

it('does not give up an enquiry while all or most others fail', () => {
  expect(isGivenUp(1_000, { successes: 0, failures: 0 })).toBe(false);
  expect(isGivenUp(1_000, { successes: 0, failures: 3 })).toBe(false);
  expect(isGivenUp(1_000, { successes: 2, failures: 3 })).toBe(false);
});

it('gives up two enquiries that fail while others succeed', () => {
  expect(isGivenUp(6, { successes: 1, failures: 1 })).toBe(true);
});

it('increases the pause with each failure of one enquiry, but not with failures of the target', () => {
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
