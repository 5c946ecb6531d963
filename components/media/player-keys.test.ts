import { describe, expect, it } from 'vitest';
import { playerAction } from './player-keys';

const press = (key: string, code: string, held = {}) => ({
  ...{ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
});

describe('P: keys of the player', () => {
  it.each([
    [' ', 'Space', { do: 'toggle' }],
    ['k', 'KeyK', { do: 'toggle' }],
    ['ArrowLeft', 'ArrowLeft', { do: 'seek', by: -10 }],
    ['ArrowRight', 'ArrowRight', { do: 'seek', by: 10 }],
    ['ArrowUp', 'ArrowUp', { do: 'volume', by: 0.1 }],
    ['ArrowDown', 'ArrowDown', { do: 'volume', by: -0.1 }],
    ['m', 'KeyM', { do: 'mute' }],
    ['f', 'KeyF', { do: 'fullscreen' }],
    ['c', 'KeyC', { do: 'captions' }],
    ['0', 'Digit0', { do: 'seekTo', part: 0 }],
    ['9', 'Digit9', { do: 'seekTo', part: 0.9 }],
    ['5', 'Numpad5', { do: 'seekTo', part: 0.5 }],
    ['ArrowLeft', 'Numpad4', { do: 'seek', by: -10 }],
  ])('%s (%s)', (key, code, action) => {
    expect(playerAction(press(key, code), 'player')).toEqual(action);
  });

  it.each([
    ['า', 'KeyK', { do: 'toggle' }],
    ['ท', 'KeyM', { do: 'mute' }],
    ['ด', 'KeyF', { do: 'fullscreen' }],
    ['แ', 'KeyC', { do: 'captions' }],
    ['ถ', 'Digit5', { do: 'seekTo', part: 0.5 }],
  ])('%s on a Thai keyboard (%s)', (key, code, action) => {
    expect(playerAction(press(key, code), 'player')).toEqual(action);
  });

  it('ignores keys with a modifier and keys without an action', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }]) {
      expect(playerAction(press('f', 'KeyF', held), 'player')).toBeNull();
    }
    expect(playerAction(press('Tab', 'Tab'), 'player')).toBeNull();
    expect(playerAction(press('x', 'KeyX'), 'player')).toBeNull();
  });

  it('leaves a control the keys that it uses itself', () => {
    expect(playerAction(press(' ', 'Space'), 'button')).toBeNull();
    expect(playerAction(press('k', 'KeyK'), 'button')).toEqual({ do: 'toggle' });
    expect(playerAction(press('ArrowRight', 'ArrowRight'), 'volume')).toEqual({ do: 'volume', by: 0.1 });
  });
});
