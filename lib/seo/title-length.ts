/** Google gives no width (developers.google.com/search/docs/appearance/title-link). Measured in Arial: 580–600 px. */
const MAX_PIXELS = 600;
const FONT_PIXELS = 20;

/** Letters, without vowels and tone marks above or below them, which take no width. */
const MAX_LETTERS = 59;

/** In thousandths of an em: Arial, and for Thai, which it lacks, the widest of Noto Sans Thai, Loma and Garuda. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [222, "ijl'’‘"],
  [278, ' \u00a0!,./:;I[]·ft|'],
  [333, '()-r“”'],
  [450, 'ะาำเโใไ'],
  [500, 'Jckvsxyz'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [944, 'W%@'],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

function widthOf(letter: string): number {
  const known = WIDTH_OF.get(letter);
  if (known !== undefined) return known;
  if (letter <= '~' || letter === '–') return 556;
  return /[\u0e00-\u0e7f]/.test(letter) ? 600 : 1_000;
}

/** The letters that take a width. */
export const lettersOf = (text: string): readonly string[] => text.match(/[^\p{M}\p{Cf}]/gu) ?? [];

/** The width of a title in Google's results on a desktop, in CSS pixels. */
export const titlePixels = (title: string): number =>
  (lettersOf(title).reduce((sum, letter) => sum + widthOf(letter), 0) * FONT_PIXELS) / 1_000;

export const isTitleShown = (title: string): boolean =>
  lettersOf(title).length <= MAX_LETTERS && titlePixels(title) <= MAX_PIXELS;

/** The first of some titles that Google shows as a whole, or the last one. */
export const shownTitle = (titles: readonly string[]): string => titles.find(isTitleShown) ?? titles.at(-1) ?? '';
