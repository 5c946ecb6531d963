import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPreviewToken, previewListing, previewToken } from './preview.server';

const SECRET = 'a secret of previews';
const NOW = Date.parse('2026-12-01T05:00:00Z');
const token = (id = 'rm-1023', seconds = 86_400) => previewToken(id, NOW / 1_000 + seconds, SECRET) ?? '';
const opens = (given: string, id = 'rm-1023', now = NOW, secret = SECRET) => isPreviewToken(id, given, now, secret);

describe('the token of a preview', () => {
  it('opens its own listing until it ends', () => {
    expect([opens(token()), opens(token(), 'rm-1023', NOW + 86_399_000)]).toEqual([true, true]);
    expect(opens(token(), 'rm-1023', NOW + 86_400_000)).toBe(false);
    expect([opens(token(), 'rm-1024'), opens(token(), 'rm-1023', NOW, 'another secret of staff')]).toEqual([
      false,
      false,
    ]);
  });

  it('opens nothing with another end or any other digit, or without a secret', () => {
    const [end = '', mac = ''] = token().split('-');
    const later = (Number.parseInt(end, 36) + 86_400).toString(36);
    const other = (digit: string) => (digit === '0' ? '1' : '0');
    for (const wrong of [`${later}-${mac}`, `0${end}-${mac}`, `${end.toUpperCase()}-${mac}`, `${token()}0`])
      expect([wrong, opens(wrong)]).toEqual([wrong, false]);
    for (let at = 0; at < mac.length; at++)
      expect(opens(`${end}-${mac.slice(0, at)}${other(mac.charAt(at))}${mac.slice(at + 1)}`)).toBe(false);
    const wild = fc.oneof(fc.string(), fc.stringMatching(/^[1-9a-z][0-9a-z]{0,7}-[0-9a-f]{32}$/));
    fc.assert(fc.property(wild, (wrong) => !opens(wrong)));
    expect([isPreviewToken('rm-1023', token(), NOW, undefined), previewToken('rm-1023', 1, undefined)]).toEqual([
      false,
      null,
    ]);
  });
});

it('a draft is read as an active listing, and one that does not exist as nothing', async () => {
  expect(await previewListing('rm-1024')).toMatchObject({ id: 'rm-1024', recordStatus: 'Active' });
  expect(await previewListing('rm-9999')).toBeUndefined();
});
