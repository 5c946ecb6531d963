import { describe, expect, it } from 'vitest';
import { editsAllowed } from './edits-allowed';

describe('editsAllowed', () => {
  it('is one from four letters on, and two from eight', () => {
    expect([3, 4, 7, 8, 20].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]);
  });
});
