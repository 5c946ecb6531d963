import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { resolveTarget } from './address-scheme';

const EXTERNAL = 'Navigating to an external URL is not allowed by default. Use navigateTo(url, { external: true }).';

describe('N2 resolveTarget', () => {
  it.each(['/search', '/search?q=https://x.example', 'search', '?q=1', '#top', '/a//b', './x'])(
    'returns %s unchanged',
    (url) => {
      expect(resolveTarget(url)).toEqual({ href: url, external: false });
    },
  );

  it('resolves an empty target to the home page', () => {
    expect(resolveTarget('')).toEqual({ href: '/', external: false });
    expect(resolveTarget(' \t')).toEqual({ href: '/', external: false });
  });

  it.each([
    'https://evil.example',
    'HTTP://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    ' //evil.example',
    '\u0001//evil.example',
    'mailto:a@b.example',
  ])('rejects %j without the flag', (url) => {
    expect(() => resolveTarget(url)).toThrow(EXTERNAL);
  });

  it('accepts an external target with the flag', () => {
    expect(resolveTarget('https://line.me/x', { external: true })).toEqual({
      href: 'https://line.me/x',
      external: true,
    });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:x',
    'data:text/html,x',
    'blob:x',
    'vbscript:x',
  ])('always rejects %j', (url) => {
    expect(() => resolveTarget(url, { external: true })).toThrow(
      /^Cannot navigate to a URL with '(javascript|data|blob|vbscript):' protocol\.$/,
    );
  });

  it('never resolves an internal target to another site', () => {
    const origin = 'https://rommai.example';
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.stringMatching(/^[/\\\t .a-z:@]{0,12}$/)), (url) => {
        let href: string;
        try {
          ({ href } = resolveTarget(url));
        } catch {
          return;
        }
        expect(new URL(href, `${origin}/en-us/x`).origin).toBe(origin);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
