import { expect, it } from 'vitest';
import { eastAsianLanguage } from './east-asian-language';

it.each([
  ['曼谷公寓', 'zh-Hans'],
  ['清迈买房', 'zh-Hans'],
  ['清邁買房', 'zh-Hant'],
  ['芭提雅商铺', 'zh-Hans'],
  ['バンコク コンドミニアム', 'ja'],
  ['ﾊﾞﾝｺｸ', 'ja'],
  ['賃貸マンション', 'ja'],
  ['condo 曼谷 5m', 'zh-Hans'],
  ['คอนโด Bangkok 2 bed', undefined],
  ['방콕 콘도', undefined],
  ['', undefined],
])('%j is in %s', (text, language) => expect(eastAsianLanguage(text)).toBe(language));
