import { describe, expect, it } from 'vitest';
import { iconMarkup } from './icon-markup.server';

describe('I4 the markup of an installed icon', () => {
  it('returns view box and body, also for an alias', () => {
    expect(iconMarkup('house')).toEqual({ viewBox: '0 0 24 24', body: expect.stringContaining('<path') });
    expect(iconMarkup('home')).toEqual(iconMarkup('house'));
  });

  it('omits the attributes that the class `.icon` sets, and their group', () => {
    expect(iconMarkup('search').body).toBe('<path d="m21 21l-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
    expect(iconMarkup('bath').body).toMatch(/^<path d="[^"]+"\/>$/);
  });

  it.each(['no-such-icon', '', 'constructor', '__proto__', 'toString'])('throws for %j', (name) => {
    expect(() => iconMarkup(name)).toThrow(`There is no icon '${name}' in Lucide.`);
  });
});
