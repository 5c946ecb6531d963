import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBuildId, readManifestRules } from './build-manifest';

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
