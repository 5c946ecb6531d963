import { afterEach, expect, it, vi } from 'vitest';
import { DRAFT_KEY, forgetOldDraft } from './draft-age';

const NOW = Date.parse('2026-11-25T05:00:00Z');
const DAY = 24 * 3_600_000;

function leftOf(text: string): string | null {
  let stored: string | null = text;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === DRAFT_KEY ? stored : null),
    removeItem: () => {
      stored = null;
    },
  });
  forgetOldDraft(NOW);
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

it('a draft of a month ago is taken away, with whatever has no time', () => {
  for (const draft of [{ at: NOW - 31 * DAY, values: { phone: '0812345678' } }, { values: {} }, { at: '1' }, 7, null])
    expect(leftOf(JSON.stringify(draft)), JSON.stringify(draft)).toBeNull();
});

it('a newer one stays, and nothing breaks where storage is forbidden or holds anything', () => {
  const newer = JSON.stringify({ at: NOW - 29 * DAY, values: {} });
  expect(leftOf(newer)).toBe(newer);
  expect(leftOf('{')).toBe('{');
  vi.stubGlobal('localStorage', undefined);
  expect(() => forgetOldDraft(NOW)).not.toThrow();
});
