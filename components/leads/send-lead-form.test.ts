import { expect, it } from 'vitest';
import { PHOTO_LIMITS } from '@/lib/leads/lead-form';
import { tooLargeFileNames } from './send-lead-form';

const bytes = (size: number) => new Uint8Array(size);

it('names the photos that are still too large', () => {
  const files = ['a', 'b', 'c'].map((name) => new File([bytes(1)], name));
  const large = new Blob([bytes(PHOTO_LIMITS.bytes + 1)]);
  expect(tooLargeFileNames(files, [large, new Blob([bytes(PHOTO_LIMITS.bytes)]), large])).toBe('a, c');
  expect(tooLargeFileNames(files, [new Blob(), new Blob(), new Blob()])).toBeNull();
  expect(tooLargeFileNames([], [])).toBeNull();
});
