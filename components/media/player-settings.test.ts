import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlayerSettings } from './player-settings';

const DEFAULTS = { volume: 1, muted: false, speed: 1, captions: false };

describe('P: the stored settings of the player', () => {
  it('are read as they were written', () => {
    const stored = { volume: 0.4, muted: true, speed: 1.5, captions: true };
    expect(parsePlayerSettings(stored)).toEqual(stored);
  });

  it.each([null, 'x', 7, [], { volume: '1', muted: 'yes', speed: 3, captions: 1 }, { volume: -0.1 }, { volume: 1.1 }])(
    'are the defaults for %j',
    (value) => expect(parsePlayerSettings(value)).toEqual(DEFAULTS),
  );

  it('keep valid values next to invalid ones', () => {
    expect(parsePlayerSettings({ volume: 0.2, speed: 'fast' })).toEqual({ ...DEFAULTS, volume: 0.2 });
  });

  it('always have a valid volume and speed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { volume, speed } = parsePlayerSettings(value);
        expect(volume >= 0 && volume <= 1).toBe(true);
        expect(speed >= 0.5 && speed <= 4).toBe(true);
      }),
    );
  });
});
