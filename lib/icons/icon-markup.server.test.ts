import { describe, expect, it } from 'vitest';
import { iconMarkup } from './icon-markup.server';

describe('I4 the markup of an installed icon', () => {
  it('gives view box and body, also of an alias', () => {
    expect(iconMarkup('house')).toEqual({ viewBox: '0 0 24 24', body: expect.stringContaining('<path') });
    expect(iconMarkup('home')).toEqual(iconMarkup('house'));
  });

  it('leaves out what `.icon` says of every drawing, and the group that said it', () => {
    expect(iconMarkup('search').body).toBe('<path d="m21 21l-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
    expect(iconMarkup('bath').body).toMatch(/^<path d="[^"]+"\/>$/);
  });

  it.each(['no-such-icon', '', 'constructor', '__proto__', 'toString'])('throws for %j', (name) => {
    expect(() => iconMarkup(name)).toThrow(`There is no icon '${name}' in Lucide.`);
  });
});
