import fc from 'fast-check';
import { DASHES } from 'thai-property-search/testing/dashes';
import { describe, expect, it } from 'vitest';
import { comparedQuery, ICON_NAME_MAX_LENGTH, isFullIconName, isIconName, readComparedIds } from './ids';

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

describe('readComparedIds', () => {
  it('reads up to four ids, each once, in order', () => {
    expect(readComparedIds('rm-2,rm-1,rm-2,rm-3,rm-4,rm-5')).toEqual(['rm-2', 'rm-1', 'rm-3', 'rm-4']);
    expect(readComparedIds(['rm-1', 'rm-2'])).toEqual(['rm-1']);
  });

  it.each(DASHES)('reads ids with the dash %j', (dash) => {
    expect(readComparedIds(`rm${dash}1,rm${dash}2`)).toEqual(['rm-1', 'rm-2']);
  });

  it('ignores invalid ids', () => {
    expect(readComparedIds('../x,<b>,,rm-1, rm-2,__proto__')).toEqual(['rm-1']);
    expect(readComparedIds(undefined)).toEqual([]);
    expect(readComparedIds('x'.repeat(100_000))).toEqual([]);
  });

  it('reads its own output, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string())), (input) => {
        const ids = readComparedIds(input);
        expect(readComparedIds(comparedQuery(ids).replace('?ids=', ''))).toEqual(ids);
      }),
    );
  });
});
