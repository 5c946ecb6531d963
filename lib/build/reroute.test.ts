import { describe, expect, it } from 'vitest';
import { reroute } from './reroute';

const known = {
  rules: [
    { from: '/condo', to: '/search?type=condo', status: 302, external: false },
    { from: '/line', to: 'https://line.me/x', status: 302, external: true },
    { from: '/broken', to: 'javascript:alert(1)', status: 302, external: true },
  ],
  isOutdated: false,
  currentUrl: 'https://rommai.example/th-th/search?type=house',
  locale: 'th-th',
  routing: { defaultLocale: 'en-us', prefix: 'always' },
} as const;

const out = (href: string, changed: Partial<typeof known> | { isOutdated: boolean } = {}, scroll = true) =>
  reroute({ href, scroll }, { ...known, ...changed });

describe('N1 U3 reroute by a redirect rule', () => {
  it('goes to an internal target with the router, and keeps query and hash', () => {
    expect(out('/en-us/condo?utm=a#map')).toEqual({
      by: 'router',
      href: 'https://rommai.example/en-us/search?type=condo&utm=a#map',
    });
    expect(out('/condo')?.href).toBe('https://rommai.example/th-th/search?type=condo');
  });

  it('goes to an external target with the browser', () => {
    expect(out('/th-th/line?a=b')).toEqual({ by: 'browser', href: 'https://line.me/x?a=b' });
  });

  it('returns null for any other target, and for a rule with an unsafe target', () => {
    for (const href of ['/th-th/search', '/th-th/condo/x', 'https://other.example/condo', 'http://[', '/th-th/broken'])
      expect(out(href), href).toBeNull();
  });
});

describe('U2 reroute of an outdated page', () => {
  it('loads the target as a document, also that of a rule', () => {
    expect(out('/th-th', { isOutdated: true })).toEqual({ by: 'browser', href: 'https://rommai.example/th-th' });
    expect(out('/th-th/condo', { isOutdated: true })).toEqual({
      by: 'browser',
      href: 'https://rommai.example/th-th/search?type=condo',
    });
  });

  it('returns null for a place on the same page, another site, or a page that keeps its scroll position', () => {
    expect(out('/th-th/search?type=house#map', { isOutdated: true })).toBeNull();
    expect(out('https://other.example/', { isOutdated: true })).toBeNull();
    expect(out('/th-th/search?type=condo', { isOutdated: true }, false)).toBeNull();
  });
});
