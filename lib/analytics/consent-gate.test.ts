import { describe, expect, it } from 'vitest';
import { ALL_ALLOWED, type ConsentChoices, NOTHING_ALLOWED } from './consent';
import { consentGate } from './consent-gate';

const MEASURED: ConsentChoices = { measurement: true, advertising: false };

/** A gate, a log of its calls in order, and functions that let its tag manager load or fail. */
function opened() {
  const said: string[] = [];
  const loads: { arrives: () => Promise<void>; fails: () => Promise<void> }[] = [];
  const gate = consentGate({
    tell: ({ measurement, advertising }) => said.push(`tell ${Number(measurement)}${Number(advertising)}`),
    load: () => {
      said.push('load');
      return new Promise((resolve, reject) => {
        const settled = (settle: () => void) => async () => {
          settle();
          // Lets the gate continue after the promise.
          await new Promise(setImmediate);
        };
        loads.push({
          arrives: settled(() => resolve(({ event }) => said.push(event))),
          fails: settled(() => reject(new Error('offline'))),
        });
      });
    },
  });
  const happen = (...events: string[]) => {
    for (const event of events) gate.take({ event });
  };
  return { ...gate, said, happen, arrives: () => loads.at(-1)?.arrives(), fails: () => loads.at(-1)?.fails() };
}

describe('before the choice', () => {
  it('nothing is sent and nothing loaded', () => {
    const { happen, said } = opened();
    happen('a', 'b');
    expect(said).toEqual([]);
  });

  it('sends held events in order once something is allowed and the tag manager has loaded', async () => {
    const { happen, decide, said, arrives } = opened();
    happen('a', 'b');
    decide(MEASURED);
    happen('c');
    expect(said).toEqual(['tell 10', 'load']);
    await arrives();
    happen('d');
    expect(said).toEqual(['tell 10', 'load', 'a', 'b', 'c', 'd']);
  });

  it('holds the last two hundred events', async () => {
    const { happen, decide, said, arrives } = opened();
    happen(...Array.from({ length: 250 }, (_, index) => `e${index}`));
    decide(ALL_ALLOWED);
    await arrives();
    expect(said.slice(2)).toHaveLength(200);
    expect(said.slice(2)[0]).toBe('e50');
    expect(said.at(-1)).toBe('e249');
  });
});

describe('after it', () => {
  it('a refusal drops held events, even if the visitor allows something later', async () => {
    const { happen, decide, said, arrives } = opened();
    happen('a');
    decide(NOTHING_ALLOWED);
    happen('b');
    expect(said).toEqual(['tell 00']);
    decide(ALL_ALLOWED);
    happen('c');
    await arrives();
    expect(said).toEqual(['tell 00', 'tell 11', 'load', 'c']);
  });

  it('keeps sending when the visitor allows more', async () => {
    const { happen, decide, said, arrives } = opened();
    decide(MEASURED);
    await arrives();
    happen('a');
    decide(ALL_ALLOWED);
    happen('b');
    expect(said).toEqual(['tell 10', 'load', 'a', 'tell 11', 'b']);
  });

  it('stops sending when the visitor withdraws consent, and drops later events', async () => {
    const { happen, decide, said, arrives } = opened();
    decide(ALL_ALLOWED);
    happen('held');
    decide(MEASURED);
    await arrives();
    happen('a');
    decide(NOTHING_ALLOWED);
    happen('b');
    decide(ALL_ALLOWED);
    happen('c');
    expect(said).toEqual(['tell 11', 'load', 'tell 10', 'tell 00', 'tell 11', 'c']);
  });

  it('the same once more is nothing new', () => {
    const { decide, said } = opened();
    decide(MEASURED);
    decide({ ...MEASURED });
    expect(said).toEqual(['tell 10', 'load']);
  });

  it('loads the tag manager again with the next event after a failure, and loses nothing', async () => {
    const { happen, decide, said, arrives, fails } = opened();
    happen('a');
    decide(MEASURED);
    await fails();
    happen('b');
    await arrives();
    expect(said).toEqual(['tell 10', 'load', 'load', 'a', 'b']);
  });
});
