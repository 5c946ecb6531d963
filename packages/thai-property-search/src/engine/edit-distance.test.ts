import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './vocabulary';

describe('editDistance', () => {
  it.each([
    ['condo', 'condo', 0],
    ['condo', 'cndo', 1],
    ['condo', 'condos', 1],
    ['condo', 'conda', 1],
    ['condo', 'codno', 1],
    ['อ่อนนุช', 'อ่อนนุด', 1],
    ['sukhumvit', 'sukumwit', 2],
  ])('from %s to %s is %d', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  it('is symmetric, and at most one more than the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, atMost) => {
        const whole = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(whole);
        expect(editDistance(a, b, atMost)).toBe(Math.min(whole, atMost + 1));
      }),
    );
  });
});
