import { expect, it } from 'vitest';
import { withDeadline } from './with-deadline';

it('resolves or rejects like the work if that ends in time', async () => {
  expect(await withDeadline(1_000, async () => 'answer')).toBe('answer');
  await expect(withDeadline(1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('rejects if the work takes too long', async () => {
  await expect(withDeadline(10, () => new Promise(() => undefined))).rejects.toThrow('no answer in 0.01 s');
});
