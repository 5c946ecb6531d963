import { icons as lucide } from '@iconify-json/lucide';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iconHostOrigins, iconProvider, isIconSet } from './icon-set';

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

describe('I2 the sources of icons', () => {
  it('use https, and http only for this machine', () => {
    expect(iconHostOrigins(['api.iconify.design', 'icons.example:8443', 'localhost:3000', '127.0.0.1'])).toEqual([
      'https://api.iconify.design',
      'https://icons.example:8443',
      'http://localhost:3000',
      'http://127.0.0.1',
    ]);
    expect(iconHostOrigins(['localhost.example', '127.0.0.1.example'])).toEqual([
      'https://localhost.example',
      'https://127.0.0.1.example',
    ]);
  });

  it('include the endpoint at API_BASE_URL', () => {
    expect(iconProvider('https://api.example', []).resources).toEqual(['https://api.example/api/icons']);
  });

  it('are the endpoint and then the hosts in order, with the values of §9', () => {
    expect(iconProvider('', ['https://a.example', 'https://b.example'])).toEqual({
      resources: ['/api/icons', 'https://a.example', 'https://b.example'],
      path: '/',
      maxURL: 500,
      rotate: 750,
      timeout: 5_000,
      random: false,
    });
  });
});
