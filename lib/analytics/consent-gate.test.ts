import { describe, expect, it } from 'vitest';
import { ALL_ALLOWED, type ConsentChoices, NOTHING_ALLOWED } from './consent';
import { consentGate } from './consent-gate';

const MEASURED: ConsentChoices = { measurement: true, advertising: false };

function opened() {
  const said: string[] = [];
  const gate = consentGate({
    tell: ({ measurement, advertising }) => said.push(`tell ${Number(measurement)}${Number(advertising)}`),
    load: () => said.push('load'),
    send: ({ event }) => said.push(event),
  });
  const happen = (...events: string[]) => {
    for (const event of events) gate.take({ event });
  };
  return { ...gate, said, happen };
}

describe('before the choice', () => {
  it('nothing is sent and nothing loaded', () => {
    const { happen, said } = opened();
    happen('a', 'b');
    expect(said).toEqual([]);
  });

  it('what is held is sent in its order once something is allowed, after the signals', () => {
    const { happen, decide, said } = opened();
    happen('a', 'b');
    decide(MEASURED);
    happen('c');
    expect(said).toEqual(['tell 10', 'load', 'a', 'b', 'c']);
  });

  it('holds the last two hundred', () => {
    const { happen, decide, said } = opened();
    happen(...Array.from({ length: 250 }, (_, index) => `e${index}`));
    decide(ALL_ALLOWED);
    expect(said.slice(2)).toHaveLength(200);
    expect(said.slice(2)[0]).toBe('e50');
    expect(said.at(-1)).toBe('e249');
  });
});

describe('after it', () => {
  it('a refusal drops what was held, also for who allows something later', () => {
    const { happen, decide, said } = opened();
    happen('a');
    decide(NOTHING_ALLOWED);
    happen('b');
    expect(said).toEqual(['tell 00']);
    decide(ALL_ALLOWED);
    happen('c');
    expect(said).toEqual(['tell 00', 'tell 11', 'load', 'c']);
  });

  it('more than before goes on as it was', () => {
    const { happen, decide, said } = opened();
    decide(MEASURED);
    happen('a');
    decide(ALL_ALLOWED);
    happen('b');
    expect(said).toEqual(['tell 10', 'load', 'a', 'tell 11', 'b']);
  });

  it('what is taken back ends the sending, and what happens then is lost', () => {
    const { happen, decide, said } = opened();
    decide(ALL_ALLOWED);
    decide(MEASURED);
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
});
