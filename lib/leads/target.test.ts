import { expect, it } from 'vitest';
import { TargetState } from './target';

it('is retried at least every 15 s, however long it has been down', () => {
  const state = new TargetState('firestore');
  let now = 0;
  for (let failure = 0; failure < 50; failure++) {
    for (const id of ['a', 'b']) state.failed(id, now, 'away', now);
    const wait = state.waitMs('c', now);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15_000);
    now += Math.ceil(wait);
  }
  expect(state.waitMs('c', now)).toBe(0);
});
