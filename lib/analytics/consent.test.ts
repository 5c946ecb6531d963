import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_ALLOWED,
  CONSENT_VERSION,
  consentOf,
  consentSignals,
  isLessAllowed,
  NOTHING_ALLOWED,
  parseConsent,
} from './consent';

const made = consentOf({ measurement: true, advertising: false }, new Date('2026-11-22T10:00:00Z'));

describe('the record of a consent choice', () => {
  it('is parsed as it was written', () => {
    expect(made).toEqual({
      version: CONSENT_VERSION,
      at: '2026-11-22T10:00:00.000Z',
      choices: { measurement: true, advertising: false },
    });
    expect(parseConsent(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });

  it('is null if it has another version or is incomplete', () => {
    for (const wrong of [
      { ...made, version: CONSENT_VERSION - 1 },
      { ...made, version: CONSENT_VERSION + 1 },
      { ...made, version: String(CONSENT_VERSION) },
      { ...made, at: 5 },
      { ...made, choices: { measurement: true } },
      { ...made, choices: { measurement: true, advertising: 'yes' } },
      { version: CONSENT_VERSION, at: made.at },
      null,
      'accept',
      [],
    ])
      expect(parseConsent(wrong)).toBeNull();
  });

  it('never throws, whatever is stored', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => parseConsent(value) === null));
  });
});

describe('consent mode', () => {
  it('gets a separate signal for each purpose', () => {
    expect(consentSignals(made.choices)).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    expect(new Set(Object.values(consentSignals(NOTHING_ALLOWED)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(consentSignals(ALL_ALLOWED)))).toEqual(new Set(['granted']));
  });

  it('isLessAllowed detects a withdrawn consent', () => {
    expect(isLessAllowed(ALL_ALLOWED, made.choices)).toBe(true);
    expect(isLessAllowed(made.choices, { measurement: false, advertising: true })).toBe(true);
    expect(isLessAllowed(made.choices, ALL_ALLOWED)).toBe(false);
    expect(isLessAllowed(made.choices, made.choices)).toBe(false);
  });
});
