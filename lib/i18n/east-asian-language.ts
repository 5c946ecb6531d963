export type EastAsianLanguage = 'ja' | 'zh-Hans' | 'zh-Hant';

/** Frequent characters of searches for homes whose simplified forms differ. */
const TRADITIONAL =
  /[買賣華邁萊蘇羅島樓層單獨棟雙聯別業產區鐵車場價錢萬銖臺灣龍東門學醫園邊鄰廳臥間閣帶設備貸稅權個這裡請問對費銷鋪購賃屬國達]/;

/** Kana are only Japanese. Han alone counts as Chinese: simplified unless a character is only traditional Chinese. */
export function eastAsianLanguage(text: string): EastAsianLanguage | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (!/\p{Script=Han}/u.test(text)) return undefined;
  return TRADITIONAL.test(text) ? 'zh-Hant' : 'zh-Hans';
}
