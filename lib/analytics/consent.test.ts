import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_ALLOWED,
  CONSENT_VERSION,
  type ConsentChoices,
  consentGate,
  consentOf,
  consentSignals,
  cookieDeletions,
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

const MEASURED: ConsentChoices = { measurement: true, advertising: false };

/** A gate, a log of its calls in order, and functions that settle the loading of its tag manager. */
function openGate() {
  const calls: string[] = [];
  const loads: { arrives: () => Promise<void>; fails: () => Promise<void> }[] = [];
  const gate = consentGate({
    updateConsent: ({ measurement, advertising }) => calls.push(`tell ${Number(measurement)}${Number(advertising)}`),
    load: () => {
      calls.push('load');
      return new Promise((resolve, reject) => {
        const settled = (settle: () => void) => async () => {
          settle();
          // Waits until the gate has handled the promise.
          await new Promise(setImmediate);
        };
        loads.push({
          arrives: settled(() => resolve(({ event }) => calls.push(event))),
          fails: settled(() => reject(new Error('offline'))),
        });
      });
    },
  });
  const happen = (...events: string[]) => {
    for (const event of events) gate.enqueue({ event });
  };
  return { ...gate, calls, happen, arrives: () => loads.at(-1)?.arrives(), fails: () => loads.at(-1)?.fails() };
}

describe('before the choice', () => {
  it('sends and loads nothing', () => {
    const { happen, calls } = openGate();
    happen('a', 'b');
    expect(calls).toEqual([]);
  });

  it('sends held events in order once the visitor allows something and the tag manager has loaded', async () => {
    const { happen, decide, calls, arrives } = openGate();
    happen('a', 'b');
    decide(MEASURED);
    happen('c');
    expect(calls).toEqual(['tell 10', 'load']);
    await arrives();
    happen('d');
    expect(calls).toEqual(['tell 10', 'load', 'a', 'b', 'c', 'd']);
  });

  it('holds the last two hundred events', async () => {
    const { happen, decide, calls, arrives } = openGate();
    happen(...Array.from({ length: 250 }, (_, index) => `e${index}`));
    decide(ALL_ALLOWED);
    await arrives();
    expect(calls.slice(2)).toHaveLength(200);
    expect(calls.slice(2)[0]).toBe('e50');
    expect(calls.at(-1)).toBe('e249');
  });
});

describe('after the choice', () => {
  it('drops held events after a refusal, even if the visitor allows something later', async () => {
    const { happen, decide, calls, arrives } = openGate();
    happen('a');
    decide(NOTHING_ALLOWED);
    happen('b');
    expect(calls).toEqual(['tell 00']);
    decide(ALL_ALLOWED);
    happen('c');
    await arrives();
    expect(calls).toEqual(['tell 00', 'tell 11', 'load', 'c']);
  });

  it('keeps sending when the visitor allows more', async () => {
    const { happen, decide, calls, arrives } = openGate();
    decide(MEASURED);
    await arrives();
    happen('a');
    decide(ALL_ALLOWED);
    happen('b');
    expect(calls).toEqual(['tell 10', 'load', 'a', 'tell 11', 'b']);
  });

  it('stops sending when the visitor withdraws consent, and drops later events', async () => {
    const { happen, decide, calls, arrives } = openGate();
    decide(ALL_ALLOWED);
    happen('held');
    decide(MEASURED);
    await arrives();
    happen('a');
    decide(NOTHING_ALLOWED);
    happen('b');
    decide(ALL_ALLOWED);
    happen('c');
    expect(calls).toEqual(['tell 11', 'load', 'tell 10', 'tell 00', 'tell 11', 'c']);
  });

  it('ignores the same choice again', () => {
    const { decide, calls } = openGate();
    decide(MEASURED);
    decide({ ...MEASURED });
    expect(calls).toEqual(['tell 10', 'load']);
  });

  it('loads the tag manager again with the next event after a failure, and keeps all events', async () => {
    const { happen, decide, calls, arrives, fails } = openGate();
    happen('a');
    decide(MEASURED);
    await fails();
    happen('b');
    await arrives();
    expect(calls).toEqual(['tell 10', 'load', 'load', 'a', 'b']);
  });
});

const COOKIES = '_ga=GA1.1.2; i18n_redirected=th-th; _ga_ABC=GS2.1; _gid=1; _gcl_au=1.1.3; _gac_UA-1=x; _game=1';
const names = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split('=')[0]))];

it('deletes the cookies that are not allowed, and no others', () => {
  expect(names(cookieDeletions(COOKIES, 'localhost', NOTHING_ALLOWED))).toEqual([
    '_ga',
    '_ga_ABC',
    '_gid',
    '_gcl_au',
    '_gac_UA-1',
  ]);
  expect(names(cookieDeletions(COOKIES, 'localhost', { measurement: true, advertising: false }))).toEqual([
    '_gcl_au',
    '_gac_UA-1',
  ]);
  expect(cookieDeletions(COOKIES, 'localhost', ALL_ALLOWED)).toEqual([]);
  expect(cookieDeletions('', 'localhost', NOTHING_ALLOWED)).toEqual([]);
});

it('deletes them for the host and all parent domains', () => {
  expect(cookieDeletions('_gid=1', 'www.rommai.example', NOTHING_ALLOWED)).toEqual([
    '_gid=; Max-Age=0; Path=/',
    '_gid=; Max-Age=0; Path=/; Domain=www.rommai.example',
    '_gid=; Max-Age=0; Path=/; Domain=rommai.example',
    '_gid=; Max-Age=0; Path=/; Domain=example',
  ]);
});
