import { expect, it } from 'vitest';
import { passesOptions } from './passes-options';

const press = (key: string, altKey = false) => passesOptions({ key, altKey, ctrlKey: false, metaKey: false });

it.each(['ArrowDown', 'End', 'PageUp', 'p', 'ร', '5'])('%s passes an option of a closed select', (key) =>
  expect(press(key)).toBe(true),
);

it.each([' ', 'Enter', 'Tab', 'Escape', 'F4', 'Shift'])('%j opens it, leaves it or does nothing', (key) =>
  expect(press(key)).toBe(false),
);

it('an arrow with Alt opens it', () => expect(press('ArrowDown', true)).toBe(false));
