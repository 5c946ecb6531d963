import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ICON_NAME_MAX_LENGTH, isFullIconName, isIconName } from './icon-name';

describe('I1 icon names', () => {
  it.each(['house', 'map-pin', '3d', 'a-1-b', 'a'.repeat(ICON_NAME_MAX_LENGTH)])('accepts %s', (name) => {
    expect(isIconName(name)).toBe(true);
  });

  it.each([
    '',
    '-a',
    'a-',
    'a--b',
    'A',
    'a_b',
    '__proto__',
    'toString',
    '../a',
    'a\n',
    'a\0',
    '<b>',
    'บ้าน',
    'a'.repeat(ICON_NAME_MAX_LENGTH + 1),
  ])('rejects %j', (name) => {
    expect(isIconName(name)).toBe(false);
  });

  it('accepts a full name only with a set and an icon', () => {
    expect(isFullIconName('lucide:map-pin')).toBe(true);
    for (const name of ['lucide', 'map-pin', ':a', 'a:', 'a:b:c', '@host:a:b', 'lucide:toString', '']) {
      expect(isFullIconName(name)).toBe(false);
    }
  });

  it('rejects long names in linear time', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-]{0,5000}!$/), (name) => !isFullIconName(`${name}:${name}`)));
  });
});
