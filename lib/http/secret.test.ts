import { expect, it } from 'vitest';
import { isBearer, isSecret } from './secret';

it('accepts only the exact secret', () => {
  expect(isSecret('correct horse battery', 'correct horse battery')).toBe(true);
  for (const near of ['', 'correct horse batter', 'correct horse battery ', 'Correct horse battery', 'ก'])
    expect(isSecret(near, 'correct horse battery')).toBe(false);
});

it('accepts the secret only after Bearer', () => {
  expect(isBearer('Bearer correct horse', 'correct horse')).toBe(true);
  for (const other of ['correct horse', 'Basic correct horse', 'Bearer', 'Bearer ', 'Bearer correct', null, undefined])
    expect(isBearer(other, 'correct horse')).toBe(false);
});
