import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBuildId, readManifestRules, reroute } from './build-manifest';

const rule = { from: '/condo', to: '/search?type=condo', status: 302, external: false };
const manifest = { id: 'a', timestamp: 1, matcher: { redirects: [rule] }, prerendered: [] };
const rulesWith = (changed: object) =>
  readManifestRules({ ...manifest, matcher: { redirects: [{ ...rule, ...changed }] } });

describe('U1 readBuildId', () => {
  it('returns the id of a build', () => {
    expect(readBuildId({ id: 'be7999bb6a', timestamp: 1 })).toBe('be7999bb6a');
  });

  it.each([null, undefined, 'be7999bb6a', [], {}, { id: '' }, { id: 7 }])('returns null for %j', (answer) => {
    expect(readBuildId(answer)).toBeNull();
  });
});

describe('U3 readManifestRules', () => {
  it('returns the redirect rules', () => {
    expect(readManifestRules(manifest)).toEqual([rule]);
    const outside = { ...rule, to: 'https://line.me/x', external: true };
    expect(rulesWith(outside)).toEqual([outside]);
  });

  it.each([
    { to: 'javascript:alert(1)' },
    { to: 'javascript:alert(1)', external: true },
    { to: 'http://line.me/x', external: true },
    { to: '//evil.example' },
    { to: '/\\evil.example' },
    { to: 'https://line.me/x' },
    { from: 'condo' },
    { status: 200 },
    { external: 'yes' },
  ])('skips a rule with %j', (changed) => {
    expect(rulesWith(changed)).toEqual([]);
  });

  it('returns null for anything but a manifest, and never throws', () => {
    expect(readManifestRules({ ...manifest, id: '' })).toBeNull();
    expect(readManifestRules({ ...manifest, matcher: {} })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(readManifestRules(answer)).toBeNull();
        expect(() => rulesWith({ from: answer, to: answer })).not.toThrow();
      }),
    );
  });
});

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
