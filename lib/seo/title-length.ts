/**
 * What Google shows of a title: it cuts off what exceeds the width of the result column on a desktop, 600 px. Google
 * publishes no figure (developers.google.com/search/docs/appearance/title-link says that titles are cut to fit the
 * device); measurements of result pages agree on 580 to 600 px, set in Arial at 20 px.
 */
const MAX_PIXELS = 600;
const FONT_PIXELS = 20;

/** Letters, without vowels and tone marks above or below them, which take no width. */
const MAX_LETTERS = 59;

/**
 * Advance widths in thousandths of an em: of Arial, which has no Thai, and for Thai the widest of Noto Sans Thai, Loma
 * and Garuda, rounded.
 */
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

/** Whether Google shows the whole title. */
export const isTitleShown = (title: string): boolean =>
  lettersOf(title).length <= MAX_LETTERS && titlePixels(title) <= MAX_PIXELS;

/** The first of some titles that Google shows as a whole, or the last one. */
export const shownTitle = (titles: readonly string[]): string => titles.find(isTitleShown) ?? titles.at(-1) ?? '';
