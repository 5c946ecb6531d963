import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ID_PATTERN } from './ids';
import { projectId } from './projects';

const idOf = (project: { th?: string; en?: string } | undefined, districtCode = '1039') =>
  projectId({ project, address: { districtCode } });

describe('the id of a project', () => {
  it('is its English name with the district, whatever its case and spaces', () => {
    expect(idOf({ th: 'ริมสวน ทวิน อ่อนนุช', en: 'Rimsuan Twin On Nut' })).toBe('rimsuan-twin-on-nut-1039');
    expect(idOf({ en: ' RIMSUAN  Twin (On Nut)' })).toBe('rimsuan-twin-on-nut-1039');
    expect(idOf({ en: 'Café Résidence' })).toBe('cafe-residence-1039');
    expect(idOf(undefined)).toBeUndefined();
  });

  it('differs by district, and between names without Latin letters', () => {
    expect(idOf({ en: 'Lumpini Ville' }, '1017')).not.toBe(idOf({ en: 'Lumpini Ville' }));
    expect(idOf({ th: 'ลุมพินี 24' })).toMatch(/^project-[a-z0-9]+-1039$/);
    expect(idOf({ th: 'ลุมพินี 24' })).not.toBe(idOf({ th: 'ศุภาลัย 24' }));
    expect(idOf({ th: 'เดอะ Line 71' })).not.toBe(idOf({ th: 'ดิ Line 71' }));
  });

  it('is valid in an address for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }), (en) => {
        expect(idOf({ en })).toMatch(ID_PATTERN);
      }),
    );
  });
});
