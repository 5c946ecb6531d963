import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deviceLayoutFor } from './browser';

it.each([
  [390, true, 'mobile'],
  [767, false, 'mobile'],
  [820, true, 'tablet'],
  [820, false, 'default'],
  [1279, true, 'tablet'],
  [1280, true, 'default'],
  [1440, false, 'default'],
] as const)('D a viewport of %d px (coarse pointer: %s) has the layout %s', (width, coarse, layout) => {
  expect(deviceLayoutFor(width, coarse)).toBe(layout);
});

it('D the styles of the first paint use the same widths and pointer', () => {
  const styles = readFileSync('app/globals.css', 'utf8');
  const [mobile, tablet] = [768 / 16, 1280 / 16];
  expect(styles).toContain(`@custom-variant mobile (@media (width < ${mobile}rem));`);
  expect(styles).toContain(
    `@custom-variant tablet (@media (${mobile}rem <= width < ${tablet}rem) and (pointer: coarse));`,
  );
});
