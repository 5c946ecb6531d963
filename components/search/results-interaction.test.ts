import { expect, it } from 'vitest';
import { changesSelectedOption } from './results-interaction';

const press = (key: string, altKey = false) => changesSelectedOption({ key, altKey, ctrlKey: false, metaKey: false });

it.each(['ArrowDown', 'End', 'PageUp', 'p', 'ร', '5'])('%s changes the option of a closed select', (key) =>
  expect(press(key)).toBe(true),
);

it.each([' ', 'Enter', 'Tab', 'Escape', 'F4', 'Shift'])('%j opens or leaves a closed select, or does nothing', (key) =>
  expect(press(key)).toBe(false),
);

it('an arrow key with Alt opens a closed select', () => expect(press('ArrowDown', true)).toBe(false));
