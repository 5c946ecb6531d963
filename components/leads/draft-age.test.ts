import { afterEach, expect, it, vi } from 'vitest';
import { DRAFT_KEY, forgetOldDraft } from './draft-age';

const NOW = Date.parse('2026-11-25T05:00:00Z');
const DAY = 24 * 3_600_000;

function remainsOf(text: string): string | null {
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

it('removes a draft that is a month old or has no valid time', () => {
  for (const draft of [{ at: NOW - 31 * DAY, values: { phone: '0812345678' } }, { values: {} }, { at: '1' }, 7, null])
    expect(remainsOf(JSON.stringify(draft)), JSON.stringify(draft)).toBeNull();
});

it('keeps a newer draft, and does not throw for invalid values or without storage', () => {
  const newer = JSON.stringify({ at: NOW - 29 * DAY, values: {} });
  expect(remainsOf(newer)).toBe(newer);
  expect(remainsOf('{')).toBe('{');
  vi.stubGlobal('localStorage', undefined);
  expect(() => forgetOldDraft(NOW)).not.toThrow();
});
