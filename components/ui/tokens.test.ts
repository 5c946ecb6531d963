import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/globals.css', 'utf8');
const declared = new Map(
  [...css.matchAll(/--p-([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

type Mode = 'light' | 'dark';

/** A token as the browser resolves it in a mode: `light-dark()` first, then the variables. */
function colour(name: string, mode: Mode): string {
  const value = declared.get(name) ?? '';
  const [, light = '', dark = ''] = /^light-dark\((.+?),\s*(.+)\)$/.exec(value) ?? [value, value, value];
  const chosen = (mode === 'light' ? light : dark).trim();
  const [, reference] = /^var\(--p-([a-z0-9-]+)\)$/.exec(chosen) ?? [];
  return reference === undefined ? chosen : colour(reference, mode);
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const METRO = ['green', 'yellow', 'red', 'blue', 'purple', 'orange'].map((name) => `metro-${name}`);
const TEXTS = ['font', 'muted', 'icon', 'phprimary', 'secondary', 'accent', 'bluesea', 'danger', ...METRO];
const GROUNDS = ['page', 'surface', 'sunken', 'lightblue'];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s on %s reads (AA, 4.5)',
    (text, ground) => {
      expect(contrast(colour(text, mode), colour(ground, mode))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-primary', 'phprimary'],
    ['on-primary', mode === 'light' ? 'phprimary-600' : 'phprimary-300'],
  ])('%s on %s reads, also under the pointer', (text, ground) => {
    expect(contrast(colour(text, mode), colour(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  it('white on the hero and the labels reads', () => {
    expect(contrast('#ffffff', colour('midnightblue', mode))).toBeGreaterThanOrEqual(4.5);
  });
});
