import { describe, expect, it } from 'vitest';
import { ALL_ALLOWED, type ConsentChoices, NOTHING_ALLOWED } from './consent';
import { consentGate } from './consent-gate';

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
