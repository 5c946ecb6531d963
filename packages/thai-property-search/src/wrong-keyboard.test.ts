import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Known } from './engine/known-words';
import { withRightKeyboard } from './wrong-keyboard';

const LISTED = new Set(['คอนโด', 'ที่ดิน', 'อ่อนนุช', 'บ้าน', 'ซอย', 'condo', 'ari', 'bts', 'off', 'ที่จอดรถ']);
const WORDS = new Set(['ไม่เกิน', 'ล้าน', 'ถูก', 'under', 'pool', 'hotel']);

const known = (text: string): Known | undefined =>
  LISTED.has(text) ? 'listings' : WORDS.has(text) ? 'dictionary' : undefined;

const retyped = (q: string) => withRightKeyboard(q, known).q;

describe('withRightKeyboard', () => {
  it.each([
    ['8voFf', 'คอนโด'],
    ['mujfbo', 'ที่ดิน'],
    ['8voFf vjvoo6=', 'คอนโด อ่อนนุช'],
    ['8voFf vjvoo=0', 'คอนโด อ่อนนชจ'],
    ['[hko w,jgdbo 5 ]hko', 'บ้าน ไม่เกิน 5 ล้าน'],
    ['8voFf BTS 45sqm', 'คอนโด BTS 45sqm'],
    [':vp', ':vp'],
    ['8voFf  :vp', 'คอนโด  ซอย'],
    ['แนืกน', 'condo'],
    ['แนืกน ีืกำพ 5', 'condo under 5'],
    ['ยนนส', 'ยนนส'],
  ])('reads %s as %s', (typed, taken) => {
    expect(retyped(typed)).toBe(taken);
  });

  it('reports each word that it retyped', () => {
    expect(withRightKeyboard('8voFf bts', known).corrections).toEqual([{ typed: '8voFf', taken: 'คอนโด' }]);
  });

  it('keeps codes, addresses, amounts and words that are known as typed', () => {
    for (const word of [
      'RM-1009',
      'rm1009',
      'rm_1009',
      'dk400',
      'me@mail.com',
      'www.rommai.com',
      'http://8voff',
      '5m',
      'off',
      'ถูก',
    ])
      expect(retyped(`8voFf ${word}`)).toBe(`คอนโด ${word}`);
  });

  it('keeps everything if no word becomes one of listings or places', () => {
    for (const q of ['', ' ', 'w,jgdbo', 'vjvoo=0', 'คอนโด', 'condo ari', '!@#', '้ง']) expect(retyped(q)).toBe(q);
  });

  const letter = fc.constantFrom(...'8voFf6jmubk= @-1.คอนโดแนืก้่เ\ud800"');
  const sometimes = (text: string): Known | undefined =>
    [undefined, 'listings' as const, 'dictionary' as const][(text.length + text.charCodeAt(0)) % 3];

  it('never throws, and changes nothing the second time', () => {
    const any = fc.nat(0xffff).map((unit) => String.fromCharCode(unit));
    const text = fc.oneof(fc.string({ unit: any }), fc.string({ unit: letter, maxLength: 40 }));
    fc.assert(
      fc.property(text, (q) => {
        for (const knows of [known, sometimes, () => 'listings' as const, () => undefined]) {
          const once = withRightKeyboard(q, knows).q;
          if (withRightKeyboard(once, knows).q !== once) return false;
        }
        return true;
      }),
    );
  });

  it('looks each word up at most twice', () => {
    let lookUps = 0;
    const q = 'vjvoo6= '.repeat(5_000);
    withRightKeyboard(q, () => {
      lookUps += 1;
      return undefined;
    });
    expect(lookUps).toBeLessThanOrEqual(2 * 5_000);
  });
});
