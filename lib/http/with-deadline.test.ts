import { expect, it } from 'vitest';
import { withDeadline } from './with-deadline';

it('gives what comes in time, and its failure', async () => {
  expect(await withDeadline(1_000, async () => 'answer')).toBe('answer');
  await expect(withDeadline(1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('rejects when nothing has come', async () => {
  await expect(withDeadline(10, () => new Promise(() => undefined))).rejects.toThrow('no answer in 0.01 s');
});
