import { icons as lucide } from '@iconify-json/lucide';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIconSet } from './icon-set';

const check = { body: '<path d="M20 6 9 17l-5-5"/>' };

describe('I2 I3 isIconSet', () => {
  it('accepts the installed set, and a response with aliases and missing icons', () => {
    expect(isIconSet(lucide)).toBe(true);
    const answer = {
      prefix: 'x',
      icons: { check },
      aliases: { tick: { parent: 'check' } },
      not_found: ['no'],
      width: 24,
    };
    expect(isIconSet(answer)).toBe(true);
  });

  it.each([
    ['no object', 'text'],
    ['a list', []],
    ['no prefix', { icons: {} }],
    ['an invalid prefix', { prefix: '../x', icons: {} }],
    ['no icons', { prefix: 'x' }],
    ['icons as a list', { prefix: 'x', icons: [] }],
    ['an icon without a body', { prefix: 'x', icons: { check: {} } }],
    ['a body that is no text', { prefix: 'x', icons: { check: { body: 1 } } }],
    ['a width that is text', { prefix: 'x', icons: { check: { ...check, width: '24"' } } }],
    ['an invalid name', { prefix: 'x', icons: { '<b>': check } }],
    ['a prototype as name', JSON.parse('{"prefix":"x","icons":{"__proto__":{"body":""}}}')],
    ['an alias of a missing icon', { prefix: 'x', icons: { check }, aliases: { tick: { parent: 'cross' } } }],
    ['an alias of a prototype', { prefix: 'x', icons: { check }, aliases: { tick: { parent: 'constructor' } } }],
    ['aliases as text', { prefix: 'x', icons: { check }, aliases: 'tick' }],
    ['a date that is text', { prefix: 'x', icons: { check }, lastModified: '1' }],
    ['missing icons as text', { prefix: 'x', icons: { check }, not_found: 'no' }],
  ])('rejects %s', (_, value) => {
    expect(isIconSet(value)).toBe(false);
  });

  it('never throws for any value', () => {
    const anyValue = fc.oneof(
      fc.anything(),
      fc.record({ prefix: fc.constant('x'), icons: fc.object(), aliases: fc.object(), not_found: fc.anything() }),
    );
    fc.assert(fc.property(anyValue, (value) => typeof isIconSet(value) === 'boolean'));
  });
});
