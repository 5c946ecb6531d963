import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlayerSettings } from './player-settings';

const DEFAULTS = { volume: 1, muted: false, speed: 1, captions: false };

describe('P: what the device remembers of watching', () => {
  it('is read as it was written', () => {
    const kept = { volume: 0.4, muted: true, speed: 1.5, captions: true };
    expect(parsePlayerSettings(kept)).toEqual(kept);
  });

  it.each([null, 'x', 7, [], { volume: '1', muted: 'yes', speed: 3, captions: 1 }, { volume: -0.1 }, { volume: 1.1 }])(
    '%j is dropped: volume 1, speed 1',
    (value) => expect(parsePlayerSettings(value)).toEqual(DEFAULTS),
  );

  it('keeps what makes sense beside what does not', () => {
    expect(parsePlayerSettings({ volume: 0.2, speed: 'fast' })).toEqual({ ...DEFAULTS, volume: 0.2 });
  });

  it('is always something to watch with', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { volume, speed } = parsePlayerSettings(value);
        expect(volume >= 0 && volume <= 1).toBe(true);
        expect(speed >= 0.5 && speed <= 4).toBe(true);
      }),
    );
  });
});
