import { describe, expect, it } from 'vitest';
import { playerAction } from './player-keys';

const press = (key: string, code: string, held = {}) => ({
  ...{ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
});

describe('P: keys of the player', () => {
  it.each([
    [' ', 'Space', { type: 'toggle' }],
    ['k', 'KeyK', { type: 'toggle' }],
    ['ArrowLeft', 'ArrowLeft', { type: 'seek', by: -10 }],
    ['ArrowRight', 'ArrowRight', { type: 'seek', by: 10 }],
    ['ArrowUp', 'ArrowUp', { type: 'volume', by: 0.1 }],
    ['ArrowDown', 'ArrowDown', { type: 'volume', by: -0.1 }],
    ['m', 'KeyM', { type: 'mute' }],
    ['f', 'KeyF', { type: 'fullscreen' }],
    ['c', 'KeyC', { type: 'captions' }],
    ['0', 'Digit0', { type: 'seekTo', fraction: 0 }],
    ['9', 'Digit9', { type: 'seekTo', fraction: 0.9 }],
    ['5', 'Numpad5', { type: 'seekTo', fraction: 0.5 }],
    ['ArrowLeft', 'Numpad4', { type: 'seek', by: -10 }],
  ])('%s (%s)', (key, code, action) => {
    expect(playerAction(press(key, code), 'player')).toEqual(action);
  });

  it.each([
    ['า', 'KeyK', { type: 'toggle' }],
    ['ท', 'KeyM', { type: 'mute' }],
    ['ด', 'KeyF', { type: 'fullscreen' }],
    ['แ', 'KeyC', { type: 'captions' }],
    ['ถ', 'Digit5', { type: 'seekTo', fraction: 0.5 }],
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
    expect(playerAction(press('k', 'KeyK'), 'button')).toEqual({ type: 'toggle' });
    expect(playerAction(press('ArrowRight', 'ArrowRight'), 'volume')).toEqual({ type: 'volume', by: 0.1 });
  });
});
