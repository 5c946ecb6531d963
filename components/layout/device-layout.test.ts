import { expect, it } from 'vitest';
import { deviceLayoutFor } from './device-layout';

it.each([
  [390, true, 'mobile'],
  [767, false, 'mobile'],
  [820, true, 'tablet'],
  [820, false, 'default'],
  [1279, true, 'tablet'],
  [1280, true, 'default'],
  [1440, false, 'default'],
] as const)('D a window of %d px with a coarse pointer: %s is %s', (width, coarse, layout) => {
  expect(deviceLayoutFor(width, coarse)).toBe(layout);
});
