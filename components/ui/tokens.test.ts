import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, type Rgb } from '../style-guide/token-contrast';

const css = readFileSync('app/globals.css', 'utf8');
const declared = new Map(
  [...css.matchAll(/--p-([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

type Mode = 'light' | 'dark';

/** Resolves a token for a mode as the browser does: `light-dark()` first, then the variables. */
function colour(name: string, mode: Mode): string {
  const value = declared.get(name) ?? '';
  const [, light = '', dark = ''] = /^light-dark\((.+?),\s*(.+)\)$/.exec(value) ?? [value, value, value];
  const chosen = (mode === 'light' ? light : dark).trim();
  const [, reference] = /^var\(--p-([a-z0-9-]+)\)$/.exec(chosen) ?? [];
  return reference === undefined ? chosen : colour(reference, mode);
}

const rgb = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [red, green, blue];
};

const METRO = ['green', 'yellow', 'red', 'blue', 'purple', 'orange', 'pink'].map((name) => `metro-${name}`);
const TEXTS = ['font', 'muted', 'icon', 'phprimary', 'secondary', 'accent', 'bluesea', 'danger', ...METRO];
const GROUNDS = ['page', 'surface', 'sunken', 'lightblue'];

it('C: the primary colour is shade 500 in light mode and 400 in dark mode', () => {
  expect(colour('phprimary', 'light')).toBe(declared.get('phprimary-500'));
  expect(colour('phprimary', 'dark')).toBe(declared.get('phprimary-400'));
});

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s on %s is legible (AA, 4.5)',
    (text, ground) => {
      expect(contrast(rgb(colour(text, mode)), rgb(colour(ground, mode)))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-primary', 'phprimary'],
    ['on-primary', mode === 'light' ? 'phprimary-600' : 'phprimary-300'],
  ])('%s on %s is legible, also on hover', (text, ground) => {
    expect(contrast(rgb(colour(text, mode)), rgb(colour(ground, mode)))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('the border of a field is visible on %s (WCAG 1.4.11, 3)', (ground) => {
    expect(contrast(rgb(colour('control', mode)), rgb(colour(ground, mode)))).toBeGreaterThanOrEqual(3);
  });

  it.each(['phprimary', 'danger'])('%s is visible as the fill of a checkbox or a button', (fill) => {
    expect(contrast(rgb(colour('surface', mode)), rgb(colour(fill, mode)))).toBeGreaterThanOrEqual(4.5);
  });

  it('white is legible on the hero and the labels', () => {
    expect(contrast([255, 255, 255], rgb(colour('midnightblue', mode)))).toBeGreaterThanOrEqual(4.5);
  });
});
