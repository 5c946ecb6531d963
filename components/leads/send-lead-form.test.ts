import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PHOTO_LIMITS } from '@/lib/leads/lead-form';
import { isLeadReference } from '@/lib/leads/lead-reference';
import { errorsIn, referenceIn, tokenIn, tooLargeFileNames } from './send-lead-form';

const bytes = (size: number) => new Uint8Array(size);

it('names the photos that are still too large', () => {
  const files = ['a', 'b', 'c'].map((name) => new File([bytes(1)], name));
  const large = new Blob([bytes(PHOTO_LIMITS.bytes + 1)]);
  expect(tooLargeFileNames(files, [large, new Blob([bytes(PHOTO_LIMITS.bytes)]), large])).toBe('a, c');
  expect(tooLargeFileNames(files, [new Blob(), new Blob(), new Blob()])).toBeNull();
  expect(tooLargeFileNames([], [])).toBeNull();
});

it('reads a reference, and rejects any other format', () => {
  expect(referenceIn({ reference: '3F9A-07C1' })).toBe('3F9A-07C1');
  for (const wrong of ['3f9a-07c1', '3F9A07C1', '3F9A-07C1\n', '../x', '3F9A-07CG', '', 7, null])
    expect(isLeadReference(wrong)).toBe(false);
});

it('reads the errors that have messages', () => {
  const errors = [
    { field: 'phone', code: 'phone-invalid', more: true },
    { field: 'phone', code: 'toString' },
    { field: 'castle', code: 'phone-invalid' },
    null,
  ];
  expect(errorsIn({ errors })).toEqual([{ field: 'phone', code: 'phone-invalid' }]);
});

it('never throws, whatever the answer', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(errorsIn(answer)).toEqual([]);
      expect(referenceIn(answer)).toBeNull();
      expect(typeof tokenIn(answer)).toMatch(/^(undefined|string)$/);
    }),
  );
});
