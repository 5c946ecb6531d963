import { expect, it } from 'vitest';
import { isSecret } from './secret';

it('knows the secret, and nothing that is nearly it', () => {
  expect(isSecret('correct horse battery', 'correct horse battery')).toBe(true);
  for (const near of ['', 'correct horse batter', 'correct horse battery ', 'Correct horse battery', 'ก'])
    expect(isSecret(near, 'correct horse battery')).toBe(false);
});
