import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openedAgoMs, signOpened, tokenKey } from './time-trap';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const DAY = 24 * 3_600_000;

it('returns how long a form has been open, for up to a day', () => {
  const token = signOpened(NOW);
  expect(openedAgoMs(token, NOW + 4_200)).toBe(4_200);
  expect(openedAgoMs(token, NOW + DAY)).toBe(DAY);
  expect(openedAgoMs(token, NOW + DAY + 1)).toBeNull();
  expect(openedAgoMs(token, NOW - 1)).toBeNull();
});

it('rejects a token with a changed time or of another process', () => {
  const token = signOpened(NOW);
  const [, signed] = token.split('.');
  expect(openedAgoMs(`${(NOW - 60_000).toString(36)}.${signed}`, NOW)).toBeNull();
  expect(openedAgoMs(`${token}.x`, NOW)).toBeNull();
  tokenKey.set(undefined);
  expect(openedAgoMs(token, NOW)).toBeNull();
});

it('rejects any other text, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(openedAgoMs(text, NOW)).toBeNull();
    }),
  );
});
